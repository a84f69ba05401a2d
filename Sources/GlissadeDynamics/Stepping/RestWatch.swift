import Foundation

/// Notices when a body has not moved for a while (M-41).
struct RestWatch {
  private var reference: BodyRecord.Pose
  /// Sub-steps since the body last left its reference.
  private(set) var quietSubSteps = 0

  init(_ pose: BodyRecord.Pose) { reference = pose }

  var isQuiet: Bool { quietSubSteps >= PhysicsConstants.restSubSteps }

  /// After each sub-step.
  mutating func observe(_ pose: BodyRecord.Pose) {
    let moved = (pose.position - reference.position).length
    let turned = abs(pose.angle - reference.angle)
    if moved >= PhysicsConstants.restDistance || turned >= PhysicsConstants.restAngle {
      self = RestWatch(pose)
    } else {
      quietSubSteps += 1
    }
  }
}
