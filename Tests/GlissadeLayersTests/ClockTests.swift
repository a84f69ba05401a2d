import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion
import TestMaterial
import Testing

@testable import GlissadeLayers

@MainActor @Suite("A transition's clock under a driver")
struct ClockTests {
  let setup = Setup()
  let view = ViewLike()
  let layer: CALayer

  final class Log { var lines: [String] = [] }
  let log = Log()

  init() { layer = setup.layer(delegate: view) }

  private func say(_ line: String) { log.lines.append(line) }

  /// A clock paused at 0 on which the layer goes from 50 to 250 in a second, fading out in the
  /// second half of it, with a corner that grows for 0.4 s.
  private func scrubbed(curve: TimingCurve = .cubic(.easeInOut)) -> TransitionClock {
    let clock = setup.clock()
    clock.hold(at: 0)
    clock.perform {
      setup.animate(1, curve: curve) {
        layer.position.x = 250
      } completion: {
        say("slide \($0)")
      }
      setup.animate(0.5, delay: 0.5, curve: curve) {
        layer.opacity = 0
      } completion: {
        say("fade \($0)")
      }
      let corner = CABasicAnimation(keyPath: "cornerRadius")
      (corner.fromValue, corner.toValue, corner.duration) = (0.0, 40.0, 0.4)
      layer.add(corner, forKey: "corner")
    }
    return clock
  }

  @Test("E-03 E-04 paused, animations run straight with their own delays and durations")
  func straight() {
    let clock = scrubbed()
    for p in [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.99] {
      clock.hold(at: p)
      setup.frame(at: 7 + p * 3)
      #expect(near(layer.shownX, 50 + 200 * p))
      #expect(near(layer.shown.placement.opacity.cg, 1 - max(0, 2 * p - 1), 1e-6))
      #expect(near(layer.shown.appearance.cornerRadius, p < 0.4 ? 100 * p : 40))
    }
    #expect(log.lines.isEmpty)
    #expect(!setup.host.isMoving)
  }

  @Test("L-18 scrubbing back and forth gives the same values, to the last bit")
  func backAndForth() {
    let clock = scrubbed()
    var seen: [TimeInterval: LayerProperties] = [:]
    var random = SeededGenerator(seed: 1)
    for step in 0..<400 {
      let offset = Double(Int.random(in: 0...20, using: &random)) / 20
      clock.hold(at: offset)
      setup.frame(at: Double(step) / 60)
      if let before = seen[offset] { #expect(layer.shown == before) }
      seen[offset] = layer.shown
    }
    #expect(seen.count == 21)
  }

  @Test("E-04 one paused at its end does not end, and comes back")
  func heldAtEnd() {
    let clock = scrubbed()
    clock.hold(at: 1)
    setup.run(to: 0.5)
    #expect(near(layer.shownX, 250))
    #expect(log.lines.isEmpty)
    clock.hold(at: 0.5)
    #expect(near(layer.shownX, 150))
    #expect(near(layer.shown.appearance.cornerRadius, 40))
  }

  @Test(
    "E-05 finish runs on along its curve; values are final, then blocks receive true, then the end")
  func finish() {
    let clock = scrubbed()
    clock.hold(at: 0.25)
    setup.frame(at: 1)
    clock.complete(to: 1, duration: 0.75, curve: .cubic(.easeInOut), isCancel: false) {
      say("end \($0) \(layer.shownX)")
    }
    #expect(near(layer.shownX, 100))
    #expect(setup.host.isMoving)
    var last = layer.shownX
    for frame in 1...44 {
      let time = Double(frame) / 60
      setup.frame(at: 1 + time)
      let eased = UnitBezier.easeInOut.value(at: time / 0.75)
      #expect(near(layer.shownX, 100 + 150 * eased, 1e-9))
      #expect(layer.shownX >= last)
      last = layer.shownX
    }
    #expect(log.lines.isEmpty)
    setup.frame(at: 1.75)
    #expect(log.lines == ["slide true", "fade true", "end true 250.0"])
    #expect(layer.shown == layer.modelValues)
    #expect(layer.animationKeys() == nil)
    setup.run(to: 2)
    #expect(log.lines.count == 3)
    #expect(!setup.host.isMoving)
  }

  @Test("E-19 E-20 cancel runs back; model values are restored before completions receive false")
  func cancel() {
    let clock = scrubbed()
    #expect(layer.position.x == 250)
    clock.hold(at: 0.6)
    setup.frame(at: 1)
    var modelInCompletion: CGFloat = 0
    clock.perform {
      setup.animate(0.1) {
        layer.position.y = 70
      } completion: { _ in
        modelInCompletion = layer.position.x
      }
    }
    clock.complete(to: 0, duration: 0.6, curve: .linear, isCancel: true) { say("end \($0)") }
    for frame in 1...35 {
      setup.frame(at: 1 + Double(frame) / 60)
      #expect(near(layer.shownX, 170 - 200 / 60 * CGFloat(frame), 1e-9))
    }
    setup.frame(at: 1.6)
    #expect(log.lines == ["slide false", "fade false", "end false"])
    #expect(modelInCompletion == 50)
    #expect(layer.animationKeys() == nil)
    #expect(layer.shown == layer.modelValues)
    #expect(layer.position == CGPoint(x: 50, y: 50))
    #expect(layer.opacity == 1)
    #expect(layer.cornerRadius == 0)
  }

  @Test("E-12 cancelling at 0 ends in the next step with everything as before")
  func cancelAtZero() {
    let before = layer.modelValues
    let clock = scrubbed()
    clock.complete(to: 0, duration: 0, curve: .linear, isCancel: true) { say("end \($0)") }
    #expect(near(layer.shownX, 50))
    setup.frame(at: 0.01)
    #expect(layer.modelValues == before)
    #expect(layer.shown == before)
    #expect(log.lines == ["slide false", "fade false", "end false"])
  }

  @Test("M-44 a spring takes over with the velocity it was handed", arguments: [0.0, 2, 6])
  func springHandOver(relative: Double) {
    let clock = scrubbed()
    clock.hold(at: 0.4)
    setup.frame(at: 2)
    let spring = Spring(dampingRatio: 1, response: 0.5)
    let motion = SpringMotion(spring: spring, start: 130, target: 250, relativeVelocity: relative)
    clock.complete(
      to: 1, duration: motion.settlingDuration,
      curve: .spring(spring, relativeVelocity: relative), isCancel: false
    ) { _ in }
    let step = 1e-6
    let x = layer.values(at: 2 + step).placement.position.x
    #expect(near((x - 130) / step, 120 * relative, max(1, 1.2 * relative)))
    var time = 0.0
    while time < motion.settlingDuration, motion.value(at: time) < 249.99 {
      setup.frame(at: 2 + time)
      #expect(near(layer.shownX, motion.value(at: time), 1e-6))
      time += 1 / 60
    }
    setup.run(to: 2 + motion.settlingDuration)
    #expect(layer.shownX == 250)
  }

  @Test("E-06 a spring cancels back, too")
  func springCancel() {
    let clock = scrubbed()
    clock.hold(at: 0.4)
    setup.frame(at: 2)
    let spring = Spring(dampingRatio: 1, response: 0.5)
    let motion = SpringMotion(spring: spring, start: 130, target: 50, relativeVelocity: 1)
    clock.complete(
      to: 0, duration: motion.settlingDuration, curve: .spring(spring, relativeVelocity: 1),
      isCancel: true
    ) { say("end \($0)") }
    for time in [0.05, 0.1, 0.2, 0.3] {
      setup.frame(at: 2 + time)
      #expect(near(layer.shownX, motion.value(at: time), 1e-6))
    }
    setup.run(to: 2 + motion.settlingDuration)
    #expect(layer.shownX == 50)
    #expect(log.lines.last == "end false")
  }

  @Test(
    "E-10 blocks that animate nothing wait for the driver's end, too", arguments: [true, false])
  func emptyBlocks(finishes: Bool) {
    let clock = scrubbed()
    clock.perform {
      setup.animate(0.2) {
      } completion: {
        say("empty \($0)")
      }
      setup.animate(0) {
        layer.cornerRadius = 3
      } completion: {
        say("zero \($0)")
      }
    }
    setup.run(to: 0.5)
    #expect(log.lines.isEmpty)
    clock.complete(to: finishes ? 1 : 0, duration: 0.2, curve: .linear, isCancel: !finishes) {
      _ in
    }
    setup.run(to: 0.7)
    #expect(log.lines == ["slide", "fade", "empty", "zero"].map { "\($0) \(finishes)" })
    #expect(layer.cornerRadius == (finishes ? 3 : 0))
  }
}

extension Float {
  var cg: CGFloat { CGFloat(self) }
}
