import UIKit

/// The key that does what the button beside it does.
final class KeyCap: UIView {
  static let height: CGFloat = 20

  private let label = UILabel()

  init(_ key: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 4
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
    label.text = key
    label.font = .systemFont(ofSize: 12)
    label.textColor = Palette.quietText
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Wide enough for its text, never narrower than high.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max((label.intrinsicContentSize.width + 12).rounded(.up), 24), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
