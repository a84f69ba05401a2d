import UIKit

/// A name at the left and its figure at the right.
final class FigureRow: UIView {
  static let height: CGFloat = 20

  private let name = UILabel()
  private let figure = UILabel()

  /// What is shown for nil: that there is nothing to tell.
  private static let nothing = "–"

  /// What it is called.
  var title: String? {
    get { name.text }
    set { name.text = newValue }
  }

  var value: String? {
    didSet {
      guard value != oldValue else { return }
      figure.text = value ?? Self.nothing
      figure.textColor = value == nil ? Palette.quietText : Palette.text
    }
  }

  init(_ name: String) {
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 12)
    self.name.textColor = Palette.quietText
    figure.text = Self.nothing
    figure.font = .systemFont(ofSize: 14, weight: .semibold)
    figure.textColor = Palette.quietText
    figure.textAlignment = .right
    addSubview(self.name)
    addSubview(figure)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = (bounds.width / 2).rounded()
    name.frame = CGRect(x: 0, y: 0, width: bounds.width - half + 24, height: bounds.height)
    figure.frame = CGRect(
      x: half + 24, y: 0, width: bounds.width - half - 24, height: bounds.height)
  }
}
