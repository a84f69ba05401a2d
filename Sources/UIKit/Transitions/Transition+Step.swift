import Foundation

// The scene's step.
extension Transition {
  /// Names a client that has not completed the transition a second after it should have (L-03).
  func step(at now: TimeInterval) {
    follow()
    speedometer.observe(progress, at: now)
    let isMoving = clock.isMoving || interruptible?.isRunning ?? false
    if isMoving || isInteractive || machine.phase == .starting {
      lateness.expect(now)
    } else if lateness.isLate(at: now) {
      scene?.logWarning(
        "transition \(id) should have ended: \(type(of: animator)) has not called completeTransition"
      )
    }
  }
}
