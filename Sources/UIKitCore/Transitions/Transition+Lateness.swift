import Foundation

/// Detects that nothing has moved for almost a second, so that the frame that shows it is within
/// that second (L-03). It reports once.
struct LatenessWatch {
  /// The delay in seconds.
  private static let patience = 59.0 / 60
  private var expected: TimeInterval?
  private var hasReported = false

  /// Sets the time of the expected end.
  mutating func expect(_ time: TimeInterval) { expected = time }

  /// Returns whether the end is overdue, for the first time.
  mutating func isLate(at now: TimeInterval) -> Bool {
    guard let expected else {
      self.expected = now
      return false
    }
    guard !hasReported, now - expected >= Self.patience else { return false }
    hasReported = true
    return true
  }
}

// The scene's step.
extension Transition {
  /// Follows the animator, and logs a client that has not completed the transition a second after
  /// its end (L-03).
  func step(at now: TimeInterval) {
    follow()
    measure.observe(progress, at: now)
    let isMoving = clock.isMoving || interruptible?.isRunning ?? false
    let isMovedByPhysics =
      scene?.participants.all.contains { $0.isMoving(roles.container) } ?? false
    if isMoving || isInteractive || isMovedByPhysics || state == .starting {
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
}

/// A transition that has been at its end for a second without being completed (L-03).
package struct OverdueTransition: Hashable, Sendable {
  package let id: Int
  /// The class that should call `completeTransition`.
  package let culprit: String
  /// The kind, such as `present`.
  package let kind: String
  package let from: String
  package let to: String
}

extension UIWindowScene {
  /// The overdue transition that began last.
  package var overdueTransition: OverdueTransition? {
    transitions.last { $0.isOverdue }.map { transition in
      OverdueTransition(
        id: transition.id, culprit: String(describing: type(of: transition.animator)),
        kind: transition.roles.kind.rawValue, from: transition.roles.from.logName,
        to: transition.roles.to.logName)
    }
  }

  /// Completes the overdue transition as was decided, so that touches are received again.
  package func completeOverdueTransition() {
    guard let transition = transitions.last(where: { $0.isOverdue }) else { return }
    recorder?.record(.complete)
    enter {
      let animator = type(of: transition.animator)
      log(.remark("transition \(transition.id) is completed in the place of \(animator)"))
      transition.context.completeTransition(!transition.wasCancelled)
    }
  }
}
