import UIKit

/// A row of the list, which shows the name of a hut, two facts, and the altitude.
@MainActor final class HutRow: UIView {
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
    name.style(PanelPalette.font(16, .semibold), PanelPalette.ink)
    facts.text = String(format: "%g h walk, %d beds", hut.hours, hut.beds)
    facts.style(PanelPalette.font(13), PanelPalette.quietInk)
    altitude.text = "\(hut.altitude) m"
    altitude.style(PanelPalette.font(14, .medium), PanelPalette.ink)
    line.backgroundColor = PanelPalette.shade
    for view in [mark, name, facts, altitude, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let end = scaled(70)
    altitude.textAlignment = isMirrored ? .left : .right
    mark.frame = directed(CGRect(x: 2, y: scaled(22) - 4, width: 10, height: 10))
    name.frame = directed(
      CGRect(x: 26, y: 11, width: max(0, width - 26 - end), height: scaled(22)))
    facts.frame = directed(
      CGRect(x: 26, y: 11 + scaled(22), width: max(0, width - 26 - end), height: scaled(18)))
    altitude.frame = directed(CGRect(x: width - end, y: 12, width: end, height: scaled(20)))
    line.frame = directed(
      CGRect(x: 26, y: bounds.height - 1, width: max(0, width - 26), height: 1))
  }
}
