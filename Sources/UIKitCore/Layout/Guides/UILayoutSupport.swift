import Foundation

/// The strip above or below the safe area of a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The anchor of the strip's top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the strip's bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The anchor of the strip's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide that is the strip of a `UILayoutSupport`.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool) {
    self.isTop = isTop
    super.init(rule: isTop ? .top : .bottom)
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
