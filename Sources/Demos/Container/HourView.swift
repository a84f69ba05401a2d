import UIKit

/// A page of the day, which shows sky, hills and water at one hour, and three facts.
@MainActor final class HourView: UIView {
  private let sky: HourSky
  private let hills: HourHills
  private let water: [UIView]
  private let glitter: [UIView]
  private let place = UILabel()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let facts: [HourFact]
  /// The widths of the streaks of light on the water, from far to near, as fractions of the view's
  /// width.
  private static let streaks: [CGFloat] = [0.30, 0.22, 0.26, 0.15, 0.19, 0.10, 0.13]

  init(_ hour: Hour) {
    sky = HourSky(hour)
    hills = HourHills(hour)
    water = Tint.scale(of: hour.water, count: 6).map { UIView.filled(with: $0.color) }
    glitter = Self.streaks.map { _ in UIView() }
    facts = [
      ("\(hour.air) °C", "air"), ("\(hour.wind) m/s", "wind"), ("\(hour.light) klx", "light"),
    ]
    .map { HourFact(value: $0.0, name: $0.1) }
    super.init(frame: .zero)
    accessibilityIdentifier = "page.\(hour.name.lowercased())"
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clipsToBounds = true
    set(place, "Lake Bled, \(hour.time)", .systemFont(ofSize: 15, weight: .medium), hour.ink)
    set(title, hour.name, .systemFont(ofSize: 52, weight: .bold), hour.ink)
    set(subtitle, hour.summary, .systemFont(ofSize: 15, weight: .medium), hour.ink)
    for streak in glitter { streak.backgroundColor = hour.disc.withAlphaComponent(0.5) }
    for view in [sky, hills] + water + glitter + facts + [place, title, subtitle] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 280 || bounds.height < 480
    let horizon = (bounds.height * 0.6).rounded()
    sky.frame = CGRect(x: 0, y: 0, width: bounds.width, height: horizon)
    let ridge = (bounds.height * 0.17).rounded()
    hills.frame = CGRect(x: 0, y: horizon - ridge, width: bounds.width, height: ridge)
    CGRect(x: 0, y: horizon, width: bounds.width, height: bounds.height - horizon).stack(water)
    layOutGlitter(below: horizon)
    layOutTexts(isSmall)
    layOutFacts(below: horizon, isSmall)
  }

  private func layOutTexts(_ isSmall: Bool) {
    let margin: CGFloat = isSmall ? 16 : 32
    let width = bounds.width - 2 * margin
    place.frame = CGRect(x: margin, y: isSmall ? 16 : 56, width: width, height: 20)
    title.font = .systemFont(ofSize: isSmall ? 30 : 52, weight: .bold)
    title.frame = CGRect(
      x: margin - (isSmall ? 1 : 3), y: place.frame.maxY + 4, width: width,
      height: isSmall ? 36 : 62)
    subtitle.frame = CGRect(x: margin, y: title.frame.maxY + 2, width: width, height: 22)
    subtitle.isHidden = bounds.height < 320
  }

  /// Lays out the streaks of light below the sun, with distances that grow towards the near shore.
  private func layOutGlitter(below horizon: CGFloat) {
    let depth = bounds.height - horizon
    for (index, streak) in glitter.enumerated() {
      let part = CGFloat(index) / CGFloat(glitter.count)
      let breadth = (bounds.width * Self.streaks[index]).rounded()
      let shift = (index % 2 == 0 ? 1 : -1) * bounds.width * 0.02
      streak.frame = CGRect(
        x: (sky.discX - breadth / 2 + shift).rounded(),
        y: (horizon + 6 + depth * 0.33 * part * (0.4 + 0.6 * part)).rounded(), width: breadth,
        height: part < 0.5 ? 2 : 3)
      streak.layer.cornerRadius = part < 0.5 ? 1 : 1.5
      streak.alpha = 1 - 0.7 * part
    }
  }

  private func layOutFacts(below horizon: CGFloat, _ isSmall: Bool) {
    let margin: CGFloat = isSmall ? 16 : 32
    let third = (bounds.width - 2 * margin) / 3
    let top = bounds.height - 92 - 24 - 52
    for (index, fact) in facts.enumerated() {
      fact.frame = CGRect(x: margin + third * CGFloat(index), y: top, width: third, height: 52)
      fact.isHidden = top < horizon + 24
    }
  }
}

/// A view that shows a figure above its name.
@MainActor private final class HourFact: UIView {
  private let value = UILabel()
  private let name = UILabel()

  init(value text: String, name caption: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    value.text = text
    value.font = .systemFont(ofSize: 20, weight: .semibold)
    value.textColor = .white
    name.text = caption
    name.font = .systemFont(ofSize: 13, weight: .medium)
    name.textColor = UIColor(white: 1, alpha: 0.9)
    for view in [value, name] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 28)
    name.frame = CGRect(x: 0, y: 28, width: bounds.width, height: 18)
  }
}
