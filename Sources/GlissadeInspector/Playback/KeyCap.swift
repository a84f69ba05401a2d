import UIKit

/// A picture of the key that performs the same command as the button beside it.
final class KeyCap: UIView {
  /// The height of a key, in points.
  static let height: CGFloat = 20

  private let label = UILabel()

  /// Creates a picture of the key with a label.
  init(_ key: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 4
    layer.borderWidth = 1
    label.text = key
    label.font = .systemFont(ofSize: 12)
    label.textColor = Palette.quietText
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a size that is wide enough for the label and never narrower than 24 points.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max((label.intrinsicContentSize.width + 12).rounded(.up), 24), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = shown(Palette.edge).cgColor
    label.frame = bounds
  }
}
