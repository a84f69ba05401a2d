import UIKit

/// The container's view, with its pages and the bar in which the user selects a page.
@MainActor final class DayView: UIView {
  /// The view that contains the selected page or, during a change, both pages.
  let pages = UIView()
  let bar: DayBar

  init(_ hours: [Hour]) {
    bar = DayBar(hours.map(\.name))
    super.init(frame: .zero)
    accessibilityIdentifier = "page.day"
    // The background is visible where pages are pulled beyond the first or the last one.
    backgroundColor = UIColor(red: 0.05, green: 0.06, blue: 0.11, alpha: 1)
    clipsToBounds = true
    pages.accessibilityIdentifier = "pages"
    pages.clipsToBounds = true
    for view in [pages, bar] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// The distance by which the pages are pulled beyond the first or the last one, in points,
  /// positive to the left.
  var stretch: CGFloat {
    get { -pages.transform.tx }
    set { pages.transform = CGAffineTransform(translationX: -newValue, y: 0) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pages.bounds.size = bounds.size
    pages.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let isSmall = bounds.width < 280 || bounds.height < 320
    let width = min(bounds.width - (isSmall ? 16 : 48), 343)
    bar.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - (isSmall ? 56 : 80),
      width: width, height: 44)
  }
}
