import GlissadeDrawing

/// The rows of a bitmap, divided into bands. The bands are drawn one after the other, so that no
/// frame waits for the whole bitmap.
struct Bands {
  /// The number of pixels of a band. Drawing so many pixels takes about a millisecond.
  private static let area = 65_536

  let width: Int
  let height: Int
  private let bandHeight: Int
  private var isDrawn: [Bool]
  /// The number of bands that are not drawn yet.
  private(set) var missing: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bandHeight = max(Self.area / max(width, 1), 8)
    missing = (height + bandHeight - 1) / bandHeight
    isDrawn = [Bool](repeating: false, count: missing)
  }

  var isComplete: Bool { missing == 0 }

  /// Returns the undrawn band nearest to `rows`, or `nil` if all bands near `rows` are drawn.
  ///
  /// - Parameter margin: The number of rows around `rows` that are also considered.
  func next(near rows: Range<Int>, margin: Int) -> Int? {
    guard missing > 0 else { return nil }
    var best: (band: Int, distance: Int)?
    for band in isDrawn.indices where !isDrawn[band] {
      let rect = rect(of: band)
      let distance = max(rows.lowerBound - rect.maxY + 1, rect.y - rows.upperBound + 1, 0)
      guard distance <= margin, distance < best?.distance ?? .max else { continue }
      best = (band, distance)
    }
    return best?.band
  }

  func rect(of band: Int) -> PixelRect {
    let top = band * bandHeight
    return PixelRect(x: 0, y: top, width: width, height: min(bandHeight, height - top))
  }

  /// Records that a band is drawn.
  mutating func insert(_ band: Int) {
    guard !isDrawn[band] else { return }
    isDrawn[band] = true
    missing -= 1
  }

  /// The pixels of all bands that are drawn.
  var drawn: Region {
    Region(isDrawn.indices.filter { isDrawn[$0] }.map(rect))
  }
}
