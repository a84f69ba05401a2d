import Foundation
import GlissadeTransitions

/// An object that adapts a drag to one of UIKit's own containers. Every member has a default.
@MainActor package protocol DragAdapter: AnyObject {
  // MARK: The pan

  /// A Boolean value that indicates whether the content cannot be dragged at present.
  var isLocked: Bool { get }
  /// A Boolean value that indicates whether the pan begins at once on moving content, in any
  /// direction.
  var catchesAtOnce: Bool { get }
  /// The view in whose coordinates the pointer moves; `nil` stands for the window.
  var space: UIView? { get }
  /// Returns whether the pan may begin on content at rest, or `nil` for the drag's own rule.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool?

  // MARK: The drag

  /// Updates the stops after a pointer has taken hold of the content.
  func didBegin()
  /// Updates the stops before the content moves to a pull.
  func willPull(to pull: CGFloat)
  /// Performs what comes before a release.
  ///
  /// - Returns: The stop to which the content moves, instead of the chosen one.
  func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID
  /// Updates the stops after a program has ended the drag without a release.
  func didStop()
  /// The position to which a drag in a scroll view moves the content before the scroll view; `nil`
  /// stands for the first stop.
  var scrollingCeiling: CGFloat? { get }

  // MARK: Transitions

  /// Adds the content to the container of its presentation.
  func addContent(_ view: UIView, in context: any UIViewControllerContextTransitioning)
  /// A view that fades with the content.
  var companion: UIView? { get }
  /// Updates the content after its transition.
  func transitionEnded()
}

extension DragAdapter {
  package var isLocked: Bool { false }
  package var catchesAtOnce: Bool { true }
  package var space: UIView? { nil }
  package func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool? { nil }

  package func didBegin() {}
  package func willPull(to pull: CGFloat) {}
  package func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID { chosen.id }
  package func didStop() {}
  package var scrollingCeiling: CGFloat? { nil }

  package func addContent(_ view: UIView, in context: any UIViewControllerContextTransitioning) {
    if let controller = context.viewController(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
    }
    context.containerView.addSubview(view)
  }
  package var companion: UIView? { nil }
  package func transitionEnded() {}
}

/// The adapter of a client's drag, which has nothing to add.
final class PlainDragAdapter: DragAdapter {}
