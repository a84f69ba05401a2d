internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  func paint(
    _ command: TextCommand, _ transform: ProjectiveTransform, opacity: Double,
    _ picture: PixelRect, on canvas: Canvas, laterTexts: () -> [TextBitmap.Key]
  ) {
    let color = command.style.color.multiplyingAlpha(by: opacity)
    guard !command.text.isEmpty, opacity > 0 else { return }
    let (key, x, y) = key(for: command, transform, picture)
    let bitmap = texts.value(for: key) ?? draw(key, and: laterTexts())
    let rect = bitmap.rect.offsetBy(x: x, y: y)
    guard !rect.isEmpty else { return }
    if let mask = bitmap.mask, !color.isClear {
      canvas.composite(
        PixmanImage(solid: color), mask: mask.image, maskX: rect.x, maskY: rect.y, over: rect)
    }
    if let colors = bitmap.colors {
      composite(
        Canvas(colors).source, sourceX: rect.x, sourceY: rect.y, .full,
        opacity: command.style.spans.isEmpty
          ? opacity * min(max(command.style.color.alpha, 0), 1) : opacity, frame: rect, rect: rect,
        on: canvas)
    }
  }

  /// Returns the key of a text's bitmap, and the whole pixel of the picture to which the key's
  /// positions are relative.
  ///
  /// Text that is neither scaled nor rotated is aligned to whole pixels, so that it is as sharp in
  /// motion as at rest, and the same bitmap is used at all positions.
  private func key(
    for command: TextCommand, _ transform: ProjectiveTransform, _ picture: PixelRect
  ) -> (key: TextBitmap.Key, x: Int, y: Int) {
    let affine = transform.affine
    let corner = command.frame.origin.applying(affine)
    let x = PixelGrid.snap(corner.x)
    let y = PixelGrid.snap(corner.y)
    var local = affine
    if affine.b == 0, affine.c == 0, affine.a == affine.d, affine.a > 0 {
      (local.tx, local.ty) = (0, 0)
    } else {
      local.tx = PixelGrid.quantize(corner.x) - CGFloat(x)
      local.ty = PixelGrid.quantize(corner.y) - CGFloat(y)
    }
    let frame = CGRect(origin: .zero, size: command.frame.size)
    let offset = command.frame.origin
    let bounds =
      command.style.lineBreak == .clip
      ? frame : command.inkBounds.offsetBy(dx: -offset.x, dy: -offset.y)
    var style = command.style
    // A text without spans is a mask that can be painted in any color, so the key does not contain
    // the color.
    if style.spans.isEmpty { style.color = .black }
    let key = TextBitmap.Key(
      text: command.text, style: style, size: frame.size, transform: local,
      window: Self.window(
        PixelRect(containing: bounds.applying(local)), picture.offsetBy(x: -x, y: -y)))
    return (key, x, y)
  }

  /// The number of pixels above which only the visible part of a text is drawn, because the whole
  /// text is too large to be cached.
  private static let largestWhole = 2_000_000
  /// The spacing in pixels of the grid to which the edges of a very large text's visible part are
  /// aligned, so that the same bitmap can be used at many positions.
  private static let partSize = 256

  /// Returns the part of a text to draw: all of it, or the visible part of a very large text.
  ///
  /// - Parameter picture: The pixels of the picture, relative to the text.
  private static func window(_ all: PixelRect, _ picture: PixelRect) -> PixelRect {
    guard all.area > largestWhole || max(all.width, all.height) > CoverageMask.longest else {
      return all
    }
    func down(_ value: Int) -> Int {
      Int((Double(value) / Double(partSize)).rounded(.down)) * partSize
    }
    let (left, top) = (down(picture.x), down(picture.y))
    let seen = PixelRect(
      x: left, y: top, width: down(picture.maxX + partSize) - left,
      height: down(picture.maxY + partSize) - top)
    return all.intersection(seen)
  }

  /// Returns the keys of the texts of those steps that have visible parts.
  func texts(
    in steps: some Sequence<(PaintStep, VisibleParts.Part)>, _ picture: PixelRect
  ) -> [TextBitmap.Key] {
    steps.compactMap { step, visible in
      if case .none = visible { return nil }
      guard case .text(let command, let transform, _) = step.work,
        !command.text.isEmpty
      else { return nil }
      return key(for: command, transform, picture).key
    }
  }

  /// The minimum number of texts that are filled on other threads. Fewer texts are filled faster
  /// than a thread wakes.
  private static let fewestShared = 4
  /// The maximum number of texts that are drawn together.
  private static let mostShared = 64

  /// Draws a text that is not cached, together with later texts that are not cached either, because
  /// a new page has many such texts.
  private func draw(_ key: TextBitmap.Key, and later: [TextBitmap.Key]) -> TextBitmap {
    var keys = [key]
    // The number of later texts is limited, because all texts that are drawn together must fit in
    // the cache.
    var space = texts.budget / 4 - key.window.area
    for next in later where keys.count < Self.mostShared && next.window.area < space {
      guard !texts.contains(next), !keys.contains(next) else { continue }
      space -= next.window.area
      keys.append(next)
    }
    let bitmaps = draw(keys)
    madePixels += bitmaps.reduce(0) { $0 + $1.rect.area }
    for (key, bitmap) in zip(keys, bitmaps) { texts.keep(bitmap, for: key, cost: bitmap.cost) }
    return bitmaps[0]
  }

  /// Draws the bitmaps of texts. Only one thread at a time can use Pango; while it lays out a text,
  /// other threads fill the letters of the texts before.
  private func draw(_ keys: [TextBitmap.Key]) -> [TextBitmap] {
    let plain = CGAffineTransform(scaleX: pictureScale, y: pictureScale)
    let count = keys.count { $0.transform == plain }
    work.texts += count
    work.transformedTexts += keys.count - count
    let isShared = keys.count >= Self.fewestShared
    let group = DispatchGroup()
    let tracings = fonts.withEngine { engine in
      keys.enumerated().map { index, key in
        let tracing = TextTracing(key, engine: engine)
        if isShared {
          fonts.workers[index % fonts.workers.count].async(group: group) { tracing.fill() }
        } else {
          tracing.fill()
        }
        return tracing
      }
    }
    group.wait()
    return tracings.map(\.bitmap)
  }
}
