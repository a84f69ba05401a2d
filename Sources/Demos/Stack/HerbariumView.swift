import UIKit

/// The view of the list, with a tile for each plant and the choice of the animation below.
@MainActor final class HerbariumView: UIScrollView {
  let tiles = Plant.all.map { PlantTile($0) }
  let choice = StackSwitch()
  private let subtitle = UILabel()
  private static let gap: CGFloat = 16

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "page.list"
    backgroundColor = StackPalette.paper
    showsHorizontalScrollIndicator = false
    subtitle.text = "Six sheets from one walk"
    subtitle.textColor = StackPalette.quietInk
    subtitle.font = .systemFont(ofSize: 15, weight: .medium)
    subtitle.textAlignment = .center
    for view in [subtitle] + tiles + [choice] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = Self.gap
    let width = bounds.width
    subtitle.frame = CGRect(x: gap, y: 14, width: max(0, width - 2 * gap), height: 22)
    // A row has two tiles, or three if there is enough space.
    let columns = max(1, min(3, Int(width / 160)))
    let tileWidth = max(0, (width - gap * CGFloat(columns + 1)) / CGFloat(columns))
    let tileHeight = PlantSheet(tile: tileWidth).tileHeight
    var bottom: CGFloat = 0
    for (index, tile) in tiles.enumerated() {
      let row = CGFloat(index / columns)
      let column = CGFloat(index % columns)
      tile.frame = CGRect(
        x: gap + column * (tileWidth + gap), y: 48 + row * (tileHeight + gap), width: tileWidth,
        height: tileHeight)
      bottom = tile.frame.maxY
    }
    let choiceWidth = min(220, max(0, width - 2 * gap))
    choice.frame = CGRect(
      x: ((width - choiceWidth) / 2).rounded(), y: bottom + 18, width: choiceWidth, height: 36)
    contentSize = CGSize(width: width, height: choice.frame.maxY + gap)
  }
}
