internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// What casts a shadow, and where.
struct ShadowScene {
  let contents: DisplayContents
  let transform: ProjectiveTransform
  let picture: PixelRect
}

extension Painter {
  func paint(
    _ shadow: ShadowCommand, of scene: ShadowScene, rect: PixelRect, opacity: Double,
    on canvas: Canvas
  ) {
    let color = shadow.color.multiplyingAlpha(by: opacity)
    let offset = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height)
    let transform = ProjectiveTransform(offset).concatenating(scene.transform)
    if let outline = shadow.caster.outline, let upright = transform.uprightAffine,
      let pixels = PixelOutline(outline, transform)
    {
      let sigma = CGSize(width: shadow.sigma * upright.a, height: shadow.sigma * upright.d)
      paint(shadowOf: pixels, sigma, rect, color, on: canvas)
      return
    }
    let moved = ShadowScene(
      contents: scene.contents, transform: transform, picture: scene.picture)
    paint(shadow, cutOutOf: moved, color, on: canvas)
  }

  /// The common case, from cached tiles.
  private func paint(
    shadowOf outline: PixelOutline, _ sigma: CGSize, _ rect: PixelRect, _ color: CGColor,
    on canvas: Canvas
  ) {
    guard min(sigma.width, sigma.height) >= CastShadowPlacement.sharpest else {
      for part in OutlineCoverage(outline).parts {
        fill(part.kind, part.rect, part: part.rect, color, on: canvas)
      }
      return
    }
    let coverage = ShadowCoverage(outline, sigmaX: sigma.width, sigmaY: sigma.height)
    for part in coverage.parts where part.rect.intersects(rect) {
      switch part.kind {
      case .even(let value): canvas.fill(part.rect, color.multiplyingAlpha(by: value))
      case .tile(let tile):
        let mask = shadows.value(for: tile, cost: { $0.cost }, make: { tile.render() })
        canvas.composite(
          canvas.solid(color), mask: mask.image, maskX: part.rect.x, maskY: part.rect.y,
          over: part.rect)
      }
    }
  }

  /// Any other caster: drawn as a mask, then blurred.
  private func paint(
    _ shadow: ShadowCommand, cutOutOf scene: ShadowScene, _ color: CGColor, on canvas: Canvas
  ) {
    let placement = CastShadowPlacement(shadow, of: scene)
    let frame = placement.frame
    guard !frame.isEmpty else { return }
    let mask = castShadow(placement.key, scene.contents).mask
    canvas.composite(
      PixmanImage(solid: color), mask: mask.image, maskX: frame.x, maskY: frame.y, over: frame)
  }

  private func castShadow(_ key: CastShadow.Key, _ contents: DisplayContents) -> CastShadow {
    if let known = castShadows.value(for: key), key.contents == nil || known.isOf(contents) {
      return known
    }
    let caster = CoverageMask(width: key.frame.width, height: key.frame.height)
    switch key.caster {
    case .outline(let outline): caster.fill(CGPath(outline), key.transform, key.frame)
    case .path(let path): caster.fill(path, key.transform, key.frame)
    case .content: drawAlpha(of: contents, key.transform, into: caster, key.frame)
    }
    let isSharp = key.sigma < CastShadowPlacement.sharpest
    let made = CastShadow(isSharp ? caster : caster.blurred(sigma: key.sigma), of: contents)
    castShadows.keep(made, for: key, cost: made.mask.cost)
    return made
  }

  private func drawAlpha(
    of all: DisplayContents, _ transform: ProjectiveTransform, into mask: CoverageMask,
    _ frame: PixelRect
  ) {
    // Not scratch memory, which would stay this large.
    let surface = Surface(width: frame.width, height: frame.height)
    let region = Region(frame)
    var plan = PaintPlan(picture: frame, keepsParts: false)
    let contents = DisplayContents(clip: all.clip, shadow: nil, commands: all.commands)
    plan.add(contents, at: PaintPlan.Place(transform: transform, clip: region, opacity: 1))
    plan.leaveOutWhatStandsOnOpaque()
    executeApart(
      plan, on: Canvas(surface, originX: frame.x, originY: frame.y), region: region)
    mask.takeAlpha(of: surface)
  }
}

extension ShadowCommand.Caster {
  fileprivate var outline: RoundedRect? {
    switch self {
    case .outline(let outline): outline
    case .path(let path): path.roundedRect
    case .content: nil
    }
  }
}

extension CoverageMask {
  fileprivate func fill(_ path: CGPath, _ transform: ProjectiveTransform, _ frame: PixelRect) {
    draw(originX: frame.x, originY: frame.y) { cairo in
      path.trace(on: cairo, transform.affine)
      cairo_fill(cairo)
    }
  }
}
