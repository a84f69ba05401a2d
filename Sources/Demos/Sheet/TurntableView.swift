import UIKit

/// A view of a room at night, with a turntable and the button that presents the list of pieces.
@MainActor final class TurntableView: UIView {
  let record = RecordView()
  let openButton = UIButton(type: .system)
  private let sky = CAGradientLayer()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.turntable"
    clipsToBounds = true
    backgroundColor = SheetPalette.night
    sky.colors = [SheetPalette.dusk.cgColor, SheetPalette.night.cgColor]
    sky.startPoint = CGPoint(x: 0.5, y: 0)
    sky.endPoint = CGPoint(x: 0.5, y: 1)
    layer.addSublayer(sky)
    title.text = "Nocturnes"
    title.textColor = SheetPalette.paper
    subtitle.text = "Tap the record to turn it over"
    subtitle.font = .systemFont(ofSize: 15, weight: .medium)
    subtitle.textColor = SheetPalette.paper.withAlphaComponent(0.66)
    hint.text = "The list stays open while you do"
    hint.font = .systemFont(ofSize: 14)
    hint.textColor = SheetPalette.paper.withAlphaComponent(0.5)
    hint.textAlignment = .center
    openButton.accessibilityIdentifier = "button.open"
    openButton.setTitle("Show the pieces", for: .normal)
    openButton.setTitleColor(SheetPalette.night, for: .normal)
    openButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    openButton.backgroundColor = SheetPalette.brass
    openButton.layer.cornerRadius = 24
    for view in [title, subtitle, record, openButton, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 280 || bounds.height < 480
    let margin: CGFloat = isSmall ? 16 : 32
    let width = min(bounds.width - 2 * margin, 520)
    let left = ((bounds.width - width) / 2).rounded()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    sky.frame = bounds
    CATransaction.commit()
    title.font = .systemFont(ofSize: isSmall ? 26 : 40, weight: .bold)
    title.frame = CGRect(
      x: left - 2, y: isSmall ? 12 : 32, width: width, height: isSmall ? 34 : 50)
    subtitle.frame = CGRect(x: left, y: title.frame.maxY, width: width, height: 22)
    subtitle.isHidden = isSmall
    let top = (isSmall ? title.frame.maxY : subtitle.frame.maxY) + (isSmall ? 8 : 18)
    let side = max(0, min(width, bounds.height * 0.31, bounds.height - top - 80)).rounded()
    let plinth = min(width, (side * 1.16).rounded())
    record.frame = CGRect(
      x: ((bounds.width - plinth) / 2).rounded(), y: top, width: plinth, height: side)
    let button = min(width, 260)
    openButton.frame = CGRect(
      x: ((bounds.width - button) / 2).rounded(), y: bounds.height - (isSmall ? 62 : 100),
      width: button, height: 48)
    hint.frame = CGRect(x: left, y: openButton.frame.maxY + 10, width: width, height: 20)
    hint.isHidden = isSmall
  }
}
