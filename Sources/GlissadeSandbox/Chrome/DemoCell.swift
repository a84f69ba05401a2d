import GlissadeGallery
import GlissadeInspector
import UIKit

/// A row of the list: a small picture of a demo, its title and its story.
final class DemoCell: UITableViewCell, Hoverable {
  static let height: CGFloat = 68
  static let pictureSize = CGSize(width: 28, height: 50)

  private let card = UIView()
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel()
  private let story = UILabel()

  /// Whether the demo is on stage, and whether the keyboard is at this row.
  var marks: (isChosen: Bool, isMarked: Bool) = (false, false) { didSet { color() } }
  var isHovered = false { didSet { color() } }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    card.layer.cornerRadius = Palette.radius
    picture.layer.cornerRadius = 4
    picture.clipsToBounds = true
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    story.font = .systemFont(ofSize: 12)
    story.textColor = Palette.quietText
    story.numberOfLines = 2
    contentView.addSubview(card)
    for view in [picture, title, story] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter image: its first frame; until there is one, its colour stands for it.
  func show(_ demo: Demo, image: UIImage?) {
    accessibilityIdentifier = "row.\(demo.name)"
    title.text = demo.title
    story.text = demo.summary
    picture.backgroundColor = demo.hue
    picture.image = image
    setNeedsLayout()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    color()
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    isHovered = false
  }

  private func color() {
    card.backgroundColor =
      isHighlighted
      ? Palette.pressedControl
      : marks.isChosen
        ? Palette.chosen
        : marks.isMarked ? Palette.control : isHovered ? Palette.control : .clear
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    card.frame = CGRect(
      x: grid, y: 2, width: max(0, bounds.width - 2 * grid), height: bounds.height - 4)
    let size = Self.pictureSize
    picture.frame = CGRect(x: grid, y: (card.bounds.height - size.height) / 2, size: size)
    let left = picture.frame.maxX + grid + 2
    let width = max(0, card.bounds.width - left - grid / 2)
    title.frame = CGRect(x: left, y: 7, width: width, height: 18)
    let room = CGSize(width: width, height: card.bounds.height - 28)
    story.frame = CGRect(
      x: left, y: 26, width: width, height: min(story.sizeThatFits(room).height, room.height))
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
