import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A backdrop as it lies in the picture.
struct BackdropPlacement {
  /// What of it covers which pixels, and how much of them.
  let parts: [CoveragePart]
  let saturation: Double
  let tint: CGColor
  let picture: PixelRect
  /// How often what is behind is halved before it is blurred.
  let halvings: Int
  /// Of the blur that is left to do then, in pixels of that size.
  let sigma: Double

  /// - Parameter sigma: of the whole blur, in pixels of the picture.
  init(
    _ parts: [CoveragePart], _ command: BackdropCommand, sigma: Double, picture: PixelRect
  ) {
    (self.parts, self.picture) = (parts, picture)
    (saturation, tint) = (command.saturation, command.tint)
    var halvings = 0
    while halvings < 6, sigma / Double(1 << halvings) >= 4 { halvings += 1 }
    self.halvings = halvings
    let size = Double(1 << halvings)
    // Variances add up: that of the mean over a pixel of that size, and that of the way back between such
    // pixels, which is a triangle two of them wide.
    let done = halvings > 0 ? (1 - 1 / (size * size)) / 12 + 1.0 / 6 : 0
    self.sigma = max(0, sigma * sigma / (size * size) - done).squareRoot()
  }

  /// Pixels that the blur looks to either side, in the smaller size; one more for the way back.
  private var reach: Int { Int((sigma * 3).rounded(.up)) + 1 }

  /// The pixels of the picture that decide what is seen in `rect`, from and to whole pixels of the
  /// smaller size.
  func source(of rect: PixelRect) -> PixelRect {
    func down(_ value: Int) -> Int { value >> halvings - reach }
    func up(_ value: Int) -> Int { -(-value >> halvings) + reach }
    let (left, top) = (down(rect.x) << halvings, down(rect.y) << halvings)
    return PixelRect(
      x: left, y: top, width: up(rect.maxX) << halvings - left,
      height: up(rect.maxY) << halvings - top)
  }
}

extension PaintPlan {
  mutating func add(_ command: BackdropCommand, _ rect: PixelRect, at place: Place) {
    let parts: [CoveragePart]
    if let outline = PixelOutline(command.outline, place.transform) {
      parts = OutlineCoverage(outline).parts
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
