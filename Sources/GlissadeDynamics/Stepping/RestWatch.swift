import Foundation

/// Detects that a body has not moved for a while, and measures which force would move it (M-41).
///
/// Forces are averaged over blocks of sub-steps, because contacts act in jolts.
struct RestWatch {
  /// x, y and the angle of positions, velocities and accelerations.
  typealias Coordinates = SIMD3<Double>

  private var reference: BodyRecord.Pose
  /// The number of sub-steps since the body last left its reference.
  private(set) var quietSubSteps = 0
  private var sums = (drive: Coordinates.zero, reaction: Vector.zero, place: Coordinates.zero)

  // Averages over the last complete block.

  /// The place of the body.
  private(set) var place = Coordinates.zero
  /// The acceleration of the body by contacts and rods, pt/s².
  private(set) var reaction = Vector.zero
  /// The acceleration of the body by forces, contacts and rods together, pt/s² and rad/s². Damping
  /// is not included: it never sets a body in motion.
  private var pull = Coordinates.zero

  /// The last velocity along each coordinate, and the last two sub-steps in which its sign changed.
  private var heading = Coordinates.zero
  private var lastTurn = SIMD3(repeating: -Double.infinity)
  private var turnBefore = SIMD3(repeating: -Double.infinity)

  init(_ pose: BodyRecord.Pose) { reference = pose }

  var isQuiet: Bool { quietSubSteps >= PhysicsConstants.restSubSteps }

  /// The acceleration that would set the body in motion.
  ///
  /// It is zero along a coordinate whose velocity changed its sign twice while the body was quiet:
  /// the body oscillates there, and the quiet time contains the whole oscillation.
  var unopposedPull: Coordinates {
    let recent = Double(quietSubSteps - PhysicsConstants.restSubSteps)
    return pull.replacing(with: 0, where: turnBefore .>= recent)
  }

  /// Records a sub-step.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in the middle of the sub-step. A body that oscillates around a
  ///     point has no velocity at the ends of all sub-steps.
  ///   - drive: The change of velocity by forces, contacts and rods.
  ///   - reaction: The part of that change by contacts and rods.
  mutating func observe(
    _ pose: BodyRecord.Pose, velocity: BodyRecord.Motion, drive: BodyRecord.Motion,
    reaction: Vector
  ) {
    let moved = (pose.position - reference.position).length
    let turned = abs(pose.angle - reference.angle)
    if moved >= PhysicsConstants.restDistance || turned >= PhysicsConstants.restAngle {
      self = RestWatch(pose)
      return
    }
    quietSubSteps += 1
    sums.drive += drive.coordinates
    sums.reaction += reaction
    sums.place += pose.coordinates
    recordTurns(velocity.coordinates)
    if quietSubSteps.isMultiple(of: PhysicsConstants.restBlock) { closeBlock() }
  }

  private mutating func recordTurns(_ velocity: Coordinates) {
    let hasTurned = velocity * heading .< 0
    turnBefore.replace(with: lastTurn, where: hasTurned)
    lastTurn.replace(with: Double(quietSubSteps), where: hasTurned)
    heading.replace(with: velocity, where: velocity .!= 0)
  }

  private mutating func closeBlock() {
    let count = Double(PhysicsConstants.restBlock)
    let seconds = count * PhysicsConstants.subStep
    (pull, reaction, place) = (sums.drive / seconds, sums.reaction / seconds, sums.place / count)
    sums = (.zero, .zero, .zero)
  }
}

extension BodyRecord.Pose {
  var coordinates: RestWatch.Coordinates { .init(position.x, position.y, angle) }
}

extension BodyRecord.Motion {
  var coordinates: RestWatch.Coordinates { .init(velocity.x, velocity.y, spin) }
}
