import Foundation

/// The priorities with which a view keeps the size of its content, first for the horizontal and
/// then for the vertical axis.
struct ContentPriorities {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  /// The width or height of a content that has no natural one.
  public static let noIntrinsicMetric: CGFloat = -1
  package static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The target of `systemLayoutSizeFitting(_:)` that results in the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` that results in the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Handles a change of the size of the view's content. It requests a layout of the superview,
  /// unless this layout is in progress.
  func contentSizeChanged() {
    let root = layoutRoot
    if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
    root.layoutEngine?.contentChanged(of: self)
    (superview as? any ArrangingView)?.contentChanged(of: self)
  }

  /// The view whose first baseline is used for this view: a descendant or the view itself.
  var firstBaselineView: UIView {
    let inner = forFirstBaselineLayout
    return inner === self || !inner.isIn(self) ? self : inner.firstBaselineView
  }

  /// The view whose last baseline is used for this view: a descendant or the view itself.
  var lastBaselineView: UIView {
    let inner = forLastBaselineLayout
    return inner === self || !inner.isIn(self) ? self : inner.lastBaselineView
  }
}
