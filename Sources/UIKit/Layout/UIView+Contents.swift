import Foundation

/// The strengths with which a view keeps the size of its content, by axis.
struct ContentPriorities {
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
}

extension UIView {
  /// The value for a size that the content does not have.
  public static let noIntrinsicMetric: CGFloat = -1
  static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  /// The target of `systemLayoutSizeFitting(_:)` for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target of `systemLayoutSizeFitting(_:)` for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Performs `sizeToFit()`.
  func applyFittingSize() {
    let size = sizeThatFits(bounds.size)
    if transform.isIdentity { frame.size = size } else { bounds.size = size }
  }

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

  /// Returns the result of `systemLayoutSizeFitting`.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateStaleConstraints()
    let engine = LayoutEngine(root: self, purpose: .fitting)
    engine.aim(at: target, horizontal.strength, vertical.strength)
    engine.flush()
    let size = engine.determinedSize(of: self)
    let pixels = window?.windowScene?.screen.scale ?? 1
    func rounded(_ length: CGFloat?) -> CGFloat {
      max(0, (((length ?? 0) * pixels) - 1e-4).rounded(.up) / pixels)
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }
}
