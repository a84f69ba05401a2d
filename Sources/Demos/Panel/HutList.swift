import UIKit

/// A vertical list of huts below a strip of days.
@MainActor final class HutList: UIScrollView {
  private let days = DayStrip()
  private let rows: [HutRow]

  init(_ huts: [Hut]) {
    rows = huts.enumerated().map { HutRow($1, number: $0) }
    super.init(frame: .zero)
    accessibilityIdentifier = "list"
    alwaysBounceVertical = true
    for view in [days] + rows { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    days.frame = CGRect(x: 0, y: 0, width: bounds.width, height: scaled(DayStrip.height))
    for (index, row) in rows.enumerated() {
      let height = 20 + scaled(40)
      row.frame = CGRect(
        x: 0, y: days.frame.maxY + CGFloat(index) * height, width: bounds.width, height: height)
    }
    contentSize = CGSize(width: bounds.width, height: (rows.last?.frame.maxY ?? 0) + 16)
  }
}
