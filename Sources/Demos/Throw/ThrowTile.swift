import GlissadeAssets
import UIKit

/// A view of a small picture with a shadow and a badge.
@MainActor final class ThrowTile: UIView {
  static let radius: CGFloat = 14
  private let picture = UIImageView(image: UIImage(named: "dusk", in: GlissadeAssets.bundle))
  private let badge = UIView()
  private let dot = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "tile"
    backgroundColor = .white
    layer.cornerRadius = Self.radius
    layer.shadowOpacity = 0.45
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 6)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = Self.radius - 2
    badge.backgroundColor = UIColor(white: 0, alpha: 0.5)
    badge.layer.cornerRadius = 9
    dot.backgroundColor = UIColor(red: 1, green: 0.36, blue: 0.34, alpha: 1)
    dot.layer.cornerRadius = 3
    label.text = "Live"
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textColor = .white
    for view in [picture, badge, dot, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.insetBy(dx: 2, dy: 2)
    badge.frame = CGRect(x: 8, y: 8, width: 46, height: 18)
    dot.frame = CGRect(x: 15, y: 14, width: 6, height: 6)
    label.frame = CGRect(x: 26, y: 8, width: 26, height: 18)
  }
}
