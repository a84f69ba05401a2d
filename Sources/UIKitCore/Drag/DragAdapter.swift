import Foundation
import GlissadeTransitions

/// An object that adapts a drag to one of UIKit's own containers. Every member has a default
/// implementation.
@MainActor package protocol DragAdapter: AnyObject {
  // MARK: The pan

  /// A Boolean value that indicates whether the content cannot be dragged at present.
  var isLocked: Bool { get }
  /// A Boolean value that indicates whether the pan begins at once on moving content, in any
  /// direction.
  var catchesAtOnce: Bool { get }
  /// The view in whose coordinates the pointer moves; `nil` stands for the window.
  var space: UIView? { get }
  /// Returns whether the pan may begin on content at rest, or `nil` to let the drag decide by its
  /// axis.
  func mayBegin(_ pan: UIPanGestureRecognizer) -> Bool?

  // MARK: The drag

  /// Updates the stops after a pointer has begun to drag the content.
  func didBegin()
  /// Updates the stops before a pointer moves the content.
  ///
  /// - Parameter pull: The position that the content would have without resistance, in points.
  func willPull(to pull: CGFloat)
  /// Prepares a release, before the content begins to move to a stop.
  ///
  /// - Returns: The stop to which the content moves: `chosen`, or another one instead of it.
  func willRelease(_ release: DragRelease, to chosen: DragStop) -> DragStop.ID
  /// Updates the stops after the program has ended the drag without a release.
  func didStop()
  /// The position up to which a drag in a scroll view moves the content before it scrolls the
  /// scroll view, in points; `nil` stands for the first stop.
  var scrollingCeiling: CGFloat? { get }

  // MARK: Transitions

  /// Adds the view of presented content to the container view of its transition.
  func addContent(_ view: UIView, in context: any UIViewControllerContextTransitioning)
  /// A view that fades with the content.
  var companion: UIView? { get }
  /// Updates the content after its transition has ended.
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

/// The adapter of a drag that a client creates, with the default of every member.
final class PlainDragAdapter: DragAdapter {}
