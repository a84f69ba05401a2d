internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// A bitmap of a subtree that is drawn band by band.
final class SubtreeBitmap {
  /// The values that determine the pixels of a bitmap. Equal contents of different objects have
  /// different keys, because comparing them would take longer than drawing.
  struct Key: Hashable {
    let contents: DisplayContents
    /// The number of horizontal pixels per point.
    let across: Double
    /// The number of vertical pixels per point.
    let down: Double

    static func == (one: Key, other: Key) -> Bool {
      one.contents === other.contents && one.across == other.across && one.down == other.down
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(contents)) }
  }

  /// The number of rows that are drawn above and below the visible ones: more than a fast panel
  /// uncovers in a frame.
  private static let margin = 384

  /// The subtree that the bitmap shows, moved so that its cover lies at the origin.
  let subtree: Subtree
  let surface: Surface
  let source: PixmanImage
  /// The number of the last frame that used this bitmap.
  var lastUse = 0
  private var bands: Bands
  private var drawn = Region([])
  /// The rows that the last frame showed.
  private var rows = 0..<0

  init(_ subtree: Subtree) {
    self.subtree = subtree.atOrigin
    surface = Surface(width: subtree.cover.width, height: subtree.cover.height)
    source = PixmanImage(
      format: PIXMAN_x8r8g8b8, width: surface.width, height: surface.height,
      pixels: surface.pixels, byteStride: surface.stride * 4)
    bands = Bands(width: surface.width, height: surface.height)
  }

  /// Records the part of the bitmap that a frame shows.
  ///
  /// - Parameter part: The visible part, relative to the bitmap's upper left corner.
  func use(_ part: PixelRect, frame: Int) {
    lastUse = frame
    rows = part.y..<part.maxY
  }

  /// The memory that the bitmap uses, in bytes.
  var cost: Int { surface.stride * surface.height * 4 + 512 }

  /// Returns whether a frame copied a part of this bitmap.
  func isUsed(in frame: Int) -> Bool { lastUse == frame && !drawn.isEmpty }

  /// The band to draw next, or `nil` if all bands near the visible rows are drawn.
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
  /// - Parameter place: The frame of the bitmap in the picture.
  func split(_ visible: Region, at place: PixelRect) -> (ready: Region, missing: Region?) {
    if bands.isComplete { return (visible, nil) }
    let there = drawn.offsetBy(x: place.x, y: place.y)
    if there.contains(visible.extents) { return (visible, nil) }
    let missing = visible.subtracting(there)
    return (visible.intersection(there), missing.isEmpty ? nil : missing)
  }
}
