import Foundation

/// The strengths with which a view keeps the size of its content, by axis.
struct ContentPriorities {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  /// The value for a size that the content does not have.
  public static let noIntrinsicMetric: CGFloat = -1
  package static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Handles a change of the content's size: the superview lays out again, unless it is doing so.
  func contentSizeChanged() {
    let root = layoutRoot
    if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
    root.layoutEngine?.contentChanged(of: self)
    (superview as? UIStackView)?.contentChanged(of: self)
  }

  /// The descendant, or the view itself, whose first baseline is that of the view.
  var firstBaselineView: UIView {
    let inner = forFirstBaselineLayout
    return inner === self || !inner.isIn(self) ? self : inner.firstBaselineView
  }

  /// The descendant, or the view itself, whose last baseline is that of the view.
  var lastBaselineView: UIView {
    let inner = forLastBaselineLayout
    return inner === self || !inner.isIn(self) ? self : inner.lastBaselineView
  }
}
