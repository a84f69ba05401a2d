import GlissadeDemo
import UIKit

/// The view of the second page, with the tide table on deep water.
@MainActor final class TidesView: UIView {
  let closeButton = UIButton(type: .system)
  private let grabber = Grabber(text: "Push up to go back", color: .white, isBarAbove: false)
  private let place = UILabel()
  private let title = UILabel()
  private let rows = TidesView.tides.map { TideRow($0) }

  private static let tides = [
    Tide(time: "01:48", name: "High water", height: 11.4),
    Tide(time: "08:26", name: "Low water", height: 2.1),
    Tide(time: "14:09", name: "High water", height: 11.9),
    Tide(time: "20:47", name: "Low water", height: 1.6),
    Tide(time: "02:31", name: "High water", height: 12.2),
  ]
  private static let water = UIColor(red: 0.035, green: 0.235, blue: 0.286, alpha: 1)
  private static let foam = UIColor(red: 0.55, green: 0.87, blue: 0.86, alpha: 1)
  private static let margin: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.second"
    backgroundColor = Self.water
    layer.shadowOpacity = 0.35
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    place.text = "Saint-Malo"
    place.font = .systemFont(ofSize: 15, weight: .medium)
    place.textColor = Self.foam
    title.text = "Tide table"
    title.font = .systemFont(ofSize: 52, weight: .bold)
    title.textColor = .white
    closeButton.accessibilityIdentifier = "button.close"
    closeButton.setTitle("Back to the shore", for: .normal)
    closeButton.setTitleColor(Self.water, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    closeButton.backgroundColor = Self.foam
    closeButton.layer.cornerRadius = 24
    for view in [place, title, grabber, closeButton] + rows { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 480
    let margin = isSmall ? 16 : Self.margin
    let width = bounds.width - 2 * margin
    title.font = .systemFont(ofSize: isSmall ? 30 : 52, weight: .bold)
    place.frame = CGRect(x: margin, y: isSmall ? 16 : 56, width: width, height: 20)
    title.frame = CGRect(
      x: margin - (isSmall ? 1 : 3), y: isSmall ? 38 : 80, width: width, height: isSmall ? 40 : 64)
    let buttonTop = bounds.height - (isSmall ? 108 : 136)
    for (index, row) in rows.enumerated() {
      let top = (isSmall ? 88 : 172) + CGFloat(index) * 64
      row.frame = CGRect(x: margin, y: top, width: width, height: 64)
      row.isHidden = row.frame.maxY > buttonTop - 16
    }
    closeButton.frame = CGRect(
      x: max(margin, (bounds.midX - 112).rounded()), y: buttonTop, width: min(224, width),
      height: 48)
    grabber.frame = CGRect(x: 0, y: bounds.height - 12 - 34, width: bounds.width, height: 34)
  }
}

/// A high or low tide.
struct Tide {
  let time: String
  let name: String
  /// The height of the water at the tide, in metres.
  let height: Double

  /// The height at which a bar has its full length, in metres.
  static let highest = 13.0
}

/// A row of the table, with the time, name and height of a tide, and a bar for the height.
@MainActor private final class TideRow: UIView {
  private let time = UILabel()
  private let name = UILabel()
  private let height = UILabel()
  private let track = UIView()
  private let bar = UIView()
  private let fraction: CGFloat

  init(_ tide: Tide) {
    fraction = tide.height / Tide.highest
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    set(time, tide.time, .systemFont(ofSize: 20, weight: .semibold), .white)
    set(name, tide.name, .systemFont(ofSize: 15), UIColor(white: 1, alpha: 0.72))
    set(
      height, String(format: "%.1f m", tide.height), .systemFont(ofSize: 15, weight: .medium),
      .white)
    height.textAlignment = .right
    track.backgroundColor = UIColor(white: 1, alpha: 0.12)
    bar.backgroundColor = UIColor(red: 0.55, green: 0.87, blue: 0.86, alpha: 0.9)
    for view in [track, bar] {
      view.layer.cornerRadius = 2
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: 0, y: 8, width: 72, height: 28)
    name.frame = CGRect(x: 80, y: 8, width: max(0, bounds.width - 160), height: 28)
    height.frame = CGRect(x: bounds.width - 80, y: 8, width: 80, height: 28)
    track.frame = CGRect(x: 0, y: 44, width: bounds.width, height: 4)
    bar.frame = CGRect(x: 0, y: 44, width: (bounds.width * fraction).rounded(), height: 4)
  }
}
