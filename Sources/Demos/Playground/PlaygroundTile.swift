import UIKit

/// A wooden tile with a painted figure.
@MainActor final class PlaygroundTile: UIView {
  /// A figure that is painted on a tile.
  enum Figure: CaseIterable {
    case ring, dot, bars, plus, squares, pair
  }

  let figure: Figure
  /// The width and height of the tile, in units of the page's `unit`.
  let units: CGSize
  /// The views of which the figure is composed.
  private var pieces: [UIView] = []

  init(_ figure: Figure, units: CGSize, color: UIColor, number: Int) {
    self.figure = figure
    self.units = units
    super.init(frame: .zero)
    accessibilityIdentifier = "tile.\(number)"
    backgroundColor = color
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0, alpha: 0.14).cgColor
    for place in places(in: 1) {
      let piece = UIView()
      piece.isUserInteractionEnabled = false
      if place.isOutline {
        piece.layer.borderColor = PlaygroundPalette.paint.cgColor
      } else {
        piece.backgroundColor = PlaygroundPalette.paint
      }
      pieces.append(piece)
      addSubview(piece)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.cornerRadius = (side * 0.14).rounded()
    let left = (bounds.width - side) / 2
    let top = (bounds.height - side) / 2
    for (piece, place) in zip(pieces, places(in: side)) {
      piece.frame = place.rect.offsetBy(dx: left, dy: top)
      piece.layer.cornerRadius = place.radius
      if place.isOutline { piece.layer.borderWidth = side * 0.11 }
    }
  }

  /// The placement of one piece of a figure.
  private struct Place {
    var rect: CGRect
    var radius: CGFloat
    var isOutline = false
  }

  /// Returns the placements of the figure's pieces in a square with the given side in points.
  private func places(in side: CGFloat) -> [Place] {
    func piece(
      _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, round: CGFloat,
      isOutline: Bool = false
    ) -> Place {
      Place(
        rect: CGRect(x: x * side, y: y * side, width: width * side, height: height * side),
        radius: round * side, isOutline: isOutline)
    }
    switch figure {
    case .ring: return [piece(0.24, 0.24, 0.52, 0.52, round: 0.26, isOutline: true)]
    case .dot: return [piece(0.3, 0.3, 0.4, 0.4, round: 0.2)]
    case .bars: return [0.24, 0.44, 0.64].map { piece(0.24, $0, 0.52, 0.12, round: 0.06) }
    case .plus:
      return [
        piece(0.43, 0.24, 0.14, 0.52, round: 0.04), piece(0.24, 0.43, 0.52, 0.14, round: 0.04),
      ]
    case .squares:
      return [(0.26, 0.26), (0.54, 0.26), (0.26, 0.54), (0.54, 0.54)].map {
        piece($0.0, $0.1, 0.2, 0.2, round: 0.04)
      }
    case .pair:
      return [
        piece(0.22, 0.22, 0.26, 0.26, round: 0.13), piece(0.52, 0.52, 0.26, 0.26, round: 0.13),
      ]
    }
  }
}
