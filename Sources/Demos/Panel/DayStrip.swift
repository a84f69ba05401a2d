import UIKit

/// A horizontally scrolling strip with the days of the tour.
@MainActor final class DayStrip: UIScrollView {
  static let height: CGFloat = 48
  private let days: [UILabel]
  /// The direction of the last layout. The first day is visible at first in either direction.
  private var wasMirrored = false

  init() {
    days = (1...11).map { day in
      let label = UILabel()
      label.text = "Day \(day)"
      label.style(
        PanelPalette.font(13, .semibold), day == 1 ? PanelPalette.paper : PanelPalette.ink)
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
    let step = scaled(76)
    let width = step * CGFloat(days.count) - 8
    contentSize = CGSize(width: width, height: bounds.height)
    for (index, day) in days.enumerated() {
      let x = step * CGFloat(index)
      day.frame = CGRect(
        x: isMirrored ? width - x - (step - 8) : x, y: 4, width: step - 8,
        height: bounds.height - 20)
    }
    guard isMirrored != wasMirrored else { return }
    wasMirrored = isMirrored
    contentOffset.x = isMirrored ? max(0, width - bounds.width) : 0
  }
}
