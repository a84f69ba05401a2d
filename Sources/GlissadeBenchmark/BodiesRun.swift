import Foundation
import GlissadeDynamics
import GlissadeGeometry

/// A measurement of 200 rigid bodies in a box, without a picture. The direction of gravity changes,
/// so that the bodies never come to rest.
struct BodiesRun {
  private let world = PhysicsWorld()
  private let gravity: Handle<Law>

  init() throws {
    var bodies: [Handle<Body>] = []
    for index in 0..<200 {
      let side = CGFloat(20 + index % 5 * 4)
      let size = CGSize(width: side, height: CGFloat(20 + index % 3 * 8))
      let place = CGPoint(x: 30 + index % 20 * 48, y: 60 + index / 20 * 44)
      var traits = BodyTraits()
      traits.elasticity = 0.3
      traits.friction = 0.4
      let shape: BodyShape = index % 4 == 0 ? .ellipse(size) : .rectangle(size)
      bodies.append(
        try world.insert(Body(shape, traits: traits, state: BodyState(position: place))))
    }
    gravity = try world.insert(.gravity(CGVector(dx: 0, dy: 1)), on: bodies)
    let group = try world.insert(CollisionGroup(bodies: bodies))
    let rect = CGRect(origin: .zero, size: BenchmarkSetup.size)
    _ = try world.insert(.rectangle(rect, insets: .zero), in: group)
  }

  func measure(_ count: Int) throws {
    var report = Report("200 bodies, four sub-steps a frame")
    world.start(at: 0)
    for frame in 0..<BenchmarkSetup.warmUp + count {
      if frame % 120 == 0 { try turn(frame / 120) }
      let start = Instant.processor
      world.advance(to: Double(frame + 1) / BenchmarkSetup.framesPerSecond)
      let contacts = world.removeContacts()
      let cost = (Instant.processor - start) * 1000
      if frame < BenchmarkSetup.warmUp { continue }
      report.add(cost, to: contacts.isEmpty ? "a frame without impact" : "a frame with impacts")
      report.add(cost, to: "frame")
    }
    report.print()
    // The hash of the world is the same in all processes and builds on one machine (decision 12).
    print("  state after \(count) frames: \(String(world.stableHash, radix: 16))")
  }

  /// Changes the direction of gravity every two seconds.
  private func turn(_ number: Int) throws {
    let angle = Double(number) * 2.2
    try world.setLaw(.gravity(CGVector(dx: sin(angle), dy: cos(angle))), for: gravity)
  }
}
