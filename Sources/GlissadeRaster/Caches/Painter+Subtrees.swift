internal import CPango
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// Copies those visible pixels of a subtree that are cached, and draws the others.
  ///
  /// - Parameter veil: The step that paints a translucent color over all these pixels, or `nil`.
  func paint(
    _ subtree: Subtree, under veil: Veil?, visible: Region, _ picture: PixelRect,
    on canvas: Canvas
  ) {
    if subtrees[subtree.key] == nil { want(subtree, visible.extents) }
    guard let bitmap = subtrees[subtree.key] else {
      return draw(subtree, under: veil, visible, picture, on: canvas)
    }
    bitmap.use(subtree.fromCorner(visible.extents), frame: frameCount)
    let (ready, missing) = bitmap.split(visible, at: subtree.cover)
    if !ready.isEmpty { copy(bitmap, of: subtree, under: veil, ready, on: canvas) }
    if let missing {
      keptWhole { draw(subtree, under: veil, missing, picture, on: canvas) }
    }
  }

  private func copy(
    _ bitmap: SubtreeBitmap, of subtree: Subtree, under veil: Veil?, _ region: Region,
    on canvas: Canvas
  ) {
    let cover = subtree.cover
    if let veil {
      for rect in region.rects {
        canvas.copy(
          bitmap.surface, sourceX: cover.x, sourceY: cover.y, rect, under: veil.color)
        dimmedPixels += rect.area
      }
    } else {
      canvas.clip(to: region)
      canvas.composite(
        bitmap.source, sourceX: cover.x, sourceY: cover.y, over: cover, with: PIXMAN_OP_SRC)
    }
  }

  private func draw(
    _ subtree: Subtree, under veil: Veil?, _ region: Region, _ picture: PixelRect,
    on canvas: Canvas
  ) {
    draw(subtree, region, picture, on: canvas)
    guard let veil else { return }
    canvas.clip(to: region)
    canvas.fill(region.extents, veil.color)
  }

  private func keptWhole(_ body: () -> Void) {
    let last = isKeptWhole
    isKeptWhole = true
    body()
    isKeptWhole = last
  }

  private func draw(
    _ subtree: Subtree, _ region: Region, _ picture: PixelRect, on canvas: Canvas,
    keepsParts: Bool = true
  ) {
    var plan = PaintPlan(picture: picture, keepsParts: keepsParts)
    let place = PaintPlan.Place(transform: subtree.transform, clip: region, opacity: 1)
    let leading = keepsParts && !isKeptWhole ? keepLeading(of: subtree, region.extents) : nil
    plan.addEach(subtree.contents, after: leading, at: place)
    execute(plan, on: canvas, region: region, background: nil)
  }

  /// Records that a subtree was drawn because no bitmap of it was cached. If the frame before
  /// recorded it, too, it gets a bitmap; so a subtree that changes in each frame never gets one.
  private func want(_ subtree: Subtree, _ visible: PixelRect) {
    guard !isKeptWhole, Subtree.isWorthKeeping(visible) else { return }
    guard !subtree.hasLargePart else { return }
    work.misses += 1
    let key = subtree.key
    let lastWanted = wantedSubtrees.updateValue(frameCount, forKey: key)
    if wantedSubtrees.count > Self.wantedLimit { forgetUnwanted() }
    guard lastWanted == frameCount - 1 else { return }
    forgetUnwanted()
    keep(subtree, visible)
  }

  /// Returns the leading commands of a subtree that changes, or `nil` if they are not worth a
  /// bitmap. The method adds their bitmap at once, because they were the same in the frame before.
  private func keepLeading(of subtree: Subtree, _ visible: PixelRect) -> DisplayContents? {
    guard Subtree.isWorthKeeping(visible),
      let leading = leadingCommands.leading(of: subtree.contents, frame: frameCount),
      let part = subtree.part(leading)
    else { return nil }
    if subtrees[part.key] == nil {
      forgetUnwanted()
      keep(part, visible)
    }
    return leading
  }

  /// Adds an empty bitmap of a subtree to the cache, if there is room; `prepareSubtree` draws it.
  private func keep(_ subtree: Subtree, _ visible: PixelRect) {
    guard memory.reserved + subtree.cover.area * 4 <= memory.bitmapRoom else { return }
    let bitmap = SubtreeBitmap(subtree)
    bitmap.use(subtree.fromCorner(visible), frame: frameCount)
    subtrees[subtree.key] = bitmap
  }

  /// The number of recorded subtrees above which the older ones are removed. There can be many,
  /// because a subtree that changes has a different key in each frame.
  private static let wantedLimit = 32

  private func forgetUnwanted() {
    let recent = frameCount - 1
    subtrees = subtrees.filter { $0.value.lastUse >= recent }
    wantedSubtrees = wantedSubtrees.filter { $0.value >= recent }
  }

  /// Adds the subtrees of a picture at rest to the cache, as if the picture had been painted twice.
  func keep(_ shown: [(subtree: Subtree, visible: PixelRect)]) {
    for (subtree, visible) in shown {
      subtrees[subtree.key]?.use(subtree.fromCorner(visible), frame: frameCount)
    }
    forgetUnwanted()
    for (subtree, visible) in shown
    where subtrees[subtree.key] == nil && Subtree.isWorthKeeping(visible) {
      keep(subtree, visible)
    }
  }

  /// The next band to draw, and the bitmap to which it belongs. Only bitmaps that the last two
  /// frames used count; the value is `nil` if none of these needs a band.
  private var unfinished: (bitmap: SubtreeBitmap, band: Int)? {
    for bitmap in subtrees.values where bitmap.lastUse >= frameCount - 1 {
      if let band = bitmap.nextBand { return (bitmap, band) }
    }
    return nil
  }

  var hasUnfinishedSubtrees: Bool { unfinished != nil }

  /// Draws the next band of an unfinished bitmap of a subtree.
  ///
  /// - Returns: `false` if no bitmap lacks a band.
  func prepareSubtree() -> Bool {
    guard let (bitmap, band) = unfinished else { return false }
    work.bitmaps += 1
    keptWhole {
      draw(
        bitmap.subtree, Region(bitmap.rect(of: band)), bitmap.subtree.cover,
        on: Canvas(bitmap.surface), keepsParts: false)
    }
    bitmap.insert(band)
    return true
  }
}

extension Subtree {
  /// Returns the part of a rectangle of the picture inside the cover, relative to the cover's upper
  /// left corner.
  fileprivate func fromCorner(_ rect: PixelRect) -> PixelRect {
    rect.intersection(cover).offsetBy(x: -cover.x, y: -cover.y)
  }
}
