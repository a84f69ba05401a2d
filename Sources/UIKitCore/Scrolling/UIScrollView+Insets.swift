import Foundation

extension UIScrollView {
  /// The behavior that determines the part of the safe area that is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The scroll view adds the top and the bottom of the safe area, and the left and the right if
    /// the content scrolls horizontally.
    case automatic
    /// The scroll view adds the edges of the safe area along the axes of scrolling.
    case scrollableAxes
    /// The scroll view adds nothing.
    case never
    /// The scroll view adds all edges of the safe area.
    case always
  }

  /// The part of the safe area that is added by `contentInsetAdjustmentBehavior`.
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
  /// A Boolean value that indicates whether the view controller of the view lets scroll views
  /// adjust their insets.
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
