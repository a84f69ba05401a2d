import Foundation
import GlissadeMotion
import Testing
import UIKit
import UIKitTestSupport

/// Tests of `UIView.animateKeyframes` in the view's own time: I-04, I-05.
@MainActor struct KeyframeTests {
  let play = AnimatorSetup()
  var box: UIView { play.box }

  /// A linear curve of the whole animation, so that fractions of it are fractions of time.
  static let straight = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  func animate(
    _ duration: TimeInterval = 1, delay: TimeInterval = 0,
    options: UIView.KeyframeAnimationOptions = straight, _ keyframes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    play.run {
      UIView.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: keyframes,
        completion: completion)
    }
  }

  func key(_ start: Double, _ duration: Double, _ changes: () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: duration, animations: changes)
  }

  /// Compares the visible y coordinate after each frame with a function of time.
  func expectYs(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    _ expected: (_ time: Double) -> Double
  ) {
    for frame in 1...count {
      play.frame()
      let y = expected(Double(frame) / 60)
      #expect(abs(play.y - y) < 1e-6, "frame \(frame)", sourceLocation: sourceLocation)
    }
  }

  @Test("I-04 the model changes at once, the picture by fractions of the whole; spans without hold")
  func fractions() {
    var ended: [Bool] = []
    animate(0.5, delay: 0.1) {
      key(0.2, 0.4) { box.frame.origin.y = 100 }
      key(0.8, 0.2) { box.frame.origin.y = 40 }
    } completion: {
      ended.append($0)
    }
    #expect(box.frame.minY == 40)
    #expect(play.y == 0)
    expectYs(36) { time in
      let part = (time - 0.1) / 0.5
      if part < 0.2 { return 0 }
      if part < 0.6 { return (part - 0.2) / 0.4 * 100 }
      return part < 0.8 ? 100 : max(100 - (part - 0.8) / 0.2 * 60, 40)
    }
    #expect(ended == [true])
    #expect(box.layer.animationKeys() == nil)
  }

  @Test("I-04 a keyframe of no length is a step")
  func step() {
    animate {
      key(0, 0.25) { box.frame.origin.y = 100 }
      key(0.5, 0) { box.frame.origin.y = 10 }
      key(0.75, 0.25) { box.frame.origin.y = 60 }
    }
    expectYs(60) { time in
      if time < 0.25 { return time * 400 }
      if time < 0.5 - 1e-9 { return 100 }
      return time < 0.75 ? 10 : 10 + (time - 0.75) * 200
    }
  }

  @Test("without a curve of its own the whole eases in and out, like UIView.animate")
  func easesByDefault() {
    animate(options: []) {
      key(0, 0.5) { box.frame.origin.y = 100 }
      key(0.5, 0.5) { box.frame.origin.y = 300 }
    }
    expectYs(60) { time in
      let part = UnitBezier.easeInOut.value(at: time)
      return part < 0.5 ? part * 200 : 100 + (part - 0.5) * 400
    }
  }

  @Test(
    "I-04 what leaves 0…1 is cut off; a change outside any keyframe lasts for the whole animation")
  func clamps() {
    animate {
      box.alpha = 0
      key(-0.5, 1) { box.frame.origin.y = 50 }
      key(0.75, 3) { box.frame.origin.y = 100 }
    }
    expectYs(60) { time in
      time < 0.5 ? 100 * time : time < 0.75 ? 50 : 50 + (time - 0.75) * 200
    }
    #expect(box.shownAlpha == 0)
    animate { box.alpha = 1 }
    play.frames(15)
    #expect(abs(box.shownAlpha - 0.25) < 1e-6)
  }

  @Test("I-05 M-29 cubic meets each keyed value at its time and turns no corner there")
  func cubic() {
    box.frame.origin.y = 310
    animate(options: Self.straight.union(.calculationModeCubic)) {
      for (index, y) in [60.0, 120, 60, 310].enumerated() {
        key(Double(index) / 4, 0.25) { box.frame.origin.y = y }
      }
    }
    var ys = [310.0]
    for _ in 1...60 {
      play.frame()
      ys.append(play.y)
    }
    for (frame, y) in [(15, 60.0), (18, 54.08), (30, 120), (45, 60), (60, 310)] {
      #expect(abs(ys[frame] - y) < 1e-6)
    }
    // Speeds in points a frame; corners of straight lines would change them by 12 and more.
    let speeds = zip(ys.dropFirst(), ys).map { $0 - $1 }
    let bends = zip(speeds.dropFirst(), speeds).map { abs($0 - $1) }
    #expect((bends.max() ?? 0) < 5)
  }

  @Test(
    "every mode of calculation shows its own interpolation between the same keyframes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 84), (.calculationModeDiscrete, 60),
      (.calculationModePaced, 62), (.calculationModeCubic, 67.44),
    ] as [(UIView.KeyframeAnimationOptions, CGFloat)])
  func modes(mode: UIView.KeyframeAnimationOptions, expected: CGFloat) {
    box.frame.origin.y = 310
    animate(options: Self.straight.union(mode)) {
      for (index, y) in [60.0, 120, 60, 310].enumerated() {
        key(Double(index) / 4, 0.25) { box.frame.origin.y = y }
      }
    }
    // 620 points in all; after 0.35 of them 217 are done.
    play.frames(21)
    let y = mode == .calculationModePaced ? 310 - 217 : expected
    #expect(abs(play.y - y) < 1e-6)
  }

  @Test("cubic paced goes an even pace along the curve")
  func cubicPaced() {
    animate(options: Self.straight.union(.calculationModeCubicPaced)) {
      key(0, 0.8) { box.center = CGPoint(x: 5, y: 205) }
      key(0.8, 0.2) { box.center = CGPoint(x: 205, y: 205) }
    }
    var places = [CGPoint(x: 0, y: 0)]
    for _ in 1...60 {
      play.frame()
      places.append(box.layer.shownFrame.origin)
    }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / 60
    #expect(steps.allSatisfy { abs($0 - mean) < 0.03 * mean })
    #expect(places[60] == CGPoint(x: 200, y: 200))
  }

  @Test("M-28 turning in space continues through ±π/2, in straight and in cubic mode")
  func turnsInSpace() {
    for mode in [UIView.KeyframeAnimationOptions.calculationModeLinear, .calculationModeCubic] {
      box.layer.transform = CATransform3DIdentity
      animate(options: Self.straight.union(mode)) {
        for (index, quarters) in [1.0, 2, 3].enumerated() {
          key(Double(index) / 3, 1.0 / 3) {
            box.layer.transform = CATransform3DMakeRotation(quarters * .pi / 2, 0, 1, 0)
          }
        }
      }
      var last = 0.0
      for _ in 1...59 {
        play.frame()
        let shown = box.layer.presentation()!.transform
        let angle = atan2(-shown.m13, shown.m11)
        let distance = (angle - last).remainder(dividingBy: 2 * .pi)
        #expect(distance > 0)
        #expect(distance < .pi / 20)
        if mode == .calculationModeLinear { #expect(abs(distance - .pi / 40) < 1e-9) }
        last = angle
      }
      play.setup.settle()
    }
  }

  @Test("M-28 a view's transform turns about its middle, quarter by quarter, more than once round")
  func turnsInThePlane() {
    animate {
      for quarter in 1...6 {
        key(Double(quarter - 1) / 6, 1.0 / 6) {
          box.transform = CGAffineTransform(rotationAngle: Double(quarter) * .pi / 2)
        }
      }
    }
    for frame in 1...59 {
      play.frame()
      let shown = box.layer.presentation()!.transform
      let error = atan2(shown.m12, shown.m11) - Double(frame) / 60 * 3 * .pi
      #expect(abs(error.remainder(dividingBy: 2 * .pi)) < 1e-6)
    }
  }

  @Test("nested animations inherit the keyframe's time unless they override it")
  func nested() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.superview?.addSubview(inner)
    animate {
      key(0.5, 0.5) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
        UIView.animate(withDuration: 7) { box.frame.origin.y = 100 }
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          key(0.5, 0.5) { inner.frame.origin.y = 100 }
        }
      }
      #expect(UIView.inheritedAnimationDuration == 1)
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0, options: [Self.straight, .overrideInheritedDuration]
      ) {
        key(0.5, 0.5) { inner.alpha = 0 }
      }
    }
    for frame in 1...60 {
      play.frame()
      let time = Double(frame) / 60
      #expect(abs(play.y - max(0, time - 0.5) * 200) < 1e-6)
      #expect(abs(inner.shownY - max(0, time - 0.75) * 400) < 1e-6)
      #expect(abs(inner.shownAlpha - (1 - min(max(0, time - 0.25) * 4, 1))) < 1e-6)
    }
  }

  @Test("I-02 keyframes over an animation in progress break neither position nor velocity")
  func addsUp() {
    play.run { UIView.animate(withDuration: 0.5) { box.frame.origin.y = 200 } }
    let before = play.ys(15)
    let speed = before[14] - before[13]
    animate(1) {
      key(0.25, 0.75) { box.frame.origin.y = 0 }
    }
    let after = play.ys(60)
    #expect(abs(after[0] - before[14] - speed) < speed * 0.1)
    #expect(after[59] == 0)
    #expect(box.frame.minY == 0)
  }
}
