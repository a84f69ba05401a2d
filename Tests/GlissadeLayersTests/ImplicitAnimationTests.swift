import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Changes in animation blocks")
struct ImplicitAnimationTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() {
    layer = setup.layer(delegate: view)
    setup.flatten()
  }

  @Test("I-01 the model changes at once, what is shown follows; outside blocks nothing animates")
  func modelAndPresentation() {
    setup.animate(1) { layer.position.x = 150 }
    #expect(layer.position.x == 150)
    #expect(near(layer.shownX, 50))
    setup.frame(at: 0.25)
    #expect(near(layer.shownX, 75))
    AnimationBlock.suspended { layer.position.y = 90 }
    #expect(near(layer.shownY, 90))
    setup.animate(1) { AnimationBlock.suspended { layer.opacity = 0.5 } }
    #expect(layer.shown.placement.opacity == 0.5)
  }

  @Test("M-27 at delay + duration the value is exactly the target, before that exactly the start")
  func delay() {
    setup.animate(0.3, delay: 0.2, curve: .cubic(.easeInOut)) {
      layer.position.x = 1 / 3
      layer.opacity = 0.3
    }
    setup.frame(at: 0.19)
    #expect(layer.shownX == 50)
    #expect(layer.shown.placement.opacity == 1)
    setup.frame(at: 0.35)
    #expect(near(layer.shownX, (50 + 1 / 3) / 2, 1e-4))
    setup.frame(at: 0.5)
    #expect(layer.shownX == 1.0 / 3)
    #expect(layer.shown.placement.opacity == 0.3)
    #expect(layer.animationKeys() == nil)
  }

  @Test("I-02 a second animation breaks neither position nor velocity, forwards or back")
  func additive() {
    let curve = TimingCurve.cubic(.easeInOut)
    setup.animate(1, curve: curve) { layer.position.x = 250 }
    let step = 1e-4
    func velocity(at time: TimeInterval) -> CGFloat {
      (layer.values(at: time + step).placement.position.x
        - layer.values(at: time - step).placement.position.x) / (2 * step)
    }
    setup.frame(at: 0.4)
    let (position, speed) = (layer.shownX, velocity(at: 0.4))
    #expect(speed > 200)
    setup.animate(1, curve: curve) { layer.position.x = 50 }
    #expect(near(layer.shownX, position))
    let after = (layer.values(at: 0.4 + step).placement.position.x - layer.shownX) / step
    #expect(near(after, speed, speed * 0.01))
    setup.run(to: 1.4)
    #expect(layer.shownX == 50)
  }

  @Test("I-02 affine transforms add up by parts, bounds by numbers, and land exactly")
  func additiveKinds() {
    setup.animate(1) {
      layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
      layer.bounds.size.width = 200
    }
    setup.frame(at: 0.5)
    setup.animate(1) {
      layer.transform = CATransform3DMakeRotation(2, 0, 0, 1)
      layer.bounds.size.width = 300
    }
    setup.frame(at: 0.75)
    // 2 − (1 − 0.75)·1 − (1 − 0.25)·1 rad; 300 − 0.25·100 − 0.75·100.
    let parts = AffineParts(CATransform3DGetAffineTransform(layer.shown.placement.transform))
    #expect(near(parts.rotation, 1))
    #expect(near(parts.scaleX, 1))
    #expect(near(layer.shown.appearance.bounds.width, 200))
    setup.run(to: 1.5)
    #expect(layer.shown == layer.modelValues)
    #expect(layer.bounds.width == 300)
    #expect(view.layouts == 3)
  }

  @Test("I-03 a new 0.2 s animation per event follows, keeps 0.2 s of animations, lands exactly")
  func manyAnimations() {
    var most = 0
    for event in 1...120 {
      setup.frame(at: Double(event) / 120)
      setup.animate(0.2, curve: .cubic(.easeInOut)) { layer.position.x = 50 + CGFloat(event) }
      most = max(most, layer.animationKeys()?.count ?? 0)
      // Half of 0.2 s behind at 120 pt/s.
      if event > 30 { #expect(near(layer.shownX, 50 + CGFloat(event) - 12, 1.1)) }
    }
    #expect((24...26).contains(most))
    setup.run(to: 1.2)
    #expect(layer.shownX == 170)
    #expect(layer.animationKeys() == nil)
    #expect(!setup.host.isMoving)
  }

  @Test("I-10 opacity, colour and corner radius animate from what is shown")
  func fromPresentation() {
    setup.animate(1) {
      layer.opacity = 0
      layer.cornerRadius = 20
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    setup.frame(at: 0.5)
    #expect(layer.shown.placement.opacity == 0.5)
    #expect(layer.shown.appearance.cornerRadius == 10)
    let middle = layer.shown.appearance.backgroundColor
    #expect(near(middle?.red ?? 0, 0.5))
    #expect(near(middle?.blue ?? 0, 0.5))
    setup.animate(1) { layer.opacity = 1 }
    #expect(layer.shown.placement.opacity == 0.5)
    setup.frame(at: 1)
    #expect(near(CGFloat(layer.shown.placement.opacity), 0.75, 1e-6))
  }

  @Test("I-10 from no colour, a colour fades in without turning dark")
  func fromNoColour() {
    AnimationBlock.suspended { layer.backgroundColor = nil }
    setup.animate(1) { layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    setup.frame(at: 0.5)
    let colour = layer.shown.appearance.backgroundColor
    #expect(near(colour?.red ?? 0, 1))
    #expect(near(colour?.alpha ?? 0, 0.5))
  }

  @Test("M-28 halfway from identity to y −π/2 is −π/4")
  func rotationInSpace() {
    setup.animate(1) { layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0) }
    setup.frame(at: 0.5)
    let expected = CATransform3DMakeRotation(-.pi / 4, 0, 1, 0)
    let shown = layer.shown.placement.transform
    #expect(near(shown.m11, expected.m11))
    #expect(near(shown.m13, expected.m13))
    #expect(near(shown.m31, expected.m31))
    #expect(near(shown.m33, expected.m33))
    setup.frame(at: 1)
    #expect(layer.shown.placement.transform == CATransform3DMakeRotation(-.pi / 2, 0, 1, 0))
  }

  @Test("I-02 an affine change while a turn in space is in flight starts at its current value")
  func fromSpaceToPlane() {
    layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    setup.animate(1) { layer.transform = CATransform3DIdentity }
    setup.frame(at: 0.5)
    let before = layer.shown.placement.transform
    setup.animate(1) { layer.transform = CATransform3DMakeTranslation(100, 0, 0) }
    #expect(near(layer.shown.placement.transform.m11, before.m11))
    var last = layer.shown.placement.transform.m41
    let greatest: CGFloat = 100 / 60 + 1
    for frame in 1...60 {
      setup.frame(at: 0.5 + Double(frame) / 60)
      let x = layer.shown.placement.transform.m41
      #expect(x >= last - 1e-9, "frame \(frame)")
      #expect(x - last < greatest, "frame \(frame)")
      last = x
    }
    #expect(layer.shown.placement.transform.m41 == 100)
  }

  @Test(
    "H-06 a spring curve starts with the relative velocity it was given", arguments: [0.0, 3, 8])
  func springVelocity(relative: Double) {
    let spring = Spring(dampingRatio: 1, response: 0.4)
    setup.animate(2, curve: .spring(spring, relativeVelocity: relative)) { layer.position.x = 250 }
    let step = 1e-6
    let x = layer.values(at: step).placement.position.x
    #expect(near((x - 50) / step, 200 * relative, 2 + 2 * relative))
    setup.frame(at: 0.2)
    let motion = SpringMotion(
      spring: spring, start: 50, target: 250, relativeVelocity: relative)
    #expect(near(layer.shownX, motion.value(at: 0.2)))
  }

  @Test("a repeated, reversing change swings and then shows the model")
  func repeats() {
    setup.animate(0.5, repeatCount: 2, autoreverses: true) { layer.position.x = 150 }
    for (time, x) in [(0.25, 100.0), (0.5, 150), (0.75, 100), (1.25, 100), (1.75, 100)] {
      setup.frame(at: time)
      #expect(near(layer.shownX, x))
    }
    setup.frame(at: 2)
    #expect(layer.shownX == 150)
    #expect(layer.animationKeys() == nil)
  }
}
