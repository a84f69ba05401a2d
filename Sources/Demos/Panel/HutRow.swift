import UIKit

/// A row of the list, which shows the name of a hut, two facts, and the altitude.
@MainActor final class HutRow: UIView {
  static let height: CGFloat = 60
  private let mark = UIView()
  private let name = UILabel()
  private let facts = UILabel()
  private let altitude = UILabel()
  private let line = UIView()

  init(_ hut: Hut, number: Int) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    mark.backgroundColor = number == 0 ? PanelPalette.trail : PanelPalette.lake
    mark.layer.cornerRadius = 5
    name.text = hut.name
    name.font = .systemFont(ofSize: 16, weight: .semibold)
    name.textColor = PanelPalette.ink
    facts.text = String(format: "%g h walk, %d beds", hut.hours, hut.beds)
    facts.font = .systemFont(ofSize: 13)
    facts.textColor = PanelPalette.quietInk
    altitude.text = "\(hut.altitude) m"
    altitude.font = .systemFont(ofSize: 14, weight: .medium)
    altitude.textColor = PanelPalette.ink
    altitude.textAlignment = .right
    line.backgroundColor = PanelPalette.shade
    for view in [mark, name, facts, altitude, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    mark.frame = CGRect(x: 2, y: 18, width: 10, height: 10)
    name.frame = CGRect(x: 26, y: 11, width: max(0, width - 26 - 70), height: 22)
    facts.frame = CGRect(x: 26, y: 33, width: max(0, width - 26 - 70), height: 18)
    altitude.frame = CGRect(x: width - 70, y: 12, width: 70, height: 20)
    line.frame = CGRect(x: 26, y: bounds.height - 1, width: max(0, width - 26), height: 1)
  }
}
