import UIKit

/// A view that shows that the pointer is over it.
@MainActor package protocol Hoverable: UIView {
  /// A Boolean value that indicates whether the pointer is over the view.
  var isHovered: Bool { get set }
  /// The text of the tooltip beside the view, or `nil`.
  var hint: Hint? { get }
}

extension Hoverable {
  package var hint: Hint? { nil }
}

/// A short description of what a press on a control does, with its key.
package struct Hint: Hashable, Sendable {
  /// The description, which begins with a capital letter.
  package var text: String
  /// The label of the key, or `nil`.
  package var key: String?
  /// The place of the tooltip.
  package var side = Side.vertical

  /// A place of a tooltip beside its control.
  package enum Side: Hashable, Sendable {
    /// Below the control, or above it.
    case vertical
    /// At the left of the control, for one of a column.
    case left
  }

  /// Creates a description.
  package init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }
}
