import Foundation
import GlissadeGeometry

/// A body as the world keeps it.
struct BodyRecord {
  /// A place and a turn.
  struct Pose: Hashable {
    var position: Vector
    var angle: Double
  }

  let handle: Handle<Body>
  /// A `CB2Body`.
  let box: OpaquePointer
  var parts: [BodyPart]
  var traits: BodyTraits
  private(set) var massProperties: MassProperties
  /// 1 / mass and 1 / inertia about the centre of mass; 0 where nothing can move or turn it.
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0

  /// Where the last sub-step began, where it bounced, if it did, and where it ended.
  var start: Pose
  var bend: (fraction: Double, pose: Pose)?
  var pose: Pose
  /// Velocities at both ends of the last sub-step, as they are told: what a contact lets through.
  var startMotion: Motion
  var motion: Motion
  /// The velocity that the next sub-step goes on with. It differs from `motion` for a body that
  /// something presses against something else.
  var live: Motion
  /// `live` as the sub-step began.
  var startLive: Motion
  /// The velocity in the middle of the sub-step, with which Box2D moves it.
  var departing: Motion
  /// `live` before the forces of the sub-step, and its change by forces, contacts and rods.
  var undriven: Motion
  var drive = Motion(velocity: .zero, spin: 0)
  /// The change of velocity by contacts and rods.
  var reaction = Vector.zero
  /// True if it has bounced in this sub-step.
  var hasBounced = false

  /// Half of its shorter side.
  private(set) var leastRadius = 0.0
  /// Contacts that it takes part in.
  var touches = 0
  /// Whether a rod holds it.
  var isHeld = false
  var rest: RestWatch

  /// A velocity of the centre of mass, pt/s, and one of turning, rad/s.
  struct Motion: Hashable {
    var velocity: Vector
    var spin: Double

    static func - (left: Motion, right: Motion) -> Motion {
      Motion(velocity: left.velocity - right.velocity, spin: left.spin - right.spin)
    }

    /// What Box2D can move in a sub-step.
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

  /// The change of velocity by the kicks at the start of the sub-step.
  var kick: Vector { departing.velocity - startLive.velocity }

  /// After its parts or its traits have changed.
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

  /// The centre of mass.
  var center: Vector { center(pose) }

  func center(_ pose: Pose) -> Vector {
    let offset = massProperties.center
    return offset == .zero ? pose.position : pose.position + offset.rotated(by: pose.angle)
  }

  /// From the centre of mass to a point given from the body's centre, in the world's directions.
  func arm(to offset: Vector) -> Vector {
    (offset - massProperties.center).rotated(by: pose.angle)
  }

  /// Changes the velocity as an impulse through a point would.
  mutating func apply(_ impulse: Vector, at arm: Vector) {
    live.velocity += inverseMass * impulse
    live.spin += inverseInertia * arm.cross(impulse)
  }

  /// Puts it somewhere, moving or not, with nothing before it.
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

  /// The state at a fraction of the last sub-step: straight on, but for one bounce.
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
    // Exactly the other at 1: frames that fall on a sub-step see Box2D's numbers.
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
