import Foundation
import GlissadeGeometry

/// The world's record of a body.
struct BodyRecord {
  /// A position and an angle.
  struct Pose: Hashable {
    var position: Vector
    var angle: Double
  }

  let handle: Handle<Body>
  /// The body in Box2D, a `CB2Body`.
  let box: OpaquePointer
  var parts: [BodyPart]
  var traits: BodyTraits
  private(set) var massProperties: MassProperties
  /// The reciprocal of the mass; 0 if nothing can move the body.
  private(set) var inverseMass = 0.0
  /// The reciprocal of the inertia about the center of mass; 0 if nothing can rotate the body.
  private(set) var inverseInertia = 0.0

  /// The pose at the start of the last sub-step.
  var start: Pose
  /// The pose at a bounce in the last sub-step with the fraction of the sub-step; `nil` without a
  /// bounce.
  var bend: (fraction: Double, pose: Pose)?
  /// The pose at the end of the last sub-step.
  var pose: Pose
  /// The velocity at the start of the last sub-step, limited by contacts.
  var startMotion: Motion
  /// The velocity at the end of the last sub-step, limited by contacts.
  var motion: Motion
  /// The velocity with which the next sub-step begins. It differs from `motion` for a body that is
  /// pressed against another object.
  var live: Motion
  /// The value of `live` at the start of the sub-step.
  var startLive: Motion
  /// The velocity in the middle of the sub-step, with which Box2D moves the body.
  var departing: Motion
  /// The value of `live` before the forces of the sub-step.
  var undriven: Motion
  /// The change of `live` by the forces, contacts and rods of the sub-step.
  var drive = Motion(velocity: .zero, spin: 0)
  /// The change of velocity by contacts and rods in the last sub-step.
  var reaction = Vector.zero
  /// A Boolean value that indicates whether the body has bounced in this sub-step.
  var hasBounced = false

  /// Half of the shorter side of the body's thinnest part, in points.
  private(set) var leastRadius = 0.0
  /// The number of contacts of the body.
  var touches = 0
  /// A Boolean value that indicates whether a rod is attached to the body.
  var isOnRod = false
  var rest: RestWatch

  /// The velocity of the center of mass in pt/s, and the angular velocity in rad/s.
  struct Motion: Hashable {
    var velocity: Vector
    var spin: Double

    static func - (left: Motion, right: Motion) -> Motion {
      Motion(velocity: left.velocity - right.velocity, spin: left.spin - right.spin)
    }

    /// The velocity, reduced to Box2D's limits for a sub-step.
    var limited: Motion {
      let speed = velocity.length
      let scale = speed > PhysicsConstants.topSpeed ? PhysicsConstants.topSpeed / speed : 1
      let top = PhysicsConstants.topSpin
      return Motion(velocity: velocity * scale, spin: min(max(spin, -top), top))
    }
  }

  init(handle: Handle<Body>, box: OpaquePointer, body: Body) {
    self.handle = handle
    self.box = box
    (parts, traits) = (body.parts, body.traits)
    massProperties = MassProperties(body.parts, density: body.traits.density)
    let pose = Pose(body.state)
    (start, self.pose) = (pose, pose)
    rest = RestWatch(pose)
    let motion = Motion(body.state)
    (startMotion, self.motion, startLive, live) = (motion, motion, motion, motion)
    (departing, undriven) = (motion, motion)
    weigh()
  }

  var isFree: Bool { !traits.isAnchored }

  /// The change of the body's velocity by the kicks at the start of the sub-step.
  var kick: Vector { departing.velocity - startLive.velocity }

  /// Updates the mass of the body after a change of its parts or traits.
  mutating func weigh() {
    massProperties = MassProperties(parts, density: traits.density)
    leastRadius = parts.map(\.leastRadius).min() ?? 0
    inverseMass = isFree ? 1 / massProperties.mass : 0
    inverseInertia = isFree && traits.allowsRotation ? 1 / massProperties.inertia : 0
    if !isFree { halt() }
    if !traits.allowsRotation { (startMotion.spin, motion.spin, live.spin) = (0, 0, 0) }
  }

  mutating func halt() {
    let none = Motion(velocity: .zero, spin: 0)
    (startMotion, motion, live) = (none, none, none)
  }

  /// The center of mass of the body in its current pose.
  var center: Vector { center(pose) }

  func center(_ pose: Pose) -> Vector {
    let offset = massProperties.center
    return offset == .zero ? pose.position : pose.position + offset.rotated(by: pose.angle)
  }

  /// Returns the vector from the center of mass to a point of the body, in the world's directions.
  /// The point is given relative to the body's center in its own directions.
  func arm(to offset: Vector) -> Vector {
    (offset - massProperties.center).rotated(by: pose.angle)
  }

  /// Changes the velocity of the body by an impulse at a point, given by the vector from the center
  /// of mass to it.
  mutating func apply(_ impulse: Vector, at arm: Vector) {
    live.velocity += inverseMass * impulse
    live.spin += inverseInertia * arm.cross(impulse)
  }

  /// Sets the position and the velocity of the body, and removes the history of its last sub-step.
  mutating func place(_ state: BodyState) {
    pose = Pose(state)
    (start, bend) = (pose, nil)
    motion = Motion(state)
    (startMotion, live) = (motion, motion)
    rest = RestWatch(pose)
    weigh()
  }

  mutating func add(_ change: Motion) {
    for path in [\BodyRecord.startMotion, \.motion, \.live] {
      self[keyPath: path].velocity += change.velocity
      self[keyPath: path].spin += change.spin
      self[keyPath: path] = self[keyPath: path].limited
    }
    weigh()
  }

  /// Returns the state of the body at a fraction of the last sub-step, interpolated linearly before
  /// and after a bounce.
  func state(at fraction: Double) -> BodyState {
    let place: Pose
    if let bend, fraction < bend.fraction {
      place = start.towards(bend.pose, fraction / bend.fraction)
    } else if let bend, bend.fraction < 1 {
      place = bend.pose.towards(pose, (fraction - bend.fraction) / (1 - bend.fraction))
    } else {
      place = start.towards(pose, fraction)
    }
    return BodyState(
      position: place.position.point, angle: place.angle,
      velocity: (startMotion.velocity + fraction * (motion.velocity - startMotion.velocity)).vector,
      angularVelocity: startMotion.spin + fraction * (motion.spin - startMotion.spin))
  }
}

extension BodyRecord.Pose {
  init(_ state: BodyState) {
    self.init(position: Vector(state.position), angle: Double(state.angle))
  }

  func towards(_ other: BodyRecord.Pose, _ fraction: Double) -> BodyRecord.Pose {
    // For the fraction 1 the result is exactly Box2D's pose, for frames at the end of a sub-step.
    if fraction >= 1 { return other }
    return BodyRecord.Pose(
      position: position + fraction * (other.position - position),
      angle: angle + fraction * (other.angle - angle))
  }
}

extension BodyRecord.Motion {
  init(_ state: BodyState) {
    self.init(velocity: Vector(state.velocity), spin: Double(state.angularVelocity))
    self = limited
  }
}
