import UIKit

/// The content of the half-height panel, with three figures of a hut and the profile of the ascent.
@MainActor final class HutCard: UIView {
  private let facts: [HutFact]
  private let bars: [UIView]
  private let caption = UILabel()
  /// The altitudes along the ascent at equal distances, in metres.
  private static let climb: [CGFloat] = [
    1050, 1120, 1240, 1330, 1390, 1480, 1610, 1700, 1740, 1790, 1877, 1930, 2010, 2120, 2200, 2230,
    2290, 2352,
  ]

  init(_ hut: Hut) {
    facts = [
      HutFact(value: "\(hut.altitude) m", name: "altitude"),
      HutFact(value: "\(hut.beds)", name: "beds"),
      HutFact(value: String(format: "%g h", hut.hours), name: "on foot"),
    ]
    bars = Self.climb.map { _ in UIView() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    caption.text = "The way up from Les Praz"
    caption.style(PanelPalette.font(13), PanelPalette.quietInk)
    for (index, bar) in bars.enumerated() {
      bar.backgroundColor = index == bars.count - 1 ? PanelPalette.trail : PanelPalette.lake
      bar.layer.cornerRadius = 3
    }
    for view in facts + bars + [caption] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let third = bounds.width / 3
    for (index, fact) in facts.enumerated() {
      fact.frame = directed(
        CGRect(x: third * CGFloat(index), y: 0, width: third, height: scaled(48) + 4))
      fact.isHidden = bounds.height < fact.frame.height
    }
    let top = 24 + scaled(48)
    let available = bounds.height - top - scaled(18) - 10
    let step = bounds.width / CGFloat(bars.count)
    for (bar, metres) in zip(bars, Self.climb) {
      let height = max(6, available * (metres - 900) / (2352 - 900))
      let index = CGFloat(bars.firstIndex(of: bar) ?? 0)
      bar.frame = CGRect(
        x: index * step, y: top + available - height, width: max(step - 4, 1), height: height)
      bar.isHidden = available < 24
    }
    caption.frame = CGRect(x: 0, y: top + available + 8, width: bounds.width, height: scaled(18))
    caption.isHidden = available < 24
  }
}

/// A view that shows a figure above its name.
@MainActor private final class HutFact: UIView {
  private let value = UILabel()
  private let name = UILabel()

  init(value text: String, name caption: String) {
    super.init(frame: .zero)
    value.text = text
    value.style(PanelPalette.font(22, .semibold), PanelPalette.ink)
    name.text = caption
    name.style(PanelPalette.font(13), PanelPalette.quietInk)
    for view in [value, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 0, width: bounds.width, height: scaled(30))
    name.frame = CGRect(x: 0, y: scaled(30), width: bounds.width, height: scaled(18))
  }
}
