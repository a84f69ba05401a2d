import GlissadeDrawing
import GlissadeGeometry

extension PaintPlan {
  mutating func add(_ command: GradientCommand, at place: Place) {
    let affine = place.transform.affine
    guard let placement = GradientPlacement(command, affine) else { return }
    let rim = command.outline == place.rim
    let box = command.outline.rect
    let outline = rim ? RoundedRect(box.insetBy(dx: -2, dy: -2)) : command.outline
    let opacity = place.opacity
    guard let pixels = PixelOutline(outline, place.transform) else {
      let rect = place.transform.pixels(of: outline.rect).outset(by: 1).intersection(picture)
      guard rect.intersects(place.clip.extents) else { return }
      let edge = CoveragePart.Kind.path(CGPath(outline), affine)
      append(.gradient(edge, placement, opacity: opacity), rect, place.clip)
      return
    }
    let isOpaque = command.isOpaque && opacity >= 1
    let extents = place.clip.extents.intersection(picture)
    for part in OutlineCoverage(pixels, in: extents).parts {
      var replaces = false
      if case .full = part.kind { replaces = isOpaque }
      append(
        .gradient(part.kind, placement, opacity: opacity), part.rect, place.clip,
        isOpaque: replaces)
    }
  }
}

extension Painter {
  /// Composites the visible part of a gradient onto a canvas.
  func paint(
    _ gradient: GradientPlacement, _ kind: CoveragePart.Kind, _ step: PaintStep, opacity: Double,
    visible: PixelRect, on canvas: Canvas
  ) {
    let rect = step.rect.intersection(visible)
    guard !rect.isEmpty else { return }
    scratch.withSurface(width: rect.width, height: rect.height) { surface in
      gradient.render(rect, into: surface)
      composite(
        Canvas(surface).source, sourceX: rect.x, sourceY: rect.y, kind, opacity: opacity,
        frame: step.rect, rect: rect, isOpaque: step.isOpaque, on: canvas)
    }
  }
}
