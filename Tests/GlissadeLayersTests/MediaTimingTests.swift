import Foundation
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Time of layers and animations")
struct MediaTimingTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() { layer = setup.layer(delegate: view) }

  /// x from 100 to 200 in a second, straight; the model is at 50.
  private func slide() -> CABasicAnimation {
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (100.0, 200.0, 1)
    return slide
  }

  private func add(_ animation: CAAnimation, key: String? = "slide") {
    setup.enter()
    layer.add(animation, forKey: key)
  }

  private func expectX(_ positions: [(TimeInterval, CGFloat)]) {
    for (time, x) in positions {
      setup.frame(at: time)
      #expect(near(layer.shownX, x, 1e-6), "at \(time): \(layer.shownX)")
    }
  }

  @Test("an animation shows only while it is active, and is removed at its end")
  func plain() {
    add(slide())
    expectX([(0, 100), (0.25, 125), (0.99, 199), (1, 50), (2, 50)])
    #expect(layer.animationKeys() == nil)
    #expect(!setup.host.isMoving)
  }

  @Test("beginTime is a time of the layer; before it nothing shows unless it fills backwards")
  func beginTime() {
    let animation = slide()
    animation.beginTime = 0.5
    add(animation)
    expectX([(0.25, 50), (0.75, 125)])
    animation.beginTime = 1
    animation.fillMode = .backwards
    add(animation)
    expectX([(0.8, 100), (0.9, 100), (1.5, 150), (2, 50)])
  }

  @Test(
    "fillMode forwards keeps the end value while the animation is kept",
    arguments: [
      CAMediaTimingFillMode.forwards, .both, .backwards, .removed,
    ])
  func fillForwards(mode: CAMediaTimingFillMode) {
    let animation = slide()
    animation.fillMode = mode
    animation.isRemovedOnCompletion = false
    let listener = Listener()
    animation.delegate = listener
    add(animation)
    let holds = mode == .forwards || mode == .both
    expectX([(0.5, 150), (1, holds ? 200 : 50), (3, holds ? 200 : 50)])
    #expect(layer.animationKeys() == ["slide"])
    #expect(listener.stops == [true])
    #expect(!setup.host.isMoving)
    layer.removeAnimation(forKey: "slide")
    #expect(layer.shownX == 50)
    #expect(listener.stops == [true])
  }

  @Test("speed, timeOffset and negative speed of an animation")
  func speed() {
    let animation = slide()
    animation.speed = 2
    add(animation)
    expectX([(0.25, 150), (0.5, 50)])
    animation.timeOffset = 0.5
    add(animation)
    expectX([(0.5, 150), (0.625, 175), (0.75, 50)])
    animation.speed = -1
    animation.timeOffset = 1
    add(animation)
    expectX([(0.75, 200), (1, 175), (1.5, 125), (1.75, 50)])
    #expect(!setup.host.isMoving)
    #expect(layer.animationKeys() == nil)
  }

  @Test("an animation of speed 0 is paused at its timeOffset and lets the window idle")
  func paused() {
    let animation = slide()
    animation.speed = 0
    animation.timeOffset = 0.3
    add(animation)
    expectX([(0, 130), (5, 130)])
    #expect(!setup.host.isMoving)
    #expect(layer.animationKeys() == ["slide"])
  }

  @Test("repeatCount, repeatDuration, autoreverses: ends at the end of the last repetition")
  func repetition() {
    let animation = slide()
    animation.repeatCount = 2.5
    (animation.isRemovedOnCompletion, animation.fillMode) = (false, .both)
    add(animation)
    expectX([(0.5, 150), (1.25, 125), (2.25, 125), (2.5, 150), (9, 150)])
    animation.repeatCount = 0
    animation.repeatDuration = 1.5
    animation.autoreverses = true
    add(animation)
    expectX([(9.5, 150), (10, 200), (10.25, 175), (10.5, 150), (12, 150)])
    animation.repeatDuration = 0
    add(animation)
    expectX([(13.25, 175), (14, 100), (15, 100)])
  }

  @Test("whole repetitions end at the end value, whatever the duration", arguments: 1...40)
  func wholeRepetitions(count: Int) {
    for duration in [0.1, 0.3, 0.7, 1.1] {
      let animation = slide()
      animation.duration = duration
      animation.repeatCount = Float(count)
      (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
      add(animation)
      setup.frame(at: setup.host.now + duration * Double(count) + 1e-9)
      #expect(layer.shownX == 200)
    }
  }

  @Test("an endless animation keeps the window moving, and an endless one of no length does not")
  func endless() {
    let animation = slide()
    animation.repeatCount = .infinity
    add(animation)
    expectX([(1000.25, 125)])
    #expect(setup.host.isMoving)
    layer.removeAllAnimations()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    animation.duration = 0
    add(animation)
    CATransaction.commit()
    setup.frame(at: 1001)
    #expect(!setup.host.isMoving)
    #expect(layer.animationKeys() == nil)
  }

  @Test("I-08 a layer's speed, timeOffset and beginTime map its animations' time, and they nest")
  func layerTime() {
    setup.host.root.speed = 0.5
    layer.speed = 0.5
    add(slide())
    expectX([(1, 125), (2, 150)])
    layer.timeOffset = 0.25
    expectX([(2, 175)])
    // Stopping keeps what shows: offset = local time, speed 0.
    let local = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = local
    expectX([(3, 175), (9, 175)])
    #expect(!setup.host.isMoving)
    let paused = layer.timeOffset
    (layer.speed, layer.timeOffset, layer.beginTime) = (0.5, 0, 0)
    let parentNow = setup.host.root.convertTime(CACurrentMediaTime(), from: nil)
    layer.beginTime = parentNow - paused / 0.5
    expectX([(9, 175), (9.4, 185)])
    #expect(setup.host.isMoving)
  }

  @Test("I-08 a window of speed 0.1 slows everything tenfold, transitions included")
  func slowMotion() {
    setup.host.root.speed = 0.1
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform { setup.animate(1) { layer.position.x = 150 } }
    clock.complete(to: 1, duration: 1, curve: .linear, isCancel: false) { _ in }
    for (time, x) in [(2.5, 75.0), (9.9, 149)] {
      setup.frame(at: time)
      #expect(near(layer.shownX, x, 1e-5))
    }
    setup.frame(at: 10)
    #expect(layer.shownX == 150)
    #expect(layer.animationKeys() == nil)
    setup.host.root.speed = 0
    clock.perform { setup.animate(1) { layer.position.x = 250 } }
    #expect(!setup.host.isMoving)
  }

  @Test("I-08 convertTime goes through every layer in between, in both directions")
  func convertTime() {
    let inner = setup.layer(in: layer, delegate: view)
    (layer.speed, layer.beginTime, layer.timeOffset) = (2, 3, 1)
    (inner.speed, inner.beginTime, inner.timeOffset) = (0.5, -1, 4)
    // layer: (t − 3)·2 + 1; inner: (layer + 1)·0.5 + 4.
    #expect(near(layer.convertTime(5, from: nil), 5))
    #expect(near(inner.convertTime(5, from: nil), 7))
    #expect(near(inner.convertTime(7, to: nil), 5))
    #expect(near(inner.convertTime(7, to: layer), 5))
    #expect(near(inner.convertTime(5, from: layer), 7))
    let other = setup.layer(delegate: view)
    other.timeOffset = 100
    #expect(near(other.convertTime(inner.convertTime(8, to: other), to: inner), 8))
  }

  @Test("I-09 a clock leaves the container's own timing alone")
  func containerTiming() {
    let clock = setup.clock()
    clock.hold(at: 0.2)
    clock.complete(to: 1, duration: 0.1, curve: .linear, isCancel: false) { _ in
      clock.release(restoringStart: false)
    }
    setup.run(to: 0.3)
    let root = setup.host.root
    #expect(root.speed == 1)
    #expect(root.timeOffset == 0)
    #expect(root.beginTime == 0)
  }
}
