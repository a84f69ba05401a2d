internal import CPango
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// Fills the covered pixels of `rect` that lie within `part` with a color.
  func fill(
    _ kind: CoveragePart.Kind, _ rect: PixelRect, part: PixelRect, _ color: CGColor,
    on canvas: Canvas
  ) {
    switch kind {
    case .full: canvas.fill(part, color)
    case .even(let coverage):
      canvas.fill(part, color.multiplyingAlpha(by: Double(coverage) / 255))
    case .mask, .path, .masked:
      guard let mask = mask(kind, rect) else { return }
      canvas.composite(
        canvas.solid(color), mask: mask.image, maskX: rect.x, maskY: rect.y, over: part)
    }
  }

  func paint(_ path: PathFill, _ rect: PixelRect, on canvas: Canvas) {
    let mask = CoverageMask(width: rect.width, height: rect.height)
    madePixels += mask.area
    mask.draw(originX: rect.x, originY: rect.y) { cairo in
      cairo_set_fill_rule(
        cairo, path.usesEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      if let pen = path.pen {
        path.path.stroke(on: cairo, pen, path.transform, in: rect)
      } else {
        path.path.trace(on: cairo, path.transform, in: rect)
        cairo_fill(cairo)
      }
    }
    canvas.composite(
      PixmanImage(solid: path.color), mask: mask.image, maskX: rect.x, maskY: rect.y, over: rect)
  }

  /// Composites an image through a coverage and an opacity.
  ///
  /// - Parameters:
  ///   - frame: The pixels to which the coverage applies.
  ///   - rect: The pixels to composite, part of `frame`.
  func composite(
    _ source: PixmanImage, sourceX: Int, sourceY: Int, _ kind: CoveragePart.Kind,
    opacity: Double, frame: PixelRect, rect: PixelRect, isOpaque: Bool = false, on canvas: Canvas
  ) {
    var opacity = opacity
    if case .even(let coverage) = kind { opacity *= Double(coverage) / 255 }
    if let mask = mask(kind, frame) {
      let mask = opacity < 1 ? mask.scaled(by: opacity) : mask
      canvas.composite(
        source, sourceX: sourceX, sourceY: sourceY, mask: mask.image, maskX: frame.x,
        maskY: frame.y, over: rect)
    } else if opacity < 1 {
      let veil = PixmanImage(solid: CGColor(gray: 0, alpha: opacity))
      canvas.composite(source, sourceX: sourceX, sourceY: sourceY, mask: veil, over: rect)
    } else {
      canvas.composite(
        source, sourceX: sourceX, sourceY: sourceY, over: rect,
        with: isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER)
    }
  }

  /// Returns the mask of a coverage, or `nil` if the coverage is the same for all pixels.
  private func mask(_ kind: CoveragePart.Kind, _ rect: PixelRect) -> CoverageMask? {
    switch kind {
    case .full, .even: return nil
    case .mask(let outline):
      return masks.value(for: outline, cost: { $0.cost }) {
        madePixels += outline.width * outline.height
        return outline.render()
      }
    case .path(let path, let transform):
      let mask = CoverageMask(width: rect.width, height: rect.height)
      madePixels += mask.area
      mask.draw(originX: rect.x, originY: rect.y) { cairo in
        path.trace(on: cairo, transform, in: rect)
        cairo_fill(cairo)
      }
      return mask
    case .masked(let placement): return coverage(placement, rect)
    }
  }
}

extension CGPath {
  /// Makes this path, transformed, the current path of a Cairo context.
  func trace(on cairo: OpaquePointer, _ transform: CGAffineTransform) {
    for element in applying(transform).elements {
      switch element {
      case .move(let point): cairo_move_to(cairo, point.x, point.y)
      case .line(let point): cairo_line_to(cairo, point.x, point.y)
      case .curve(let control1, let control2, let end):
        cairo_curve_to(
          cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }
}

extension LineStyle {
  /// Sets the width, caps, joins and dashes of this style in a Cairo context.
  func use(on cairo: OpaquePointer) {
    cairo_set_line_width(cairo, width)
    cairo_set_line_cap(cairo, cairoCap)
    cairo_set_line_join(cairo, cairoJoin)
    cairo_set_miter_limit(cairo, max(1, miterLimit))
    let lengths = usableDash.map { Double($0) }
    cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dashPhase))
  }

  private var cairoCap: cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private var cairoJoin: cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
