import GlissadeAssets
import UIKit

/// The look of the page: a night sky, four places to land, and the tile.
@MainActor final class ThrowView: UIView {
  let tile = ThrowTile()
  private let picture = UIImageView(image: UIImage(named: "night", in: GlissadeAssets.bundle))
  private let title = UILabel()
  private let story = UILabel()
  private let places = ThrowCorner.allCases.map { _ in UIView() }
  private var marked: ThrowCorner?

  /// Between the tile and the edges, in points.
  static let margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.night"
    backgroundColor = UIColor(red: 0.08, green: 0.06, blue: 0.18, alpha: 1)
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.text = "Northern lights"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    title.textColor = .white
    title.textAlignment = .center
    story.text = "Throw the tile into a corner.\nCatch it on the way."
    story.font = .systemFont(ofSize: 15)
    story.textColor = UIColor(white: 1, alpha: 0.72)
    story.textAlignment = .center
    story.numberOfLines = 0
    for place in places {
      place.isUserInteractionEnabled = false
      place.layer.cornerRadius = ThrowTile.radius
      place.layer.borderWidth = 1.5
      place.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
      place.backgroundColor = UIColor(white: 1, alpha: 0.12)
      place.alpha = 0.16
    }
    for view in [picture, title, story] + places + [tile] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let isSmall = min(bounds.width, bounds.height) < 320
    let middle = (bounds.height / 2).rounded()
    title.frame = CGRect(x: 0, y: middle - 44, width: bounds.width, height: 44)
    story.frame = CGRect(x: 0, y: middle + 4, width: bounds.width, height: 48)
    story.isHidden = isSmall
    title.isHidden = isSmall
    tile.bounds = CGRect(origin: .zero, size: tileSize)
    for (corner, place) in zip(ThrowCorner.allCases, places) {
      place.bounds = tile.bounds
      place.center = corner.point(in: room)
    }
  }

  /// Lights the place where the tile is going to land; nil for none.
  func mark(_ corner: ThrowCorner?) {
    guard corner != marked else { return }
    marked = corner
    UIView.animate(withDuration: 0.2) { [places] in
      for (other, place) in zip(ThrowCorner.allCases, places) {
        place.alpha = other == corner ? 0.7 : 0.16
      }
    }
  }

  // MARK: Where the tile may be

  private var tileSize: CGSize {
    let width = min(max((min(bounds.width, bounds.height) * 0.32).rounded(), 56), 168)
    return CGSize(width: width, height: (width * 4 / 3).rounded())
  }

  /// Where the tile's centre may rest: within the safe area, a margin from its edges.
  var room: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    let (x, y) = (tileSize.width / 2 + Self.margin, tileSize.height / 2 + Self.margin)
    return safe.insetBy(dx: min(x, safe.width / 2), dy: min(y, safe.height / 2))
  }

  private var band: RubberBand { RubberBand(extent: max(min(bounds.width, bounds.height), 1)) }
  private var across: ClosedRange<CGFloat> { room.minX...room.maxX }
  private var down: ClosedRange<CGFloat> { room.minY...room.maxY }

  /// Where the tile shows that a finger has pulled to a point; past the room it resists.
  func held(_ point: CGPoint) -> CGPoint {
    CGPoint(x: band.held(point.x, within: across), y: band.held(point.y, within: down))
  }

  /// Where a finger would have to be for the tile to show at a point.
  func pulled(_ point: CGPoint) -> CGPoint {
    CGPoint(x: band.released(point.x, within: across), y: band.released(point.y, within: down))
  }

  /// How fast the tile goes for a finger of speed 1.
  func give(at point: CGPoint) -> CGVector {
    CGVector(dx: band.slope(at: point.x, within: across), dy: band.slope(at: point.y, within: down))
  }
}
