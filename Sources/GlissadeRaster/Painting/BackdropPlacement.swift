import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The placement of a backdrop in the picture.
struct BackdropPlacement {
  /// The parts of the picture that the backdrop covers, each with its coverage.
  let parts: [CoveragePart]
  let saturation: Double
  let tint: CGColor
  let picture: PixelRect
  /// The number of times that the picture behind the backdrop is halved before it is blurred.
  let halvings: Int
  /// The standard deviation of the blur of the halved picture, in its pixels.
  let sigma: Double

  /// Creates the placement of a backdrop that covers `parts`.
  ///
  /// - Parameter sigma: The standard deviation of the whole blur, in pixels of the picture.
  init(
    _ parts: [CoveragePart], _ command: BackdropCommand, sigma: Double, picture: PixelRect
  ) {
    (self.parts, self.picture) = (parts, picture)
    (saturation, tint) = (command.saturation, command.tint)
    var halvings = 0
    while halvings < 6, sigma / Double(1 << halvings) >= 4 { halvings += 1 }
    self.halvings = halvings
    let size = Double(1 << halvings)
    // Halving and enlarging also blur, and variances are additive: the variance of the mean over a
    // pixel of the smaller size, and that of the interpolation between such pixels, whose kernel is
    // a triangle two pixels wide.
    let done = halvings > 0 ? (1 - 1 / (size * size)) / 12 + 1.0 / 6 : 0
    self.sigma = min(max(0, sigma * sigma / (size * size) - done).squareRoot(), Self.largestSigma)
  }

  /// The maximum standard deviation, in pixels of the smaller size. Above it a blurred picture has
  /// a single color.
  private static let largestSigma = 1_000_000.0

  /// The number of pixels of the smaller size that the blur reads to either side, plus one for the
  /// interpolation.
  private var reach: Int { PixelGrid.ceiling(sigma * 3) + 1 }

  /// Returns the pixels of the picture that affect `rect`, aligned to whole pixels of the smaller
  /// size.
  func source(of rect: PixelRect) -> PixelRect {
    func down(_ value: Int) -> Int { value >> halvings - reach }
    func up(_ value: Int) -> Int { -(-value >> halvings) + reach }
    let (left, top) = (down(rect.x) << halvings, down(rect.y) << halvings)
    let all = PixelRect(
      x: left, y: top, width: up(rect.maxX) << halvings - left,
      height: up(rect.maxY) << halvings - top)
    return all.intersection(extended)
  }

  /// The picture's bounds, enlarged to whole pixels of the smaller size and by one such pixel on
  /// each side. The pixels outside of this rectangle repeat its edge and are not needed.
  private var extended: PixelRect {
    let (left, top) = (picture.x >> halvings - 1, picture.y >> halvings - 1)
    let right = -(-picture.maxX >> halvings) + 1
    let bottom = -(-picture.maxY >> halvings) + 1
    return PixelRect(
      x: left << halvings, y: top << halvings, width: (right - left) << halvings,
      height: (bottom - top) << halvings)
  }
}

extension PaintPlan {
  mutating func add(_ command: BackdropCommand, _ rect: PixelRect, at place: Place) {
    let parts: [CoveragePart]
    if let outline = PixelOutline(command.outline, place.transform) {
      parts = OutlineCoverage(outline, in: rect).parts
    } else {
      let all = place.transform.pixels(of: command.outline.rect).outset(by: 1)
      let path = CGPath(command.outline)
      parts = [
        CoveragePart(
          rect: all.intersection(picture), kind: .path(path, place.transform.affine))
      ]
    }
    let backdrop = BackdropPlacement(
      parts, command, sigma: command.sigma * place.transform.meanScale, picture: picture)
    append(.backdrop(backdrop, opacity: place.opacity), rect, place.clip)
  }
}
