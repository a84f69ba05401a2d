import UIKit

/// The views of the panes that can have the keyboard focus, in the order of reading.
@MainActor package struct FocusOrder {
  private var views: [any KeyHandler] = []

  /// Collects the views that are shown.
  ///
  /// - Parameter panes: The panes, in the order of reading.
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

  /// Returns the view after another one, the first one after the last, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - view: The view that has the focus, or `nil`.
  ///   - isBackwards: A Boolean value that indicates whether the view before it is meant.
  package func view(after view: UIView?, isBackwards: Bool) -> UIView? {
    guard !views.isEmpty else { return nil }
    guard let index = views.firstIndex(where: { $0 === view }) else {
      return isBackwards ? views.last : views.first
    }
    return views[(index + (isBackwards ? views.count - 1 : 1)) % views.count]
  }
}
