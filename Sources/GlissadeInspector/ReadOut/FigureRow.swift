import UIKit

/// A row with a name at the left and a figure at the right. A figure of many words has several
/// lines.
final class FigureRow: UIView, Hoverable {
  /// The height of a row with one line, in points.
  static let height: CGFloat = 20

  private let name = UILabel()
  private let figure = UILabel()

  /// The text shown for a missing value.
  private static let missing = "–"
  /// The least distance between the name and the figure, in points.
  private static let gap: CGFloat = 12

  var isHovered = false
  let hint: Hint?

  /// The name of the figure.
  var title: String {
    didSet {
      guard title != oldValue else { return }
      name.text = title
      setNeedsLayout()
    }
  }
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
  ///   - title: The name of the figure.
  ///   - meaning: A sentence that says what the figure is, for the tooltip.
  init(_ title: String, meaning: String) {
    self.title = title
    var hint = Hint(meaning)
    hint.side = .left
    self.hint = hint
    super.init(frame: .zero)
    name.text = title
    name.font = .systemFont(ofSize: 12)
    name.textColor = Palette.quietText
    figure.text = Self.missing
    figure.font = .systemFont(ofSize: 14, weight: .semibold)
    figure.textColor = Palette.quietText
    figure.textAlignment = .right
    figure.numberOfLines = 0
    addSubview(name)
    addSubview(figure)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size that shows the whole figure at the given width.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let space = CGSize(width: size.width - figureLeft, height: 0)
    let height = figure.sizeThatFits(space).height.rounded(.up)
    return CGSize(width: size.width, height: max(Self.height, height))
  }

  private var figureLeft: CGFloat { name.sizeThatFits(.zero).width.rounded(.up) + Self.gap }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = figureLeft
    name.frame = CGRect(x: 0, y: 0, width: left, height: Self.height)
    figure.frame = CGRect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
  }
}
