import Foundation

/// A controller whose content has a size: a view controller or a presentation controller.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points; zero for no preference.
  var preferredContentSize: CGSize { get }
  /// Notifies the container that a child prefers another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Returns the size, in points, of a child in a container of the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Notifies the container that its size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Notifies the container that its traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
