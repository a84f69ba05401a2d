import Foundation

extension UIScrollView {
  /// The part of the safe area that is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The top and the bottom, and along the other axis if the content scrolls along it.
    case automatic
    /// The edges of the axes along which the content scrolls.
    case scrollableAxes
    /// None of it.
    case never
    /// All of it.
    case always
  }

  /// The safe area that `contentInsetAdjustmentBehavior` adds.
  var adjustment: UIEdgeInsets {
    let area = safeAreaInsets
    let scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
    let scrollsDown = alwaysBounceVertical || contentSize.height > bounds.height
    let (horizontal, vertical): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .automatic where !isAdjustedByController: return .zero
    case .automatic: (horizontal, vertical) = (scrollsAcross, true)
    case .scrollableAxes: (horizontal, vertical) = (scrollsAcross, scrollsDown)
    case .never: return .zero
    case .always: (horizontal, vertical) = (true, true)
    }
    return UIEdgeInsets(
      top: vertical ? area.top : 0, left: horizontal ? area.left : 0,
      bottom: vertical ? area.bottom : 0, right: horizontal ? area.right : 0)
  }
}

extension UIView {
  /// A Boolean value that indicates whether the controller around the view adjusts scroll views.
  fileprivate var isAdjustedByController: Bool {
    let views = sequence(first: self, next: \.superview)
    let owner = views.first { $0.owningViewController != nil }?.owningViewController
    return owner?.automaticallyAdjustsScrollViewInsets ?? true
  }
}

extension UIEdgeInsets {
  /// Returns the sum of two insets.
  func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}
