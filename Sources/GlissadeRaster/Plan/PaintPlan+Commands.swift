import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension PaintPlan {
  mutating func add(_ shape: ShapeCommand, at place: Place) {
    let ring = shape.border.flatMap { $0.width > 0 && !$0.color.isClear ? $0 : nil }
    let hole = ring.map { shape.outline.inset(by: $0.width) }
    if let fill = shape.fill, !fill.isClear {
      // Beneath an opaque border the fill ends in the border's middle, so that the color of the
      // fill is not visible at the border's outer edge.
      let isBeneath = ring?.color.isOpaque == true
      let outline = isBeneath ? shape.outline.inset(by: (ring?.width ?? 0) / 2) : shape.outline
      add(outline, without: nil, fill, at: place)
    }
    if let ring, let hole {
      add(shape.outline, without: hole, ring.color, at: place)
    }
  }

  private mutating func add(
    _ outline: RoundedRect, without hole: RoundedRect?, _ color: CGColor, at place: Place
  ) {
    let color = color.multiplyingAlpha(by: place.opacity)
    let outer = outline == place.rim ? RoundedRect(outline.rect.insetBy(dx: -2, dy: -2)) : outline
    guard let pixels = PixelOutline(outer, place.transform) else {
      addTurned(outer, without: hole, color, at: place)
      return
    }
    let inner = hole.flatMap { PixelOutline($0, place.transform) }
    let extents = place.clip.extents
    for part in OutlineCoverage(pixels, without: inner, in: extents).parts {
      var isOpaque = false
      if case .full = part.kind { isOpaque = color.isOpaque }
      append(.fill(part.kind, color), part.rect, place.clip, isOpaque: isOpaque)
    }
  }

  /// Adds a step that fills an outline that is rotated, skewed or mirrored.
  private mutating func addTurned(
    _ outer: RoundedRect, without hole: RoundedRect?, _ color: CGColor, at place: Place
  ) {
    var path = CGPath(outer)
    if let hole, hole.rect.width > 0, hole.rect.height > 0 {
      path = CGPath(elements: path.elements + CGPath(hole).elements)
    }
    let fill = PathFill(
      path: path, pen: nil, transform: place.transform.affine, color: color, usesEvenOdd: true)
    append(path: fill, bounds: outer.rect, at: place)
  }

  mutating func add(_ command: PathCommand, _ rect: PixelRect, at place: Place) {
    let layers: [(CGColor?, LineStyle?)] = [(command.fill, nil), (command.stroke, command.line)]
    for (color, pen) in layers {
      guard let color, !color.isClear, (pen?.width ?? 1) > 0 else { continue }
      let fill = PathFill(
        path: command.path, pen: pen, transform: place.transform.affine,
        color: color.multiplyingAlpha(by: place.opacity),
        usesEvenOdd: command.fillRule == .evenOdd)
      append(path: fill, bounds: DrawCommand.path(command).bounds, at: place)
    }
  }

  private mutating func append(path: PathFill, bounds: CGRect, at place: Place) {
    // The step contains all of the path that is in the picture, not only the damage, because the
    // mask of the path is rendered for the whole picture.
    let rect = place.transform.pixels(of: bounds).outset(by: 1).intersection(picture)
    if rect.intersects(place.clip.extents) { append(.path(path), rect, place.clip) }
  }

  mutating func add(_ command: ImageCommand, _ rect: PixelRect, at place: Place) {
    if let outline = PixelOutline(RoundedRect(command.destination), place.transform) {
      add(command, cutTo: outline, rect, at: place)
    } else if let placement = ImagePlacement(command, place.transform) {
      addTurned(command, placement, at: place)
    }
  }

  /// Adds steps that draw an axis-aligned image, clipped to an outline within the image's frame.
  mutating func add(
    _ command: ImageCommand, cutTo outline: PixelOutline, _ rect: PixelRect, at place: Place
  ) {
    guard let placement = ImagePlacement(command, place.transform) else { return }
    let isOpaque = command.image.isOpaque && place.opacity >= 1
    for part in OutlineCoverage(outline, in: rect).parts {
      var replaces = false
      if case .full = part.kind { replaces = isOpaque }
      append(
        .image(part.kind, placement, opacity: place.opacity), part.rect, place.clip,
        isOpaque: replaces)
    }
  }

  /// Adds a step that draws a rotated image with an antialiased edge.
  private mutating func addTurned(
    _ command: ImageCommand, _ placement: ImagePlacement, at place: Place
  ) {
    let rect = place.transform.pixels(of: command.destination).outset(by: 1).intersection(picture)
    guard rect.intersects(place.clip.extents) else { return }
    let edge = CoveragePart.Kind.path(
      CGPath(RoundedRect(command.destination)), place.transform.affine)
    append(.image(edge, placement, opacity: place.opacity), rect, place.clip)
  }
}
