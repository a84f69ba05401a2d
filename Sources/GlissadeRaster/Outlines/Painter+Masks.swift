internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// The placement of a mask in the picture.
struct MaskPlacement {
  let mask: DisplayMask
  /// The transform from the space of the masked group to the pixels of the picture.
  let transform: ProjectiveTransform
  let picture: PixelRect
}

extension PaintPlan {
  /// Adds a step that draws commands separately and composites the result through a mask.
  mutating func addMasked(_ contents: DisplayContents, by mask: DisplayMask, at place: Place) {
    let all = place.transform.pixels(of: contents.bounds).outset(by: 1).intersection(picture)
    guard all.intersects(place.clip.extents) else { return }
    let placement = MaskPlacement(mask: mask, transform: place.transform, picture: picture)
    let layer = PaintLayer(
      content: .commands(contents), transform: place.transform, opacity: place.opacity,
      coverage: .masked(placement))
    append(.layer(layer), all, place.clip)
  }
}

extension Painter {
  /// Returns the coverage that a group's mask gives each pixel of `rect`.
  func coverage(_ placement: MaskPlacement, _ rect: PixelRect) -> CoverageMask {
    let mask = CoverageMask(width: rect.width, height: rect.height)
    madePixels += mask.area
    switch placement.mask {
    case .path(let path, let rule):
      mask.draw(originX: rect.x, originY: rect.y) { cairo in
        cairo_set_fill_rule(
          cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        path.trace(on: cairo, placement.transform.affine, in: rect)
        cairo_fill(cairo)
      }
    case .alpha(let group): drawAlpha(of: group, placement, into: mask, rect)
    }
    return mask
  }

  private func drawAlpha(
    of group: DisplayGroup, _ placement: MaskPlacement, into mask: CoverageMask, _ rect: PixelRect
  ) {
    scratch.withSurface(width: rect.width, height: rect.height) { surface in
      let region = Region(rect)
      var plan = PaintPlan(picture: placement.picture, keepsParts: false)
      plan.add(
        group, at: PaintPlan.Place(transform: placement.transform, clip: region, opacity: 1))
      executeApart(
        plan, on: Canvas(surface, originX: rect.x, originY: rect.y), region: region)
      mask.takeAlpha(of: surface)
    }
  }
}

extension CoverageMask {
  /// Sets each coverage to the alpha of the corresponding pixel of a surface of the same size.
  func takeAlpha(of surface: Surface) {
    for y in 0..<height {
      let row = surface.pixels + y * surface.stride
      let line = bytes + y * stride
      for x in 0..<width { line[x] = UInt8(truncatingIfNeeded: row[x] >> 24) }
    }
  }
}
