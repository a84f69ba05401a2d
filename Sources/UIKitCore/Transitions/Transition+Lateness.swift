import Foundation

/// A detector of a transition that has not moved for almost a second. It reports once, early enough
/// that the next frame is within this second (L-03).
struct LatenessWatch {
  /// The time without a movement after which an end is overdue, in seconds.
  private static let patience = 59.0 / 60
  private var expected: TimeInterval?
  private var hasReported = false

  /// Sets the time at which the transition is expected to end.
  mutating func expect(_ time: TimeInterval) { expected = time }

  /// Returns whether the end of the transition is overdue. It returns `true` only once.
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

// The part of a transition in the scene's step.
extension Transition {
  /// Updates the clock to the animator, and logs a warning if the client has not completed the
  /// transition a second after its end (L-03).
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
      scene?.resources.logWarning(
        "transition \(id) should have ended: \(type(of: animator)) has not called"
          + " completeTransition"
      )
    }
  }
}

/// A transition that has been at its end for a second without being completed (L-03).
package struct OverdueTransition: Hashable, Sendable {
  package let id: Int
  /// The name of the class that should call `completeTransition`.
  package let culprit: String
  /// The kind of the transition, such as `present`.
  package let kind: String
  package let from: String
  package let to: String
}

extension UIWindowScene {
  /// The overdue transition that began last, or `nil`.
  package var overdueTransition: OverdueTransition? {
    transitions.last { $0.isOverdue }.map { transition in
      OverdueTransition(
        id: transition.id, culprit: String(describing: type(of: transition.animator)),
        kind: transition.roles.kind.rawValue, from: transition.roles.from.logName,
        to: transition.roles.to.logName)
    }
  }

  /// Completes the overdue transition with its decided outcome, so that views receive touches
  /// again.
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
