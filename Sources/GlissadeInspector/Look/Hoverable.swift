import UIKit

/// A view that shows that the pointer is over it.
@MainActor package protocol Hoverable: UIView {
  /// A Boolean value that indicates whether the pointer is over the view.
  var isHovered: Bool { get set }
  /// A short description of what a press does, with its key, or `nil`.
  var hint: String? { get }
}

extension Hoverable {
  package var hint: String? { nil }
}
