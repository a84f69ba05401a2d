import GlissadeAssets
import GlissadeDemo
import UIKit

/// The view of the first page, with large type on sand above a picture of the shore.
@MainActor final class ShoreView: UIView {
  let openButton = UIButton(type: .system)
  private let grabber = Grabber(text: "Pull down for the tide table", color: ink, isBarAbove: true)
  private let place = UILabel()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let picture = UIImageView(image: UIImage(named: "shore", in: GlissadeAssets.bundle))

  private static let ink = UIColor(red: 0.16, green: 0.20, blue: 0.22, alpha: 1)
  private static let sand = UIColor(red: 0.969, green: 0.945, blue: 0.902, alpha: 1)
  private static let sea = UIColor(red: 0.05, green: 0.44, blue: 0.50, alpha: 1)
  private static let margin: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.first"
    backgroundColor = Self.sand
    clipsToBounds = true
    setUpText()
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    openButton.accessibilityIdentifier = "button.open"
    openButton.setTitle("Open the tide table", for: .normal)
    openButton.setTitleColor(.white, for: .normal)
    openButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    openButton.backgroundColor = Self.sea
    openButton.layer.cornerRadius = 24
    for view in [picture, grabber, place, title, subtitle, openButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func setUpText() {
    place.text = "Saint-Malo, today"
    place.font = .systemFont(ofSize: 15, weight: .medium)
    place.textColor = Self.sea
    title.text = "Low tide"
    title.font = .systemFont(ofSize: 52, weight: .bold)
    title.textColor = Self.ink
    subtitle.text =
      "The sea has gone out a long way. Until the evening one can walk to the island and back "
      + "with dry feet."
    subtitle.font = .systemFont(ofSize: 17)
    subtitle.textColor = Self.ink.withAlphaComponent(0.8)
    subtitle.numberOfLines = 0
    subtitle.lineBreakMode = .byWordWrapping
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.height < 480
    let margin = isSmall ? 16 : Self.margin
    let width = bounds.width - 2 * margin
    grabber.frame = CGRect(x: 0, y: 12, width: bounds.width, height: 34)
    openButton.frame = CGRect(
      x: max(margin, (bounds.midX - 112).rounded()), y: bounds.height - (isSmall ? 64 : 80),
      width: min(224, width), height: 48)
    title.font = .systemFont(ofSize: isSmall ? 30 : 52, weight: .bold)
    var y: CGFloat = isSmall ? 52 : 88
    place.frame = CGRect(x: margin, y: y, width: width, height: 20)
    y += 24
    title.frame = CGRect(
      x: margin - (isSmall ? 1 : 3), y: y, width: width, height: isSmall ? 40 : 64)
    y += isSmall ? 48 : 80
    let height = subtitle.sizeThatFits(CGSize(width: width, height: 0)).height
    subtitle.frame = CGRect(x: margin, y: y, width: width, height: height)
    subtitle.isHidden = subtitle.frame.maxY > openButton.frame.minY - 16
    if !subtitle.isHidden { y += height + (isSmall ? 16 : 32) }
    picture.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, bounds.height - y))
  }
}
