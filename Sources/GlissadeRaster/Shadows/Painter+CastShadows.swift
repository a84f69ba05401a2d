internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// Returns the shadow of a key: the cached one, or else a new one.
  func castShadow(_ key: CastShadow.Key, _ contents: DisplayContents) -> CastShadow {
    if let known = castShadows.value(for: key), key.contents == nil || known.isOf(contents) {
      return known
    }
    work.shadows += 1
    let caster = caster(key, contents)
    let isSharp = key.sigma < CastShadowPlacement.sharpest
    let made = CastShadow(isSharp ? caster : caster.blurred(sigma: key.sigma), of: contents)
    madePixels += made.mask.area
    castShadows.keep(made, for: key, cost: made.mask.cost)
    return made
  }

  /// Returns the mask of the caster of a shadow, without the blur.
  func caster(_ key: CastShadow.Key, _ contents: DisplayContents) -> CoverageMask {
    let caster = CoverageMask(width: key.frame.width, height: key.frame.height)
    switch key.caster {
    case .outline(let outline): caster.fill(CGPath(outline), key.transform, key.frame)
    case .path(let path): caster.fill(path, key.transform, key.frame)
    case .content: drawAlpha(of: contents, key.transform, into: caster, key.frame)
    }
    return caster
  }

  private func drawAlpha(
    of all: DisplayContents, _ transform: ProjectiveTransform, into mask: CoverageMask,
    _ frame: PixelRect
  ) {
    // Scratch memory is not used for the caster, because the pool would keep this much memory.
    let surface = Surface(width: frame.width, height: frame.height)
    let region = Region(frame)
    var plan = PaintPlan(picture: frame, keepsParts: false)
    let contents = DisplayContents(clip: all.clip, shadow: nil, commands: all.commands)
    plan.add(contents, at: PaintPlan.Place(transform: transform, clip: region, opacity: 1))
    plan.removeStepsOnOpaquePixels()
    executeApart(
      plan, on: Canvas(surface, originX: frame.x, originY: frame.y), region: region)
    mask.takeAlpha(of: surface)
  }
}

extension CoverageMask {
  fileprivate func fill(_ path: CGPath, _ transform: ProjectiveTransform, _ frame: PixelRect) {
    draw(originX: frame.x, originY: frame.y) { cairo in
      path.trace(on: cairo, transform.affine, in: frame)
      cairo_fill(cairo)
    }
  }
}
