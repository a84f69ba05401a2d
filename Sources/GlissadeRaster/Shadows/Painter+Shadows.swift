internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The contents that have a shadow, with their transform and the picture's bounds.
struct ShadowScene {
  let contents: DisplayContents
  var transform: ProjectiveTransform
  let picture: PixelRect

  func moved(by offset: CGSize) -> ShadowScene {
    var result = self
    result.transform = ProjectiveTransform(translationX: offset.width, y: offset.height)
      .concatenating(transform)
    return result
  }

  /// Returns the axis-aligned outline in pixels that casts the shadow, and the standard deviations
  /// of the blur, or `nil` if the caster is not an axis-aligned outline.
  func outline(of shadow: ShadowCommand) -> (PixelOutline, sigma: CGSize)? {
    guard let outline = shadow.caster.outline, let upright = transform.uprightAffine,
      let pixels = PixelOutline(outline, transform)
    else { return nil }
    return (pixels, CGSize(width: shadow.sigma * upright.a, height: shadow.sigma * upright.d))
  }
}

extension Painter {
  func paint(
    _ shadow: ShadowCommand, of scene: ShadowScene, _ rect: PixelRect, visible: Region,
    opacity: Double, on canvas: Canvas
  ) {
    let color = shadow.color.multiplyingAlpha(by: opacity)
    let scene = scene.moved(by: shadow.offset)
    record(shadow, scene)
    if let (outline, sigma) = scene.outline(of: shadow) {
      paint(shadowOf: outline, sigma, rect, color, on: canvas)
    } else {
      paint(shadow, cutOutOf: scene, rect, visible: visible, color, on: canvas)
    }
  }

  /// Paints the shadow of an outline from cached tiles, which is the common case.
  private func paint(
    shadowOf outline: PixelOutline, _ sigma: CGSize, _ rect: PixelRect, _ color: CGColor,
    on canvas: Canvas
  ) {
    guard min(sigma.width, sigma.height) >= CastShadowPlacement.sharpest else {
      for part in OutlineCoverage(outline, in: rect).parts {
        fill(part.kind, part.rect, part: part.rect, color, on: canvas)
      }
      return
    }
    let coverage = ShadowCoverage(
      outline, sigmaX: sigma.width, sigmaY: sigma.height, in: rect)
    for part in coverage.parts where part.rect.intersects(rect) {
      switch part.kind {
      case .even(let value): canvas.fill(part.rect, color.multiplyingAlpha(by: value))
      case .tile(let tile):
        let mask = self.mask(of: tile)
        canvas.composite(
          canvas.solid(color), mask: mask.image, maskX: part.rect.x, maskY: part.rect.y,
          over: part.rect)
      case .sampled(let shadow):
        work.shadows += 1
        let mask = shadow.render().mask(part.rect)
        madePixels += mask.area
        canvas.composite(
          canvas.solid(color), mask: mask.image, maskX: part.rect.x, maskY: part.rect.y,
          over: part.rect)
      }
    }
  }

  private func mask(of tile: ShadowTile) -> CoverageMask {
    shadows.value(for: tile, cost: { $0.cost }) {
      work.shadows += 1
      let mask = tile.render()
      madePixels += mask.area
      return mask
    }
  }

  /// Paints the shadow of a caster that is not an axis-aligned outline, from a blurred mask.
  private func paint(
    _ shadow: ShadowCommand, cutOutOf scene: ShadowScene, _ rect: PixelRect, visible: Region,
    _ color: CGColor, on canvas: Canvas
  ) {
    let placement = CastShadowPlacement(shadow, of: scene)
    let frame = placement.frame
    let seen = frame.intersection(rect)
    guard !seen.isEmpty else { return }
    let mask = castShadow(placement.key, scene.contents).mask
    let solid = PixmanImage(solid: color)
    guard placement.step > 1 else {
      return canvas.composite(
        solid, mask: mask.image, maskX: frame.x, maskY: frame.y, over: frame)
    }
    // The mask has a smaller size than the shadow. Only the visible parts of the shadow are
    // interpolated, which are mostly an edge around the caster.
    let samples = placement.samples(of: mask)
    for part in visible.intersection(seen).rects(atMost: Self.mostShadowParts) {
      let large = samples.mask(part)
      madePixels += large.area
      canvas.composite(solid, mask: large.image, maskX: part.x, maskY: part.y, over: part)
    }
  }

  /// The maximum number of parts of a shadow that are sampled separately.
  private static let mostShadowParts = 24
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
