import GlissadeGallery
import GlissadeInspector
import UIKit

/// One line of the list: a demo's colour, its title and its story.
final class DemoRow: UIControl {
  static let height: CGFloat = 64

  let demo: Demo
  private let swatch = UIView()
  private let title = UILabel()
  private let story = UILabel()

  /// Whether the demo is on stage, and whether the keyboard is at this row.
  var marks: (isChosen: Bool, isMarked: Bool) = (false, false) {
    didSet {
      backgroundColor =
        marks.isChosen ? Palette.chosen : marks.isMarked ? Palette.control : .clear
    }
  }

  init(_ demo: Demo) {
    self.demo = demo
    super.init(frame: .zero)
    layer.cornerRadius = Palette.radius
    accessibilityIdentifier = "row.\(demo.name)"
    swatch.backgroundColor = demo.hue
    swatch.layer.cornerRadius = 6
    title.text = demo.title
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    story.text = demo.story
    story.font = .systemFont(ofSize: 12)
    story.textColor = Palette.quietText
    story.numberOfLines = 2
    for view in [swatch, title, story] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    swatch.frame = CGRect(x: grid, y: grid * 1.5, width: 12, height: bounds.height - grid * 3)
    let left = grid * 3.5
    let width = bounds.width - left - grid
    title.frame = CGRect(x: left, y: grid, width: width, height: 18)
    let room = CGSize(width: width, height: bounds.height - grid - 20)
    story.frame = CGRect(
      x: left, y: grid + 19, width: width, height: min(story.sizeThatFits(room).height, room.height)
    )
  }
}
