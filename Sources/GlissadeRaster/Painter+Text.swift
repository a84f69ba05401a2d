internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  func paint(
    _ command: TextCommand, _ transform: ProjectiveTransform, opacity: Double, on canvas: Canvas
  ) {
    let color = command.style.color.multiplyingAlpha(by: opacity)
    guard !command.text.isEmpty, opacity > 0 else { return }
    let (key, x, y) = key(for: command, transform)
    let fonts = fonts
    let bitmap = texts.value(for: key, cost: { $0.cost }) {
      fonts.withEngine { TextBitmap(key, engine: $0) }
    }
    let rect = bitmap.rect.offsetBy(x: x, y: y)
    guard !rect.isEmpty else { return }
    if let mask = bitmap.mask, !color.isClear {
      canvas.composite(
        PixmanImage(solid: color), mask: mask.image, maskX: rect.x, maskY: rect.y, over: rect)
    }
    if let colors = bitmap.colors {
      composite(
        Canvas(colors).source, sourceX: rect.x, sourceY: rect.y, .full,
        opacity: opacity * min(max(command.style.color.alpha, 0), 1), frame: rect, rect: rect,
        on: canvas)
    }
  }

  /// What to draw, and the whole pixel it stands on.
  ///
  /// Text that is neither scaled nor rotated snaps to whole pixels, so that it is as crisp while it
  /// moves as at rest, and one bitmap serves everywhere.
  private func key(
    for command: TextCommand, _ transform: ProjectiveTransform
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
    style.color = .black
    let key = TextBitmap.Key(
      text: command.text, style: style, size: frame.size, transform: local,
      window: PixelRect(containing: bounds.applying(local)))
    return (key, x, y)
  }
}
