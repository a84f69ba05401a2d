import Foundation

/// The strip above or below the safe area of a controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The top edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a `UILayoutSupport`.
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
