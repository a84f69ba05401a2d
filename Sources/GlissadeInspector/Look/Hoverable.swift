import UIKit

/// A view that shows that the pointer is over it.
@MainActor package protocol Hoverable: UIView {
  var isHovered: Bool { get set }
}
