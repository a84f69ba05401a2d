internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// A subtree drawn once.
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

  let surface: Surface
  let source: PixmanImage
  /// The frame that showed it last.
  var lastUse = 0

  init(_ subtree: Subtree) {
    surface = Surface(width: subtree.cover.width, height: subtree.cover.height)
    source = PixmanImage(
      format: PIXMAN_x8r8g8b8, width: surface.width, height: surface.height,
      pixels: surface.pixels, byteStride: surface.stride * 4)
  }
}

extension Painter {
  /// Copies the subtree from what is kept of it, or draws the visible part of it.
  func paint(_ subtree: Subtree, visible: Region, _ picture: PixelRect, on canvas: Canvas) {
    if let bitmap = bitmap(of: subtree, visible) {
      canvas.composite(
        bitmap.source, sourceX: subtree.cover.x, sourceY: subtree.cover.y, over: subtree.cover,
        with: PIXMAN_OP_SRC)
    } else {
      draw(subtree, visible, picture, on: canvas)
    }
  }

  private func draw(
    _ subtree: Subtree, _ region: Region, _ picture: PixelRect, on canvas: Canvas,
    keepsParts: Bool = true
  ) {
    var plan = PaintPlan(picture: picture, keepsParts: keepsParts)
    plan.addEach(
      subtree.contents,
      at: PaintPlan.Place(transform: subtree.transform, clip: region, opacity: 1))
    execute(plan, on: canvas, region: region, background: nil)
  }

  /// What is kept of a subtree. It is drawn whole, parts that cannot be seen now included, when a
  /// good part of it was wanted in the frame before already: what changes in each frame never is.
  private func bitmap(of subtree: Subtree, _ visible: Region) -> SubtreeBitmap? {
    let key = subtree.key
    if let known = subtrees[key] {
      known.lastUse = frameCount
      return known
    }
    guard visible.extents.area * 4 >= subtree.cover.area else { return nil }
    let lastWanted = wantedSubtrees.updateValue(frameCount, forKey: key)
    if wantedSubtrees.count > Self.wantedLimit { forgetUnwanted() }
    guard lastWanted == frameCount - 1 else { return nil }
    return keep(subtree, as: key)
  }

  private func keep(_ subtree: Subtree, as key: SubtreeBitmap.Key) -> SubtreeBitmap {
    forgetUnwanted()
    let moved = subtree.atOrigin
    let bitmap = SubtreeBitmap(moved)
    bitmap.lastUse = frameCount
    draw(moved, Region(moved.cover), moved.cover, on: Canvas(bitmap.surface), keepsParts: false)
    subtrees[key] = bitmap
    return bitmap
  }

  /// What changes in each frame is wanted under another key each time.
  private static let wantedLimit = 32

  private func forgetUnwanted() {
    let recent = frameCount - 1
    subtrees = subtrees.filter { $0.value.lastUse >= recent }
    wantedSubtrees = wantedSubtrees.filter { $0.value >= recent }
  }
}
