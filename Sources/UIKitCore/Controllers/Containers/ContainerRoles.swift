// The containers of other parts of UIKit, as the core refers to them.

/// A container that is notified of each child that leaves it.
@MainActor package protocol ChildObserver: UIViewController {
  /// Updates the container after the container itself or a client has removed a child.
  func didRemove(_ child: UIViewController)
}

/// A container that sends its children their appearance callbacks itself.
@MainActor package protocol AppearanceSender: ChildObserver {
  /// Returns whether a change in the container sends a child its appearance callbacks.
  func sendsCallbacks(to child: UIViewController) -> Bool
}

/// A container with a tab for each of its children.
@MainActor package protocol TabContainer: UIViewController {
  /// Updates the tabs after the item of a child has changed.
  func itemsChanged()
  /// Sets the frames of bar and pages.
  func arrange()
  /// Updates the background of the bar for the scroll position of the visible page.
  func updateBarBackground()
}

/// A container that shows a list, and beside it the details of an item.
@MainActor package protocol ColumnContainer: UIViewController {}

extension UIViewController {
  /// The nearest container with tabs that contains this controller.
  package var tabContainer: (any TabContainer)? {
    (parent as? any TabContainer) ?? parent?.tabContainer
  }

  /// The nearest container with columns that contains this controller.
  package var columnContainer: (any ColumnContainer)? {
    (parent as? any ColumnContainer) ?? parent?.columnContainer
  }
}
