import UIKit

/// The page of the demo, a box with a dozen tiles.
@MainActor final class PlaygroundView: UIView {
  let tiles: [PlaygroundTile]
  private let title = UILabel()
  private let subtitle = UILabel()

  /// The sizes of the tiles in units of `unit`, used in turn.
  private static let sizes = [
    CGSize(width: 1, height: 1), CGSize(width: 1.8, height: 0.8), CGSize(width: 1, height: 1),
    CGSize(width: 0.8, height: 0.8),
  ]
  private static let columns = 3

  override init(frame: CGRect) {
    tiles = (0..<12).map { index in
      PlaygroundTile(
        PlaygroundTile.Figure.allCases[index % PlaygroundTile.Figure.allCases.count],
        units: Self.sizes[index % Self.sizes.count],
        color: PlaygroundPalette.tiles[index % PlaygroundPalette.tiles.count], number: index + 1)
    }
    super.init(frame: frame)
    accessibilityIdentifier = "page.playground"
    backgroundColor = PlaygroundPalette.paper
    clipsToBounds = true
    set(title, "A dozen tiles", .systemFont(ofSize: 34, weight: .bold), PlaygroundPalette.ink)
    set(
      subtitle, "Drag one by its corner. Throw it.\nStack a few.", .systemFont(ofSize: 15),
      PlaygroundPalette.ink.withAlphaComponent(0.7))
    subtitle.numberOfLines = 0
    for view in [title, subtitle] + tiles { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func set(_ label: UILabel, _ text: String, _ font: UIFont, _ color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.textAlignment = .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = min(bounds.width, bounds.height) < 320
    title.isHidden = isSmall
    subtitle.isHidden = isSmall
    title.frame = CGRect(x: 0, y: 56, width: bounds.width, height: 44)
    subtitle.frame = CGRect(x: 0, y: 104, width: bounds.width, height: 44)
  }

  // MARK: Placement

  /// The side of a tile of one unit, in points. With this side, a dozen tiles fill about a quarter
  /// of the page.
  var unit: CGFloat {
    let share = (bounds.width * bounds.height / CGFloat(tiles.count)).squareRoot()
    return min(max((share * 0.48).rounded(), 16), 72)
  }

  /// Places the tiles in rows from which they fall into a heap. Shifted rows and tilted tiles
  /// prevent a regular tower.
  func layOutTiles() {
    for (index, tile) in tiles.enumerated() {
      set(tile, to: unit)
      let row = index / Self.columns
      let column = index % Self.columns
      let sway = CGFloat((index * 7) % 5 - 2) / 2
      let aside = row.isMultiple(of: 2) ? -0.2 : 0.2
      tile.center = CGPoint(
        x: bounds.width * (CGFloat(column) + 0.5 + aside) / CGFloat(Self.columns),
        y: bounds.height * (0.3 + 0.14 * CGFloat(row)))
      tile.transform = CGAffineTransform(rotationAngle: sway * 0.45)
    }
  }

  /// Moves the tiles to corresponding places after a change of the page's size.
  func refitTiles(from old: CGSize) {
    for tile in tiles {
      set(tile, to: unit)
      let reach = hypot(tile.bounds.width, tile.bounds.height) / 2
      let place = CGPoint(
        x: tile.center.x * bounds.width / old.width, y: tile.center.y * bounds.height / old.height)
      tile.center = CGPoint(
        x: min(max(place.x, reach), max(reach, bounds.width - reach)),
        y: min(max(place.y, reach), max(reach, bounds.height - reach)))
    }
  }

  /// Returns the point nearest to a tile's center at which the tile is inside the page, whatever
  /// its rotation.
  func nearestPlace(for tile: PlaygroundTile) -> CGPoint {
    let reach = min(tile.bounds.width, tile.bounds.height) / 2 - 2
    func within(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
      let least = min(reach, length / 2)
      return min(max(value, least), length - least)
    }
    return CGPoint(
      x: within(tile.center.x, bounds.width), y: within(tile.center.y, bounds.height))
  }

  private func set(_ tile: PlaygroundTile, to unit: CGFloat) {
    tile.bounds.size = CGSize(
      width: (tile.units.width * unit).rounded(), height: (tile.units.height * unit).rounded())
  }
}
