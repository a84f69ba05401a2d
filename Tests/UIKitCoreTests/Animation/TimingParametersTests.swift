import Foundation
import GlissadeLayers
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of group H: springs by the names that clients use.
@MainActor struct TimingParametersTests {
  @Test("H-01 initial velocity is velocity divided by the remaining distance")
  func relativeVelocity() throws {
    // 100 pt/s with 200 pt to go.
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 100.0 / 200))
    let distance = parameters.resolved(duration: 1)
    let dt = 1e-5
    let speed = distance.curve.progress(at: dt, duration: distance.duration) / dt * 200
    #expect(abs(speed - 100) < 0.2)
  }

  @Test("H-03 a physical spring takes its own time, a fitted one the time it is given")
  func durations() {
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 15, initialVelocity: .zero)
    for asked in [0.1, 1, 7] {
      let distance = physical.resolved(duration: asked)
      #expect(abs(distance.duration - 1.006) < 0.001)
      let fitted = UISpringTimingParameters(dampingRatio: 0.8).resolved(duration: asked)
      #expect(fitted.duration == asked)
      #expect(abs(fitted.curve.progress(at: asked * 0.999, duration: asked) - 1) < 0.01)
      #expect(abs(fitted.curve.progress(at: asked * 0.2, duration: asked) - 1) > 0.01)
    }
    // The given duration is fitted: half the time, twice the pace.
    let short = UISpringTimingParameters(dampingRatio: 0.5).resolved(duration: 0.5)
    let long = UISpringTimingParameters(dampingRatio: 0.5).resolved(duration: 1)
    for t in [0.05, 0.1, 0.2, 0.3] {
      #expect(
        abs(
          short.curve.progress(at: t, duration: 0.5) - long.curve.progress(at: 2 * t, duration: 1))
          < 1e-9)
    }
  }

  @Test("H-08 damping above 1 counts as 1")
  func damping() {
    func shown(_ ratio: CGFloat) -> [CGFloat] {
      let play = Play()
      play.setup.run {
        UIView.animate(
          withDuration: 0.5, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0
        ) { play.first.view.frame.origin.y = 100 }
      }
      return (0..<20).map { _ in
        play.setup.frame()
        return play.first.view.shownY
      }
    }
    #expect(shown(3) == shown(1))
    #expect(shown(0.5) != shown(1))
    #expect(shown(1).allSatisfy { $0 <= 100 })
    #expect(shown(0.3).contains { $0 > 101 })
  }

  @Test("E-06 cubic parameters by points and by name")
  func cubics() {
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    let same = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1))
    #expect(named.timingCurveType == .builtin)
    #expect(same.timingCurveType == .cubic)
    #expect(named.controlPoint1 == same.controlPoint1)
    for t in [0.1, 0.25, 0.8] {
      #expect(
        named.resolved(duration: 1).curve.progress(at: t, duration: 1)
          == same.resolved(duration: 1).curve.progress(at: t, duration: 1))
    }
  }

  @Test("H-04 by default mass 3, stiffness 1000, damping 500; they settle in 0.52 s")
  func defaults() throws {
    let parameters = UISpringTimingParameters()
    guard case .physical(let spring) = parameters.definition else {
      Issue.record("no physical spring")
      return
    }
    #expect(spring == Spring(angularFrequency: (1000.0 / 3).squareRoot(), mass: 3))
    let curve = parameters.resolved(duration: 0.2)
    #expect(abs(curve.duration - 0.52) < 0.005)
    #expect(abs(1 - curve.curve.progress(at: 0.5, duration: curve.duration) - 0.0011) < 0.0001)
    let animator = UIViewPropertyAnimator(duration: 0.2, timingParameters: parameters)
    #expect(animator.duration == curve.duration)
    #expect(UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.5).duration == 0.2)
  }

  @Test(
    "H-04 more than critical damping counts as critical with the same ω, less stays as it is",
    arguments: [0.2, 0.9, 1, 1.1, 4.56, 20])
  func overdamped(ratio: Double) {
    let own = Spring(angularFrequency: 12, dampingRatio: ratio, mass: 2)
    let parameters = UISpringTimingParameters(
      mass: own.mass, stiffness: own.stiffness, damping: own.damping, initialVelocity: .zero)
    guard case .physical(let spring) = parameters.definition else {
      Issue.record("no physical spring")
      return
    }
    #expect(abs(spring.angularFrequency - 12) < 1e-9)
    #expect(abs(spring.dampingRatio - min(ratio, 1)) < 1e-9)
    #expect(spring.mass == 2)
  }

  @Test("M-21 a negative bounce keeps its overdamped motion")
  func negativeBounce() {
    let parameters = UISpringTimingParameters(duration: 0.4, bounce: -0.5)
    guard case .physical(let spring) = parameters.definition else {
      Issue.record("no physical spring")
      return
    }
    #expect(abs(spring.dampingRatio - 2) < 1e-9)
  }

  @Test("M-21 a spring by duration and bounce")
  func bounce() {
    let parameters = UISpringTimingParameters(duration: 0.4, bounce: 0.3)
    guard case .physical(let spring) = parameters.definition else {
      Issue.record("no physical spring")
      return
    }
    #expect(abs(spring.response - 0.4) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
  }

  @Test("H-06 a distance of 0 divides nothing: velocities that are no numbers count as 0")
  func noDistance() {
    for velocity in [100 / 0.0, -100 / 0.0, 0 / 0.0] {
      let parameters = UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: velocity))
      let distance = parameters.resolved(duration: 0.5)
      #expect(distance.axes == nil)
      #expect(distance.curve.velocity(at: 0, duration: 0.5) == 0)
    }
  }
}
