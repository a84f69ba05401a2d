import UIKit

/// A row of the forecast, with time, sky, chance of rain and temperature.
@MainActor final class RainHour: UIView {
  static let height: CGFloat = 56

  private let time = UILabel()
  private let sign: WeatherSign
  private let chance = UILabel()
  private let degrees = UILabel()

  init(_ hour: String, _ sky: WeatherSign.Sky, chance: Int, degrees: Int) {
    sign = WeatherSign(sky)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    set(time, hour, .systemFont(ofSize: 17, weight: .semibold), .white)
    set(
      self.chance, chance == 0 ? "dry" : "\(chance) %", .systemFont(ofSize: 15, weight: .medium),
      chance < 50 ? UIColor(white: 1, alpha: 0.55) : ShadePalette.drop)
    set(self.degrees, "\(degrees)°", .systemFont(ofSize: 22, weight: .medium), .white)
    addSubview(sign)
    activateConstraints()
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    chance.isHidden = bounds.width < 220
  }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    addSubview(label)
  }

  /// Activates the constraints that align all views in a row, from the time at the left to the
  /// temperature at the right.
  private func activateConstraints() {
    let views: [UIView] = [time, sign, chance, degrees]
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate(
      views.map { $0.centerYAnchor.constraint(equalTo: centerYAnchor) } + [
        time.leadingAnchor.constraint(equalTo: leadingAnchor),
        sign.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 72),
        chance.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 14),
        degrees.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
  }
}
