import GlissadeAssets
import UIKit

/// The view of the shade, with a rainy sky, the forecast, and a wooden rail along the lower edge.
///
/// Constraints place the texts of the view.
@MainActor final class RainView: UIView {
  private let picture = UIImageView(image: UIImage(named: "storm", in: GlissadeAssets.bundle))
  private let place = UILabel()
  private let title = UILabel()
  private let hint = UILabel()
  private let rail = UIView()
  private let handle = UIView()
  private let hours = [
    RainHour("10:00", .clear, chance: 0, degrees: 23),
    RainHour("12:00", .fair, chance: 10, degrees: 24),
    RainHour("14:00", .cloudy, chance: 40, degrees: 22),
    RainHour("16:00", .rain, chance: 90, degrees: 17),
    RainHour("18:00", .rain, chance: 80, degrees: 16),
  ]
  private var margins: [NSLayoutConstraint] = []
  private var placeTop: NSLayoutConstraint?

  private static let railHeight: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.rain"
    backgroundColor = ShadePalette.storm
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    set(place, "Pienza, later today", .systemFont(ofSize: 15, weight: .medium), ShadePalette.drop)
    set(title, "Rain by four", .systemFont(ofSize: 44, weight: .bold), .white)
    set(
      hint, "Push up from the lower edge", .systemFont(ofSize: 13, weight: .medium),
      UIColor(white: 1, alpha: 0.7))
    rail.backgroundColor = ShadePalette.wood
    rail.layer.borderWidth = 1
    rail.layer.borderColor = ShadePalette.grain.cgColor
    handle.backgroundColor = ShadePalette.grain
    handle.layer.cornerRadius = 2.5
    for view in [picture, place, title, hint, rail, handle] + hours { addSubview(view) }
    activateConstraints()
  }

  required init?(coder: NSCoder) { return nil }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
  }

  private func activateConstraints() {
    let placeTop = place.topAnchor.constraint(equalTo: topAnchor)
    margins = [
      place.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
    ]
    self.placeTop = placeTop
    NSLayoutConstraint.activate(
      margins + [
        placeTop,
        title.topAnchor.constraint(equalTo: place.bottomAnchor, constant: 2),
        hint.centerXAnchor.constraint(equalTo: centerXAnchor),
        hint.bottomAnchor.constraint(equalTo: rail.topAnchor, constant: -10),
      ])
  }

  override func layoutSubviews() {
    let isSmall = bounds.height < 480
    let margin: CGFloat = isSmall ? 16 : 32
    title.font = .systemFont(ofSize: isSmall ? 26 : 44, weight: .bold)
    placeTop?.constant = isSmall ? 20 : 80
    for constraint in margins { constraint.constant = margin }
    // All subviews stay within the page's bounds. The page's shadow is then that of a plain
    // rectangle, which costs nothing.
    rail.frame = CGRect(
      x: 0, y: bounds.height - Self.railHeight, width: bounds.width, height: Self.railHeight)
    super.layoutSubviews()
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - Self.railHeight))
    handle.frame = CGRect(
      x: (bounds.width / 2).rounded() - 20, y: rail.frame.midY.rounded() - 2, width: 40, height: 5)
    var y = title.frame.maxY + (isSmall ? 8 : 48)
    for hour in hours {
      hour.frame = CGRect(
        x: margin, y: y, width: max(0, bounds.width - 2 * margin), height: RainHour.height)
      hour.isHidden = hour.frame.maxY > hint.frame.minY - 8
      y += RainHour.height
    }
  }
}
