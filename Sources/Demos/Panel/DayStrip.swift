import UIKit

/// A horizontally scrolling strip with the days of the tour.
@MainActor final class DayStrip: UIScrollView {
  static let height: CGFloat = 48
  private let days: [UILabel]

  init() {
    days = (1...11).map { day in
      let label = UILabel()
      label.text = "Day \(day)"
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = day == 1 ? PanelPalette.paper : PanelPalette.ink
      label.textAlignment = .center
      label.backgroundColor = day == 1 ? PanelPalette.trail : PanelPalette.shade
      label.layer.cornerRadius = 14
      label.clipsToBounds = true
      return label
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "days"
    showsHorizontalScrollIndicator = false
    for day in days { addSubview(day) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, day) in days.enumerated() {
      day.frame = CGRect(x: CGFloat(index) * 76, y: 4, width: 68, height: 28)
    }
    contentSize = CGSize(width: 76 * CGFloat(days.count) - 8, height: bounds.height)
  }
}
