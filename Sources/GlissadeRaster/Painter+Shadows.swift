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
    guard min(sigma.width, sigma.height) >= Self.sharpest else {
      for part in OutlineCoverage(outline).parts { fill(part.kind, part.rect, color, on: canvas) }
      return
    }
    let coverage = ShadowCoverage(outline, sigmaX: sigma.width, sigmaY: sigma.height)
    for part in coverage.parts where part.rect.intersects(rect) {
      switch part.kind {
      case .even(let value): canvas.fill(part.rect, color.multiplyingAlpha(by: value))
      case .tile(let tile):
        let mask = shadows.value(for: tile, cost: { $0.cost }, make: { tile.render() })
        canvas.composite(
          PixmanImage(solid: color), mask: mask.image, maskX: part.rect.x, maskY: part.rect.y,
          over: part.rect)
      }
    }
  }

  /// Below this many pixels of sigma a shadow is as sharp as what casts it.
  private static let sharpest = 0.1

  /// Any other caster: drawn as a mask, then blurred.
  private func paint(
    _ shadow: ShadowCommand, cutOutOf scene: ShadowScene, _ color: CGColor, on canvas: Canvas
  ) {
    let sigma = shadow.sigma * scene.transform.meanScale
    let reach = Int((sigma * ShadowCommand.reach).rounded(.up)) + 1
    let box: CGRect =
      switch shadow.caster {
      case .outline(let outline): outline.rect
      case .path(let path): path.boundingBox
      case .content: scene.contents.contentBounds
      }
    // What lies outside of the picture may cast its shadow into it.
    let frame = scene.transform.pixels(of: box).outset(by: reach)
      .intersection(scene.picture.outset(by: 2 * reach))
    guard !frame.isEmpty else { return }
    let caster = CoverageMask(width: frame.width, height: frame.height)
    switch shadow.caster {
    case .outline(let outline): caster.fill(CGPath(outline), scene.transform, frame)
    case .path(let path): caster.fill(path, scene.transform, frame)
    case .content: drawAlpha(of: scene, into: caster, frame)
    }
    let mask = sigma >= Self.sharpest ? caster.blurred(sigma: sigma) : caster
    canvas.composite(
      PixmanImage(solid: color), mask: mask.image, maskX: frame.x, maskY: frame.y, over: frame)
  }

  private func drawAlpha(of scene: ShadowScene, into mask: CoverageMask, _ frame: PixelRect) {
    scratch.withSurface(width: frame.width, height: frame.height) { surface in
      let region = Region(frame)
      var plan = PaintPlan(picture: frame)
      let contents = DisplayContents(
        clip: scene.contents.clip, shadow: nil, commands: scene.contents.commands)
      plan.add(
        contents, at: PaintPlan.Place(transform: scene.transform, clip: region, opacity: 1))
      execute(
        plan, on: Canvas(surface, originX: frame.x, originY: frame.y), region: region,
        background: nil)
      for y in 0..<frame.height {
        let row = surface.pixels + y * surface.stride
        for x in 0..<frame.width { mask.bytes[y * mask.stride + x] = UInt8(row[x] >> 24) }
      }
    }
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
