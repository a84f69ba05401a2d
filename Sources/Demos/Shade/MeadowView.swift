import GlissadeAssets
import GlissadeDemo
import UIKit

/// The view of the first page, a sunny meadow with a hint how to pull the shade down.
@MainActor final class MeadowView: UIView {
  let dropButton = UIButton(type: .system)
  private let picture = UIImageView(image: UIImage(named: "meadow", in: GlissadeAssets.bundle))
  private let grabber = Grabber(
    text: "Pull the shade down", color: ShadePalette.ink, isBarAbove: true)
  private let place = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.meadow"
    backgroundColor = UIColor(red: 0.24, green: 0.36, blue: 0.19, alpha: 1)
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    place.text = "Pienza, this morning"
    place.font = .systemFont(ofSize: 15, weight: .medium)
    place.textColor = ShadePalette.ink.withAlphaComponent(0.8)
    title.text = "Fair"
    title.textColor = ShadePalette.ink
    dropButton.accessibilityIdentifier = "button.drop"
    dropButton.setTitle("Drop it", for: .normal)
    dropButton.setTitleColor(.white, for: .normal)
    dropButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    dropButton.backgroundColor = ShadePalette.hue
    dropButton.layer.cornerRadius = 24
    for view in [picture, grabber, place, title, dropButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 480
    let margin: CGFloat = isSmall ? 16 : 32
    picture.frame = bounds
    grabber.frame = CGRect(x: 0, y: 12, width: bounds.width, height: 34)
    title.font = .systemFont(ofSize: isSmall ? 30 : 52, weight: .bold)
    place.frame = CGRect(
      x: margin, y: isSmall ? 52 : 80, width: bounds.width - 2 * margin, height: 20)
    place.isHidden = bounds.height < 260
    title.frame = CGRect(
      x: margin - (isSmall ? 1 : 3), y: place.isHidden ? 48 : place.frame.maxY + 4,
      width: bounds.width - 2 * margin,
      height: isSmall ? 40 : 64)
    let width = min(160, bounds.width - 2 * margin)
    dropButton.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - (isSmall ? 64 : 80),
      width: width, height: 48)
  }
}
