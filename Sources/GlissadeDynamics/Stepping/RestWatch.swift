import Foundation

/// A measurement of how long a body has not moved, and of the force that would move it (M-41).
///
/// Forces are averaged over blocks of sub-steps, because the forces of contacts vary strongly
/// between sub-steps.
struct RestWatch {
  /// The components x, y and angle of a position, a velocity or an acceleration.
  typealias Coordinates = SIMD3<Double>

  private var reference: BodyRecord.Pose
  /// The number of sub-steps since the body last moved or turned by the limits of M-41.
  private(set) var quietSubSteps = 0
  private var sums = (drive: Coordinates.zero, reaction: Vector.zero, place: Coordinates.zero)

  // The following values are averages over the last complete block of sub-steps.

  /// The mean position and angle of the body.
  private(set) var place = Coordinates.zero
  /// The acceleration of the body by contacts and rods, in pt/s².
  private(set) var reaction = Vector.zero
  /// The acceleration of the body by forces, contacts and rods together, in pt/s² and rad/s². It
  /// does not include damping, which never sets a body in motion.
  private var pull = Coordinates.zero

  /// The last velocity along each coordinate that was not 0.
  private var heading = Coordinates.zero
  /// The last sub-step in which the velocity changed its sign, for each coordinate.
  private var lastTurn = SIMD3(repeating: -Double.infinity)
  /// The last but one sub-step in which the velocity changed its sign, for each coordinate.
  private var turnBefore = SIMD3(repeating: -Double.infinity)

  init(_ pose: BodyRecord.Pose) { reference = pose }

  var isQuiet: Bool { quietSubSteps >= PhysicsConstants.restSubSteps }

  /// The acceleration that would set the body in motion, in pt/s² and rad/s².
  ///
  /// The component along a coordinate is 0 if the velocity along it changed its sign twice while
  /// the body was quiet: the body then oscillates, and the quiet time contains the whole
  /// oscillation.
  var unopposedPull: Coordinates {
    let recent = Double(quietSubSteps - PhysicsConstants.restSubSteps)
    return pull.replacing(with: 0, where: turnBefore .>= recent)
  }

  /// Adds a sub-step to the measurement.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in the middle of the sub-step. Those at the ends of the sub-steps
  ///     can all be 0 for a body that oscillates around a point.
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
