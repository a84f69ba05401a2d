import Foundation

// The scene's step.
extension Transition {
  /// Names a client that has not completed the transition a second after it should have (L-03).
  func step(at now: TimeInterval) {
    follow()
    speedometer.observe(progress, at: now)
    let isMoving = clock.isMoving || interruptible?.isRunning ?? false
    if isMoving || isInteractive || isMovedByPhysics || machine.phase == .starting {
      lateness.expect(now)
      isOverdue = false
    } else if lateness.isLate(at: now) {
      isOverdue = true
      scene?.logWarning(
        "transition \(id) should have ended: \(type(of: animator)) has not called"
          + " completeTransition"
      )
    }
  }

  /// Whether an animator moves what is in the container: how long that takes, physics says.
  private var isMovedByPhysics: Bool {
    scene?.runningAnimators.contains { animator in
      animator.referenceView.map {
        roles.container.isDescendant(of: $0) || $0.isDescendant(of: roles.container)
      }
        ?? false
    } ?? false
  }
}
