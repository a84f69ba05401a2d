internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// A subtree drawn once, band by band.
final class SubtreeBitmap {
  /// Everything the pixels depend on. Contents that are equal but another object are made anew: to
  /// compare them would take longer.
  struct Key: Hashable {
    let contents: DisplayContents
    /// Pixels per point.
    let across: Double
    let down: Double

    static func == (one: Key, other: Key) -> Bool {
      one.contents === other.contents && one.across == other.across && one.down == other.down
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }
  }

  /// Rows that are drawn ahead of those that can be seen, in pixels: more than a fast panel uncovers
  /// in a frame.
  private static let margin = 384

  /// What is drawn, its cover at the origin.
  let subtree: Subtree
  let surface: Surface
  let source: PixmanImage
  /// The frame that showed it last.
  var lastUse = 0
  private var bands: Bands
  private var drawn = Region([])
  /// The rows that could be seen last.
  private var rows = 0..<0

  init(_ subtree: Subtree) {
    self.subtree = subtree.atOrigin
    surface = Surface(width: subtree.cover.width, height: subtree.cover.height)
    source = PixmanImage(
      format: PIXMAN_x8r8g8b8, width: surface.width, height: surface.height,
      pixels: surface.pixels, byteStride: surface.stride * 4)
    bands = Bands(width: surface.width, height: surface.height)
  }

  /// Notes what of it can be seen in a frame.
  ///
  /// - Parameter part: from its own upper left corner.
  func use(_ part: PixelRect, frame: Int) {
    lastUse = frame
    rows = part.y..<part.maxY
  }

  /// Whether a frame copied something of it.
  func isUsed(in frame: Int) -> Bool { lastUse == frame && !drawn.isEmpty }

  /// The band that should be drawn next; nil if all that may soon be seen is there.
  var nextBand: Int? { bands.next(near: rows, margin: Self.margin) }

  func rect(of band: Int) -> PixelRect { bands.rect(of: band) }

  /// Notes that a band is on the surface.
  func insert(_ band: Int) {
    bands.insert(band)
    drawn = bands.drawn
  }

  /// The parts of a region that are on the surface and that are not, both in the picture's pixels.
  ///
  /// - Parameter place: where in the picture its cover is.
  func split(_ visible: Region, at place: PixelRect) -> (ready: Region, missing: Region?) {
    if bands.isComplete { return (visible, nil) }
    let there = drawn.offsetBy(x: place.x, y: place.y)
    if there.contains(visible.extents) { return (visible, nil) }
    let missing = visible.subtracting(there)
    return (visible.intersection(there), missing.isEmpty ? nil : missing)
  }
}
