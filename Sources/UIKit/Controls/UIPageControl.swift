import Foundation

/// A row of dots, one for each page, of which that of the current page stands out.
///
/// A tap on its right half goes on by one page, on its left half back by one; its targets hear of it as
/// `valueChanged`.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// At least 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      page = min(page, max(0, numberOfPages - 1))
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// From 0 to one less than there are pages; what is set beyond that is brought back to it.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsLayout()
    }
  }
  private var page = 0

  /// Whether a single dot does not show.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// Nil is a grey that shows on light and dark.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

  private var dots: [UIView] = []
  /// Diameter, gap and height, in points.
  private static let (diameter, gap, height): (CGFloat, CGFloat, CGFloat) = (7, 9, 37)

  /// The room that so many dots need.
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
    // Too many for the room move together.
    let room = bounds.width - Self.diameter
    let pitch = count > 1 ? min(Self.diameter + Self.gap, room / CGFloat(count - 1)) : 0
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
