import GlissadeDrawing

/// A bitmap's rows in bands that are drawn one after the other, so that no frame waits for all of them.
struct Bands {
  /// Pixels of a band: drawn in a millisecond or so, whatever they show.
  private static let area = 65_536

  let width: Int
  let height: Int
  private let bandHeight: Int
  private var isDrawn: [Bool]
  /// How many bands are not drawn yet.
  private(set) var missing: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bandHeight = max(Self.area / max(width, 1), 8)
    missing = (height + bandHeight - 1) / bandHeight
    isDrawn = [Bool](repeating: false, count: missing)
  }

  var isComplete: Bool { missing == 0 }

  /// The band to draw next: the nearest to some rows of those that reach into them; nil if all of these
  /// are drawn.
  ///
  /// - Parameter margin: how many rows around `rows` count, too.
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

  /// Notes that a band is drawn now.
  mutating func insert(_ band: Int) {
    guard !isDrawn[band] else { return }
    isDrawn[band] = true
    missing -= 1
  }

  /// The pixels that are drawn.
  var drawn: Region {
    Region(isDrawn.indices.filter { isDrawn[$0] }.map(rect))
  }
}
