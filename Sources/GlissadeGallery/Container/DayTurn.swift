import UIKit

/// A change between two pages of the day, with its transition context.
@MainActor final class DayTurn: SlideTurn {
  let context: ContainerTransitionContext

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - context: The transition context of the change.
  ///   - index: The index of the page that disappears.
  ///   - goal: The index of the page that appears.
  ///   - isInteractive: Indicates whether a pan drives the change from its start.
  init(_ context: ContainerTransitionContext, from index: Int, to goal: Int, isInteractive: Bool) {
    self.context = context
    let width = context.containerView.bounds.width
    super.init(from: index, to: goal, width: width, isInteractive: isInteractive)
  }
}
