import UIKit

/// A turn of the day's pages, and the context that it has.
@MainActor final class DayTurn: SlideTurn {
  let context: ContainerTransitionContext

  /// - Parameter isHeld: whether a finger drives it from the start.
  init(_ context: ContainerTransitionContext, from index: Int, to goal: Int, isHeld: Bool) {
    self.context = context
    let width = context.containerView.bounds.width
    super.init(from: index, to: goal, width: width, isHeld: isHeld)
  }
}
