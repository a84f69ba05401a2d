import GlissadeAssets
import UIKit

/// The page of the demo, with a night sky, the four corners, and the tile.
@MainActor final class ThrowView: UIView {
  let tile = ThrowTile()
  private let picture = UIImageView(image: UIImage(named: "night", in: GlissadeAssets.bundle))
  private let title = UILabel()
  private let subtitle = UILabel()
  private let places = ThrowCorner.allCases.map { _ in UIView() }
  private var marked: ThrowCorner?

  /// The least distance between the resting tile and the edges of the page, in points.
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
    subtitle.text = "Throw the tile into a corner.\nCatch it on the way."
    subtitle.font = .systemFont(ofSize: 15)
    subtitle.textColor = UIColor(white: 1, alpha: 0.72)
    subtitle.textAlignment = .center
    subtitle.numberOfLines = 0
    for place in places {
      place.isUserInteractionEnabled = false
      place.layer.cornerRadius = ThrowTile.radius
      place.layer.borderWidth = 1.5
      place.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
      place.backgroundColor = UIColor(white: 1, alpha: 0.12)
      place.alpha = 0.16
    }
    for view in [picture, title, subtitle] + places + [tile] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let isSmall = min(bounds.width, bounds.height) < 320
    let middle = (bounds.height / 2).rounded()
    title.frame = CGRect(x: 0, y: middle - 44, width: bounds.width, height: 44)
    subtitle.frame = CGRect(x: 0, y: middle + 4, width: bounds.width, height: 48)
    subtitle.isHidden = isSmall
    title.isHidden = isSmall
    tile.bounds = CGRect(origin: .zero, size: tileSize)
    for (corner, place) in zip(ThrowCorner.allCases, places) {
      place.bounds = tile.bounds
      place.center = corner.point(in: tileArea)
    }
  }

  /// Highlights the corner to which the tile will move; `nil` highlights none.
  func mark(_ corner: ThrowCorner?) {
    guard corner != marked else { return }
    marked = corner
    UIView.animate(withDuration: 0.2) { [places] in
      for (other, place) in zip(ThrowCorner.allCases, places) {
        place.alpha = other == corner ? 0.7 : 0.16
      }
    }
  }

  // MARK: Placement

  private var tileSize: CGSize {
    let width = min(max((min(bounds.width, bounds.height) * 0.32).rounded(), 56), 168)
    return CGSize(width: width, height: (width * 4 / 3).rounded())
  }

  /// The area in which the center of the tile can rest, so that the tile is in the safe area with a
  /// margin.
  var tileArea: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    let x = tileSize.width / 2 + Self.margin
    let y = tileSize.height / 2 + Self.margin
    return safe.insetBy(dx: min(x, safe.width / 2), dy: min(y, safe.height / 2))
  }

  private var band: RubberBand { RubberBand(extent: max(min(bounds.width, bounds.height), 1)) }
  private var across: ClosedRange<CGFloat> { tileArea.minX...tileArea.maxX }
  private var down: ClosedRange<CGFloat> { tileArea.minY...tileArea.maxY }

  /// Returns the displayed center of a tile that is dragged to a point. Outside `tileArea` a rubber
  /// band resists the drag.
  func displayed(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: band.position(forPull: point.x, within: across),
      y: band.position(forPull: point.y, within: down))
  }

  /// Returns the point to which the tile must be dragged to be displayed at a point.
  func pulled(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: band.pull(forPosition: point.x, within: across),
      y: band.pull(forPosition: point.y, within: down))
  }

  /// Returns the ratio of the displayed tile's velocity to the drag's velocity, along each axis.
  func slope(at point: CGPoint) -> CGVector {
    CGVector(
      dx: band.slope(atPull: point.x, within: across),
      dy: band.slope(atPull: point.y, within: down))
  }
}
