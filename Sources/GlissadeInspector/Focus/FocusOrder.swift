import UIKit

/// The views of the panes that can have the keyboard focus, in reading order.
@MainActor package struct FocusOrder {
  private var views: [any KeyHandler] = []

  /// Creates the order of the visible views.
  ///
  /// - Parameter panes: The panes, in reading order.
  package init(in panes: [UIView]) {
    for pane in panes {
      var found: [any KeyHandler] = []
      Self.collect(pane, &found)
      let places = found.map { $0.convert(CGPoint.zero, to: nil) }
      let order = found.indices.sorted {
        (places[$0].y.rounded(), places[$0].x) < (places[$1].y.rounded(), places[$1].x)
      }
      views += order.map { found[$0] }
    }
  }

  private static func collect(_ view: UIView, _ found: inout [any KeyHandler]) {
    guard !view.isHidden, view.alpha > 0 else { return }
    if let handler = view as? any KeyHandler, view.canBecomeFirstResponder, !view.bounds.isEmpty {
      found.append(handler)
    }
    for child in view.subviews { collect(child, &found) }
  }

  /// Returns the view that follows another one in the order, cyclically, or `nil` if there are no
  /// views.
  ///
  /// - Parameters:
  ///   - view: The view that has the focus, or `nil`.
  ///   - isBackwards: A Boolean value that indicates whether to return the previous view instead of
  ///     the next.
  package func view(after view: UIView?, isBackwards: Bool) -> UIView? {
    guard !views.isEmpty else { return nil }
    guard let index = views.firstIndex(where: { $0 === view }) else {
      return isBackwards ? views.last : views.first
    }
    return views[(index + (isBackwards ? views.count - 1 : 1)) % views.count]
  }
}
