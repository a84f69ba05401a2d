import UIKit

/// A view with a hover appearance, which shows that the pointer is over it.
@MainActor package protocol Hoverable: UIView {
  /// A Boolean value that indicates whether the pointer is over the view.
  var isHovered: Bool { get set }
  /// The text of the tooltip beside the view, or `nil`.
  var hint: Hint? { get }
}

extension Hoverable {
  package var hint: Hint? { nil }
}

/// A short description of a control's action, with the key that performs the action.
package struct Hint: Hashable, Sendable {
  /// The description of the action, which begins with a capital letter.
  package var text: String
  /// The label of the key, or `nil`.
  package var key: String?
  /// The side of the control on which the tooltip appears.
  package var side = Side.vertical

  /// A side of a control on which a tooltip can appear.
  package enum Side: Hashable, Sendable {
    /// Below the control, or above it.
    case vertical
    /// At the left of the control, for a control in a column.
    case left
  }

  /// Creates a hint.
  package init(_ text: String, key: String? = nil) {
    self.text = text
    self.key = key
  }
}
