import Foundation
import UIKitCore

/// A row of dots, one for each page, with a highlighted dot for the current page.
///
/// A tap on the right half of the control advances by one page, and a tap on the left half goes
/// back by one page. After such a change, the control sends `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The number of pages, 0 or more.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = min(page, max(0, numberOfPages - 1))
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the current page, clamped to the existing pages.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  private var page = 0

  /// A Boolean value that indicates whether the control shows no dot if there is a single page.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The color of the dots; `nil` stands for a gray that is visible on light and dark backgrounds.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the current page's dot, or `nil` for the default.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var dots: [UIView] = []
  /// The diameter of a dot, the gap between dots and the height of the control, in points.
  private static let (diameter, gap, height): (CGFloat, CGFloat, CGFloat) = (7, 9, 37)

  /// Returns the size that a number of dots needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(0, pageCount))
    return CGSize(
      width: max(0, count * (Self.diameter + Self.gap) - Self.gap), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let count = hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.diameter / 2
      addSubview(dot)
      dots.append(dot)
    }
    // The gaps shrink if the dots do not fit.
    let space = bounds.width - Self.diameter
    let pitch = count > 1 ? min(Self.diameter + Self.gap, space / CGFloat(count - 1)) : 0
    let start = bounds.midX - (pitch * CGFloat(max(0, count - 1)) + Self.diameter) / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + pitch * CGFloat(index), y: bounds.midY - Self.diameter / 2,
        width: Self.diameter, height: Self.diameter)
      dot.backgroundColor = index == page ? currentColor : color
    }
  }

  private var color: UIColor { pageIndicatorTintColor ?? UIColor(white: 0.5, alpha: 0.35) }
  private var currentColor: UIColor {
    currentPageIndicatorTintColor ?? UIColor(white: 0.5, alpha: 1)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let old = page
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if page != old { sendActions(for: .valueChanged) }
  }
}
