import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Keyframe animations added explicitly")
struct KeyframeAnimationTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  init() { layer = setup.layer(delegate: view) }

  private func animation(
    _ values: [Any]?, of path: String = "position.x", times: [NSNumber]? = nil,
    mode: CAAnimationCalculationMode = .linear
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    (animation.values, animation.keyTimes, animation.calculationMode) = (values, times, mode)
    animation.duration = 1
    return animation
  }

  private func xs(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGFloat] {
    setup.enter()
    layer.add(animation, forKey: "x")
    return times.map { time in
      setup.frame(at: time)
      return layer.shownX
    }
  }

  private func expect(
    _ shown: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (x, value) in zip(shown, expected) {
      #expect(near(x, value, 1e-6), sourceLocation: sourceLocation)
    }
  }

  @Test("values without times are evenly apart; with times each is reached at its own")
  func times() {
    expect(
      xs(animation([0, 100, 40.0]), at: [0.25, 0.5, 0.75, 0.875]), [50, 100, 70, 55])
  }

  @Test("keyTimes place the values; before the first and after the last they hold")
  func keyTimes() {
    expect(
      xs(animation([10, 100], times: [0.2, 0.6]), at: [0.1, 0.2, 0.4, 0.6, 0.9]),
      [10, 10, 55, 100, 100])
  }

  @Test("each span has its own timing function, the whole has one more")
  func timingFunctions() {
    let made = animation([0, 100, 200])
    made.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
    ]
    expect(
      xs(made, at: [0.125, 0.75]),
      [100 * CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.25), 150])
    made.timingFunction = CAMediaTimingFunction(name: .easeIn)
    setup.frame(at: 1)
    setup.enter()
    layer.add(made, forKey: "x")
    setup.frame(at: 1.75)
    let eased = CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.75)
    #expect(near(layer.shownX, 200 * eased, 1e-6))
  }

  @Test(
    "the calculation mode decides what shows between",
    arguments: [
      (CAAnimationCalculationMode.linear, 108), (.discrete, 120), (.paced, 89), (.cubic, 110.72),
    ] as [(CAAnimationCalculationMode, CGFloat)])
  func modes(mode: CAAnimationCalculationMode, expected: CGFloat) {
    expect(xs(animation([310, 60, 120, 60, 310], mode: mode), at: [0.45]), [expected])
  }

  @Test("discrete values last until the next one's time, with a time more for the last one's end")
  func discrete() {
    expect(
      xs(animation([10, 20, 30, 40], mode: .discrete), at: [0.2, 0.3, 0.6, 0.8]), [10, 20, 30, 40])
    expect(
      xs(
        animation([10, 20], times: [0, 0.1, 1], mode: .discrete), at: [0.85, 0.95]), [10, 20])
  }

  @Test("additive ones add up on the model and on each other")
  func additive() {
    let made = animation([0, -40, 0])
    made.isAdditive = true
    expect(xs(made, at: [0.25, 0.5, 0.75]), [30, 10, 30])
  }

  @Test("whole values of every kind, a space transform through quarter turns among them")
  func kinds() {
    setup.enter()
    layer.add(
      animation(
        (0...4).map { CATransform3DMakeRotation(Double($0) * .pi / 2, 0, 1, 0) }, of: "transform"),
      forKey: "turn")
    layer.add(
      animation(
        [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 0, y: 0, width: 30, height: 50)],
        of: "bounds"),
      forKey: "bounds")
    layer.add(
      animation([CGColor.black, CGColor.white], of: "backgroundColor"), forKey: "colour")
    var last = 0.0
    for step in 1...15 {
      setup.frame(at: Double(step) / 16)
      let turn = layer.shown.placement.transform
      let angle = atan2(-turn.m13, turn.m11)
      let step = (angle - last).remainder(dividingBy: 2 * .pi)
      #expect(abs(step - .pi / 8) < 1e-9)
      last = angle
    }
    setup.frame(at: 0.96875)
    #expect(near(layer.shown.appearance.bounds.height, 48.75, 1e-6))
    #expect(near(layer.shown.appearance.backgroundColor?.red ?? 0, 0.96875, 1e-6))
  }

  @Test("without values of its property's kind it is refused; times that make no sense are ignored")
  func refusals() {
    var warnings: [String] = []
    setup.host.onWarning = { warnings.append($0) }
    setup.enter()
    for values in [nil, [], ["red"], [1, CGPoint.zero]] as [[Any]?] {
      layer.add(animation(values), forKey: "x")
    }
    #expect(warnings.count == 4)
    #expect(layer.animationKeys() == nil)
    expect(xs(animation([0, 100], times: [0.5, 0.1]), at: [0.5]), [50])
    #expect(warnings.count == 5)
  }

  @Test("the layer takes a copy; it ends, notifies its delegate and leaves nothing")
  func ends() {
    let (made, listener) = (animation([0, 100, 0]), Listener())
    made.delegate = listener
    setup.enter()
    layer.add(made, forKey: "x")
    made.values = [500, 600]
    setup.frame(at: 0.5)
    #expect(near(layer.shownX, 100))
    setup.frame(at: 1)
    #expect(near(layer.shownX, 50))
    #expect(listener.starts == 1)
    #expect(listener.stops == [true])
    #expect(layer.animationKeys() == nil)
  }

  @Test("E-19 it scrubs on a transition's clock, straight, and a cancel leaves nothing of it")
  func scrubs() {
    let clock = setup.clock()
    let made = animation([0, 100, 40])
    made.timingFunction = CAMediaTimingFunction(name: .easeIn)
    clock.perform { layer.add(made, forKey: "x") }
    for (time, x) in [(0.25, 50.0), (0.75, 70), (0.5, 100)] {
      clock.hold(at: time)
      setup.frame(at: setup.host.now + 0.1)
      #expect(near(layer.shownX, x, 1e-9))
    }
    clock.complete(to: 0, duration: 0.25, curve: .linear, isCancel: true) { _ in }
    setup.frame(at: setup.host.now + 0.125)
    #expect(near(layer.shownX, 50, 1e-6))
    setup.frame(at: setup.host.now + 0.125)
    clock.release(restoringStart: true)
    #expect(near(layer.shownX, 50))
    #expect(layer.animationKeys() == nil)
  }
}
