import UIKit

/// A page of the demo, with a cup of tea and its preparation.
@MainActor final class TeaView: UIView {
  private let origin = UILabel()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let facts: [TeaFact]
  private let cup: TeaCup

  init(_ tea: Tea) {
    cup = TeaCup(tea)
    facts = [
      TeaFact(value: "\(tea.heat) °C", name: "water"),
      TeaFact(value: "\(tea.minutes) min", name: "patience"),
      TeaFact(value: "\(tea.grams) g", name: "leaves"),
    ]
    super.init(frame: .zero)
    accessibilityIdentifier = "page.\(tea.name.lowercased())"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = tea.paper
    clipsToBounds = true
    set(origin, tea.origin, .systemFont(ofSize: 15, weight: .medium), tea.tint)
    set(title, tea.name, .systemFont(ofSize: 52, weight: .bold), Tea.ink)
    set(subtitle, tea.summary, .systemFont(ofSize: 17), Tea.ink.withAlphaComponent(0.8))
    subtitle.numberOfLines = 0
    subtitle.lineBreakMode = .byWordWrapping
    for view in [cup, origin, title, subtitle] + facts { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
  }

  /// Lays out the texts above the cup or, on a page that is wider than high, beside it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 280 || bounds.height < 420
    let isWide = bounds.width > bounds.height * 1.1
    let margin: CGFloat = isSmall ? 16 : 32
    let column = isWide ? (bounds.width * 0.48).rounded() : bounds.width
    let bottom = layOutTexts(margin, width: column - (isWide ? margin : 2 * margin), isSmall)
    let factsTop = bounds.height - (isSmall ? 8 : 24) - TeaFact.height
    let showsFacts = factsTop > bottom + 8
    layOutFacts(margin, width: column - (isWide ? margin : 2 * margin), factsTop, showsFacts)
    let place =
      isWide
      ? CGRect(x: column, y: 0, width: bounds.width - column, height: bounds.height)
        .insetBy(dx: margin, dy: margin)
      : CGRect(
        x: margin, y: bottom + 20, width: bounds.width - 2 * margin,
        height: (showsFacts ? factsTop : bounds.height) - bottom - 44)
    let side = min(place.width, place.height, 420)
    cup.isHidden = side < 72
    guard !cup.isHidden else { return }
    cup.frame = CGRect(
      x: (place.midX - side / 2).rounded(), y: (place.midY - side / 2).rounded(), width: side,
      height: side)
  }

  /// Lays out the texts of the page.
  ///
  /// - Returns: The vertical position of the texts' lower edge, in points.
  private func layOutTexts(_ margin: CGFloat, width: CGFloat, _ isSmall: Bool) -> CGFloat {
    let width = max(width, 1)
    origin.frame = CGRect(x: margin, y: isSmall ? 16 : 48, width: width, height: 20)
    title.font = .systemFont(ofSize: isSmall ? 30 : 52, weight: .bold)
    title.frame = CGRect(
      x: margin - (isSmall ? 1 : 3), y: origin.frame.maxY + 4, width: width + 3,
      height: isSmall ? 38 : 62)
    let height = subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
    subtitle.frame = CGRect(x: margin, y: title.frame.maxY + 6, width: width, height: height)
    subtitle.isHidden = subtitle.frame.maxY > bounds.height - 12
    return subtitle.isHidden ? title.frame.maxY : subtitle.frame.maxY
  }

  private func layOutFacts(_ margin: CGFloat, width: CGFloat, _ top: CGFloat, _ shows: Bool) {
    let third = width / 3
    for (index, fact) in facts.enumerated() {
      fact.frame = CGRect(
        x: (margin + third * CGFloat(index)).rounded(), y: top, width: third,
        height: TeaFact.height)
      fact.isHidden = !shows
    }
  }
}

/// A view that shows a figure above its name.
@MainActor private final class TeaFact: UIView {
  static let height: CGFloat = 50
  private let value = UILabel()
  private let name = UILabel()

  init(value text: String, name caption: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    value.text = text
    value.font = .systemFont(ofSize: 22, weight: .semibold)
    value.textColor = Tea.ink
    name.text = caption
    name.font = .systemFont(ofSize: 13)
    name.textColor = Tea.ink.withAlphaComponent(0.66)
    for view in [value, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
    name.frame = CGRect(x: 0, y: 30, width: bounds.width, height: 18)
  }
}
