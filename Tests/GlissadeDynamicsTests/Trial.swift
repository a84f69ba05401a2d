import Foundation
import GlissadeDynamics
import GlissadeGeometry

/// A world under test, with actions that several tests use.
final class Trial {
  let world = PhysicsWorld()
  private(set) var now: TimeInterval = 0
  /// The contacts so far.
  private(set) var contacts: [ContactEvent] = []

  init(at time: TimeInterval = 0) { now = time }

  @discardableResult
  func box(
    _ width: CGFloat = 100, _ height: CGFloat = 100, at x: CGFloat = 0, _ y: CGFloat = 0,
    velocity: CGVector = .zero, _ adjust: (inout BodyTraits) -> Void = { _ in }
  ) throws -> Handle<Body> {
    try body(
      .rectangle(CGSize(width: width, height: height)), at: x, y, velocity: velocity, adjust)
  }

  @discardableResult
  func body(
    _ shape: BodyShape, at x: CGFloat, _ y: CGFloat, velocity: CGVector = .zero,
    _ adjust: (inout BodyTraits) -> Void = { _ in }
  ) throws -> Handle<Body> {
    var traits = BodyTraits()
    adjust(&traits)
    return try world.insert(
      Body(
        shape, traits: traits,
        state: BodyState(position: CGPoint(x: x, y: y), velocity: velocity)))
  }

  @discardableResult
  func gravity(_ vector: CGVector = CGVector(dx: 0, dy: 1), on bodies: [Handle<Body>]) throws
    -> Handle<Law>
  {
    try world.insert(.gravity(vector), on: bodies)
  }

  @discardableResult
  func collisions(
    of bodies: [Handle<Body>], mode: CollisionGroup.Mode = .everything,
    with boundary: Boundary? = nil
  ) throws -> Handle<CollisionGroup> {
    let group = try world.insert(CollisionGroup(bodies: bodies, mode: mode))
    if let boundary { _ = try world.insert(boundary, in: group) }
    return group
  }

  /// A floor that is as good as endless, its surface at `y`.
  @discardableResult
  func floor(_ y: CGFloat, for bodies: [Handle<Body>]) throws -> Handle<CollisionGroup> {
    try collisions(
      of: bodies, with: .segment(CGPoint(x: -10_000, y: y), CGPoint(x: 10_000, y: y)))
  }

  /// Frame by frame, as an animator does it.
  func run(
    for duration: TimeInterval, framesPerSecond: Double = 60, each frame: () -> Void = {}
  ) {
    let start = now
    world.start(at: start)
    for count in 1...max(1, Int((duration * framesPerSecond).rounded())) {
      now = start + Double(count) / framesPerSecond
      world.advance(to: now)
      contacts += world.removeContacts()
      frame()
    }
  }

  func state(_ body: Handle<Body>) -> BodyState {
    guard let state = world.state(of: body) else { preconditionFailure("The body is gone.") }
    return state
  }

  var began: [ContactEvent] { contacts.filter { $0.phase == .began } }
}

extension Trial {
  /// Adds the shade of the demo, which a spring pulls down, and no floor.
  func shade(_ height: CGFloat) throws -> Handle<Body> {
    let body = try box(375, height, at: 187.5, 0) {
      $0.elasticity = 0.6
      $0.allowsRotation = false
    }
    let attachment = Attachment(
      end: .anchor(CGPoint(x: 187.5, y: height)), length: height / 2, frequency: 3, damping: 0.1)
    _ = try world.insert(.attachment(attachment), on: [body])
    return body
  }
}
