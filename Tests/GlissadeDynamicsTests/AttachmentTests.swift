import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial
import Testing

/// Tests of springs and rods.
@Suite struct AttachmentTests {
  /// A body below an anchor, 100 pt beyond the rest length of its spring.
  private func hanging(
    frequency: Double, damping: Double, width: CGFloat = 100
  ) throws -> (Trial, Handle<Body>) {
    let trial = Trial()
    let body = try trial.box(width, 60, at: 0, 300)
    let attachment = Attachment(
      end: .anchor(.zero), length: 200, frequency: frequency, damping: damping)
    _ = try trial.world.insert(.attachment(attachment), on: [body])
    return (trial, body)
  }

  @Test("M-35 a spring follows the tabled oscillators, in every damping regime")
  func table() throws {
    let rows = try ReferenceTable("physics_attachment_oscillator.csv", in: .module).rows
    for frequency in [1.0, 2] {
      for damping in [0, 0.1, 0.2, 0.5, 0.7, 1, 2] {
        let (trial, body) = try hanging(frequency: frequency, damping: damping)
        var expected = try rows.filter {
          try $0.number("frequency_hz") == frequency && $0.number("damping_ratio") == damping
        }[...]
        #expect(expected.popFirst() != nil)
        var worst = (place: 0.0, velocity: 0.0)
        var faults: [any Error] = []
        trial.run(for: Double(expected.count) / 30, framesPerSecond: 30) {
          guard let row = expected.popFirst() else { return }
          do {
            let state = trial.state(body)
            let x = try row.number("analytic_displacement(start 100, at rest)")
            let v = try row.number("analytic_velocity")
            worst.place = max(worst.place, abs(state.position.y - 200 - x))
            worst.velocity = max(worst.velocity, abs(state.velocity.dy - v))
          } catch { faults.append(error) }
        }
        #expect(faults.isEmpty)
        #expect(worst.place < 0.5, "\(frequency) Hz, damping \(damping)")
        #expect(worst.velocity < 0.01 * 2 * .pi * frequency * 100, "\(frequency) Hz, \(damping)")
      }
    }
  }

  @Test(
    "M-35 at 3 Hz a spring is right within 2 % of amplitude over ten periods, whatever hangs on it",
    arguments: [0, 0.1, 0.3, 1, 1.5, 5], [20.0, 100, 400])
  func tenPeriods(damping: Double, width: Double) throws {
    let (trial, body) = try hanging(frequency: 3, damping: damping, width: width)
    let omega = 2 * Double.pi * 3
    var worst = 0.0
    var count = 0
    trial.run(for: 10.0 / 3, framesPerSecond: 120) {
      count += 1
      let t = Double(count) / 120
      let x = Self.oscillator(omega: omega, damping: damping, at: t)
      worst = max(worst, abs(trial.state(body).position.y - 200 - 100 * x))
    }
    #expect(worst < 1)
  }

  /// Returns the displacement of an oscillator that starts at 1 and at rest (M-14…M-16).
  private static func oscillator(omega: Double, damping: Double, at t: Double) -> Double {
    let beta = damping * omega
    if damping < 1 {
      let root = omega * (1 - damping * damping).squareRoot()
      return exp(-beta * t) * (cos(root * t) + beta / root * sin(root * t))
    }
    if damping == 1 { return (1 + omega * t) * exp(-omega * t) }
    let root = (beta * beta - omega * omega).squareRoot()
    let (slow, fast) = (-beta + root, -beta - root)
    return (slow * exp(fast * t) - fast * exp(slow * t)) / (slow - fast)
  }

  @Test("M-35 gravity draws a spring out by g/ω², at any damping", arguments: [0.2, 1, 3])
  func sag(damping: Double) throws {
    let trial = Trial()
    let body = try trial.box(at: 0, 200)
    let attachment = Attachment(
      end: .anchor(.zero), length: 200, frequency: 2, damping: damping)
    _ = try trial.world.insert(.attachment(attachment), on: [body])
    try trial.gravity(CGVector(dx: 0, dy: 10), on: [body])
    trial.run(for: 6)
    let sag = 10_000 / pow(2 * Double.pi * 2, 2)
    #expect(abs(Double(trial.state(body).position.y) - 200 - sag) < 0.02 * sag)
  }

  @Test("M-35 two bodies on a spring swing about the centre of mass that they share")
  func pair() throws {
    let trial = Trial()
    let light = try trial.box(100, 100, at: 0, 0)
    let heavy = try trial.box(300, 100, at: 500, 0)
    let attachment = Attachment(
      end: .body(heavy, offset: .zero), length: 400, frequency: 2, damping: 0)
    _ = try trial.world.insert(.attachment(attachment), on: [light])
    var (worst, count) = (0.0, 0)
    trial.run(for: 5, framesPerSecond: 120) {
      count += 1
      let gap = trial.state(heavy).position.x - trial.state(light).position.x
      let exact = 400 + 100 * cos(2 * .pi * 2 * Double(count) / 120)
      worst = max(worst, abs(gap - exact))
      let middle = (trial.state(light).position.x + 3 * trial.state(heavy).position.x) / 4
      #expect(abs(middle - 375) < 0.01)
    }
    #expect(worst < 1)
  }

  @Test("M-35 a spring that holds a body beside its centre turns it")
  func offCentre() throws {
    let trial = Trial()
    let body = try trial.box(at: 0, 100) {
      $0.resistance = 2
      $0.angularResistance = 2
    }
    let attachment = Attachment(
      offset: CGVector(dx: 40, dy: 0), end: .anchor(CGPoint(x: 40, y: 0)), length: 50,
      frequency: 2, damping: 0.5)
    _ = try trial.world.insert(.attachment(attachment), on: [body])
    trial.run(for: 0.1)
    #expect(trial.state(body).angularVelocity < -0.5)
    trial.run(for: 6)
    let held = trial.state(body).place(CGVector(dx: 40, dy: 0))
    #expect(abs(hypot(held.x - 40, held.y) - 50) < 1)
  }

  @Test("J-12 a spring of no length draws in every direction, a longer one along its line only")
  func noLength() throws {
    for (length, isHeld) in [(0.0, true), (300.0, false)] {
      let trial = Trial()
      let body = try trial.box(at: 0, length, velocity: CGVector(dx: 100, dy: 0))
      let attachment = Attachment(
        end: .anchor(.zero), length: length, frequency: 2, damping: 1)
      _ = try trial.world.insert(.attachment(attachment), on: [body])
      trial.run(for: 1)
      #expect((abs(trial.state(body).velocity.dx) < 1) == isHeld)
    }
  }

  @Test("J-12 a rod keeps its length while its load swings, and swings in the pendulum's time")
  func pendulum() throws {
    let trial = Trial()
    let body = try trial.box(40, 40, at: 100, 400) { $0.allowsRotation = false }
    let length = hypot(100.0, 400)
    let rod = Attachment(end: .anchor(.zero), length: length)
    _ = try trial.world.insert(.attachment(rod), on: [body])
    try trial.gravity(on: [body])
    var crossings: [Double] = []
    var last = 100.0
    trial.run(for: 12, framesPerSecond: 240) {
      let place = trial.state(body).position
      #expect(abs(hypot(place.x, place.y) - length) < 0.3)
      if (last > 0) != (place.x > 0) { crossings.append(trial.now) }
      last = place.x
    }
    let half = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
    // The amplitude adds θ²/16.
    let exact = .pi * (length / 1000).squareRoot() * (1 + pow(atan2(100.0, 400), 2) / 16)
    #expect(abs(half - exact) < 0.002 * exact)
  }

  @Test("J-12 a rod of no length pins a body's point to the anchor")
  func pin() throws {
    let trial = Trial()
    let body = try trial.box()
    let pin = Attachment(
      offset: CGVector(dx: 0, dy: -50), end: .anchor(CGPoint(x: 0, y: -50)), length: 0)
    _ = try trial.world.insert(.attachment(pin), on: [body])
    try trial.gravity(CGVector(dx: 1, dy: 1), on: [body])
    trial.run(for: 3) {
      let held = trial.state(body).place(CGVector(dx: 0, dy: -50))
      #expect(hypot(held.x, held.y + 50) < 0.5)
    }
    #expect(trial.state(body).angle != 0)
  }

  @Test("J-12 an anchor that moves takes the rod's body along, at the speed of the pointer")
  func drag() throws {
    let trial = Trial()
    let body = try trial.box()
    var pin = Attachment(end: .anchor(.zero), length: 0)
    let law = try trial.world.insert(.attachment(pin), on: [body])
    for step in 1...30 {
      let point = CGPoint(x: 10 * step, y: -4 * step)
      pin.end = .anchor(point)
      try trial.world.setLaw(.attachment(pin), for: law)
      trial.run(for: 1.0 / 60)
      #expect(
        hypot(trial.state(body).position.x - point.x, trial.state(body).position.y - point.y) < 1)
    }
    trial.world.remove(law)
    trial.run(for: 0.1)
    let velocity = trial.state(body).velocity
    #expect(abs(velocity.dx - 600) < 6)
    #expect(abs(velocity.dy + 240) < 6)
  }

  @Test("J-12 a rod becomes a spring, and a spring a rod, at any time")
  func change() throws {
    let trial = Trial()
    let body = try trial.box(40, 40, at: 0, 300)
    try trial.gravity(on: [body])
    let law = try trial.world.insert(
      .attachment(Attachment(end: .anchor(.zero), length: 300)), on: [body])
    trial.run(for: 0.2)
    #expect(abs(trial.state(body).position.y - 300) < 0.5)
    let spring = Attachment(end: .anchor(.zero), length: 150, frequency: 3, damping: 1)
    try trial.world.setLaw(.attachment(spring), for: law)
    trial.run(for: 2)
    #expect(
      abs(Double(trial.state(body).position.y) - 150 - 1000 / pow(2 * Double.pi * 3, 2)) < 0.5)
    let rod = Attachment(end: .anchor(.zero), length: 200)
    try trial.world.setLaw(.attachment(rod), for: law)
    trial.run(for: 2)
    #expect(abs(trial.state(body).position.y - 200) < 0.5)
  }

  @Test("an attachment that loses a body does nothing more")
  func lost() throws {
    let trial = Trial()
    let (first, second) = (try trial.box(), try trial.box(at: 200, 0))
    for frequency in [0.0, 2] {
      let attachment = Attachment(
        end: .body(second, offset: .zero), length: 200, frequency: frequency)
      _ = try trial.world.insert(.attachment(attachment), on: [first])
    }
    try trial.world.addVelocity(CGVector(dx: 0, dy: 100), to: first)
    trial.run(for: 0.1)
    trial.world.remove(second)
    let before = trial.state(first).velocity
    trial.run(for: 0.1)
    let after = trial.state(first).velocity
    #expect(abs(after.dx - before.dx) < 1e-3)
    #expect(abs(after.dy - before.dy) < 1e-3)
  }
}
