internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// A bitmap of a subtree that is drawn band by band.
final class SubtreeBitmap {
  /// All values on which the pixels depend. Equal contents of different objects have different
  /// keys, because comparing them would take longer than drawing.
  struct Key: Hashable {
    let contents: DisplayContents
    /// The pixels per point.
    let across: Double
    let down: Double

    static func == (one: Key, other: Key) -> Bool {
      one.contents === other.contents && one.across == other.across && one.down == other.down
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }
  }

  /// The number of rows that are drawn around the visible ones, in pixels: more than a fast panel
  /// uncovers in a frame.
  private static let margin = 384

  /// The subtree, with its cover at the origin.
  let subtree: Subtree
  let surface: Surface
  let source: PixmanImage
  /// The last frame that used it.
  var lastUse = 0
  private var bands: Bands
  private var drawn = Region([])
  /// The rows that were visible last.
  private var rows = 0..<0

  init(_ subtree: Subtree) {
    self.subtree = subtree.atOrigin
    surface = Surface(width: subtree.cover.width, height: subtree.cover.height)
    source = PixmanImage(
      format: PIXMAN_x8r8g8b8, width: surface.width, height: surface.height,
      pixels: surface.pixels, byteStride: surface.stride * 4)
    bands = Bands(width: surface.width, height: surface.height)
  }

  /// Records the part that is visible in a frame.
  ///
  /// - Parameter part: The part relative to its own upper left corner.
  func use(_ part: PixelRect, frame: Int) {
    lastUse = frame
    rows = part.y..<part.maxY
  }

  /// The size of the memory in bytes.
  var cost: Int { surface.stride * surface.height * 4 + 512 }

  /// Returns whether a frame copied a part of it.
  func isUsed(in frame: Int) -> Bool { lastUse == frame && !drawn.isEmpty }

  /// The band to draw next, or `nil` if everything near the visible rows is drawn.
  var nextBand: Int? { bands.next(near: rows, margin: Self.margin) }

  func rect(of band: Int) -> PixelRect { bands.rect(of: band) }

  /// Records that a band is drawn.
  func insert(_ band: Int) {
    bands.insert(band)
    drawn = bands.drawn
  }

  /// Splits a region into the parts that are drawn and those that are not, both in the picture's
  /// pixels.
  ///
  /// - Parameter place: The cover in the picture.
  func split(_ visible: Region, at place: PixelRect) -> (ready: Region, missing: Region?) {
    if bands.isComplete { return (visible, nil) }
    let there = drawn.offsetBy(x: place.x, y: place.y)
    if there.contains(visible.extents) { return (visible, nil) }
    let missing = visible.subtracting(there)
    return (visible.intersection(there), missing.isEmpty ? nil : missing)
  }
}
