import GlissadeGallery
import GlissadeInspector
import UIKit

/// A row of the gallery's list: a small picture of a demo, its title and its summary.
final class DemoCell: UITableViewCell, Hoverable {
  /// The height of a row, in points.
  static let height: CGFloat = 68
  /// The size of the picture, in points.
  static let pictureSize = CGSize(width: 28, height: 50)

  private let card = UIView()
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel()
  private let summary = UILabel()

  /// The states of a row that its background shows.
  struct Marks: Hashable {
    /// A Boolean value that indicates whether the demo is on the canvas.
    var isChosen = false
    /// A Boolean value that indicates whether the row is selected by the keyboard.
    var isMarked = false
    /// A Boolean value that indicates whether the list has the keyboard focus.
    var isFocused = false
  }

  /// The states of the row that its background shows.
  var marks = Marks() { didSet { if marks != oldValue { updateBackground() } } }
  /// A Boolean value that indicates whether the pointer is over the row.
  var isHovered = false { didSet { updateBackground() } }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.layer.cornerRadius = Palette.radius
    picture.layer.cornerRadius = 4
    picture.clipsToBounds = true
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    summary.font = .systemFont(ofSize: 12)
    summary.textColor = Palette.quietText
    summary.numberOfLines = 2
    contentView.addSubview(card)
    for view in [picture, title, summary] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a demo in the row.
  ///
  /// - Parameters:
  ///   - demo: The demo.
  ///   - image: A picture of the demo's first frame; `nil` shows the demo's color instead.
  func show(_ demo: Demo, image: UIImage?) {
    accessibilityIdentifier = "row.\(demo.name)"
    title.text = demo.title
    summary.text = demo.summary
    picture.backgroundColor = demo.hue
    picture.image = image
    setNeedsLayout()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateBackground()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isHovered = false
  }

  private func updateBackground() {
    card.backgroundColor = ground
    setNeedsLayout()
  }

  private var ground: UIColor {
    if isHighlighted { return Palette.pressedControl }
    if marks.isChosen { return Palette.chosen }
    return marks.isMarked || isHovered ? Palette.control : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    card.layer.borderWidth = marks.isFocused ? 2 : 0
    card.layer.borderColor = shown(Palette.accent).cgColor
    card.frame = CGRect(
      x: grid, y: 2, width: max(0, bounds.width - 2 * grid), height: bounds.height - 4)
    let size = Self.pictureSize
    picture.frame = CGRect(x: grid, y: (card.bounds.height - size.height) / 2, size: size)
    let left = picture.frame.maxX + grid + 2
    let width = max(0, card.bounds.width - left - grid / 2)
    title.frame = CGRect(x: left, y: 7, width: width, height: 18)
    let available = CGSize(width: width, height: card.bounds.height - 28)
    summary.frame = CGRect(
      x: left, y: 26, width: width,
      height: min(summary.sizeThatFits(available).height, available.height))
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
