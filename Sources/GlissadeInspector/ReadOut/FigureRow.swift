import UIKit

/// A row with a name at the left and a figure at the right.
final class FigureRow: UIView, Hoverable {
  /// The height of a row, in points.
  static let height: CGFloat = 20

  private let name = UILabel()
  private let figure = UILabel()

  /// The text shown for a missing value.
  private static let missing = "–"

  var isHovered = false
  let hint: Hint?

  /// The figure as text, or `nil` for a missing value.
  var value: String? {
    didSet {
      guard value != oldValue else { return }
      figure.text = value ?? Self.missing
      figure.textColor = value == nil ? Palette.quietText : Palette.text
    }
  }

  /// Creates a row without a figure.
  ///
  /// - Parameters:
  ///   - name: The name of the figure.
  ///   - meaning: A sentence that says what the figure is, for the tooltip.
  init(_ name: String, meaning: String) {
    var hint = Hint(meaning)
    hint.side = .left
    self.hint = hint
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 12)
    self.name.textColor = Palette.quietText
    figure.text = Self.missing
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
