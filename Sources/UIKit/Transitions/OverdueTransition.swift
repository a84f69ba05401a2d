import Foundation

/// A transition that has been at its end for a second without its client saying so (L-03).
package struct OverdueTransition: Hashable, Sendable {
  package let id: Int
  /// The class that should call `completeTransition`.
  package let culprit: String
  /// Such as `present`.
  package let kind: String
  package let from: String
  package let to: String
}

extension UIWindowScene {
  /// The one to show: the one begun last.
  package var overdueTransition: OverdueTransition? {
    transitions.last { $0.isOverdue }.map { transition in
      OverdueTransition(
        id: transition.id, culprit: String(describing: type(of: transition.animator)),
        kind: transition.roles.kind.rawValue, from: transition.roles.from.logName,
        to: transition.roles.to.logName)
    }
  }

  /// Completes it in its client's place, as was decided: touches go where they went before.
  package func completeOverdueTransition() {
    guard let transition = transitions.last(where: { $0.isOverdue }) else { return }
    recorder?.record(.complete)
    enter {
      log(
        "transition \(transition.id) is completed in the place of \(type(of: transition.animator))")
      transition.context.completeTransition(!transition.wasCancelled)
    }
  }
}
