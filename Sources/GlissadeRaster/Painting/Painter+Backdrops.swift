internal import CPango
import GlissadeDrawing
import GlissadeGeometry

/// The content beneath a step: the earlier steps of its plan and, if the plan draws a group
/// separately, the content beneath this group.
final class Ground {
  let plan: PaintPlan
  /// The number of the plan's steps that lie beneath the step.
  let end: Int
  let background: CGColor?
  let beneath: Ground?

  init(plan: PaintPlan, end: Int, background: CGColor?, beneath: Ground?) {
    (self.plan, self.end, self.background, self.beneath) = (plan, end, background, beneath)
  }
}

extension Painter {
  /// Paints the content behind a backdrop again, blurs and colors it, and composites the result.
  ///
  /// The pixels of the canvas cannot be used as this content: steps that later steps hide were not
  /// painted, and outside of the damage the canvas shows the last frame.
  func paint(
    _ backdrop: BackdropPlacement, _ rect: PixelRect, opacity: Double, on canvas: Canvas
  ) {
    guard !rect.isEmpty else { return }
    let source = backdrop.source(of: rect)
    scratch.withSurface(width: source.width, height: source.height) { surface in
      if let ground { paint(ground, on: surface, source, in: backdrop.picture) }
      let seen = backdrop.looked(at: surface)
      let image = PixmanImage(
        format: PIXMAN_a8r8g8b8, width: seen.width, height: seen.height, pixels: seen.pixels,
        byteStride: seen.stride * 4)
      if backdrop.halvings > 0 {
        let smaller = 1 / Double(1 << backdrop.halvings)
        image.setTransform(
          ProjectiveTransform(CGAffineTransform(scaleX: smaller, y: smaller)), bilinear: true)
        image.padEdges()
      }
      for part in backdrop.parts where part.rect.intersects(rect) {
        composite(
          image, sourceX: source.x, sourceY: source.y, part.kind, opacity: opacity,
          frame: part.rect, rect: part.rect.intersection(rect), on: canvas)
      }
    }
  }

  /// Paints the content behind a backdrop onto a surface.
  ///
  /// - Parameter rect: The position of the surface's pixels in the picture. Beyond the picture's
  ///   edge the outermost pixels are repeated.
  private func paint(
    _ ground: Ground, on surface: Surface, _ rect: PixelRect, in picture: PixelRect
  ) {
    let inside = rect.intersection(picture)
    guard !inside.isEmpty else { return }
    let canvas = Canvas(surface, originX: rect.x, originY: rect.y)
    paint(ground, on: canvas, Region(inside))
    surface.extend(inside.offsetBy(x: -rect.x, y: -rect.y))
  }

  private func paint(_ ground: Ground, on canvas: Canvas, _ region: Region) {
    if let beneath = ground.beneath { paint(beneath, on: canvas, region) }
    painting(above: ground.beneath) {
      execute(
        PaintPlan(ground.plan, before: ground.end), on: canvas, region: region,
        background: ground.background)
    }
  }

  /// Executes a plan without the content beneath it, so that backdrops in the plan do not depend on
  /// their surroundings. It serves pictures that are cached, or of which only the opacity is read.
  func executeApart(_ plan: PaintPlan, on canvas: Canvas, region: Region) {
    painting(above: nil) { execute(plan, on: canvas, region: region, background: nil) }
  }

  private func painting(above ground: Ground?, _ body: () -> Void) {
    let last = self.ground
    self.ground = ground
    body()
    self.ground = last
  }
}

extension BackdropPlacement {
  /// Returns a picture of the content behind the backdrop, halved, blurred and colored.
  fileprivate func looked(at picture: Surface) -> Surface {
    var surface = picture
    for _ in 0..<halvings { surface = surface.halvedAcross().halvedDown() }
    if halvings == 0 { surface = surface.copied() }
    surface.blur(sigma: sigma)
    surface.color(saturation: saturation, tint: tint)
    return surface
  }
}

extension Surface {
  /// Sets each pixel outside of the rectangle `inside` to the nearest pixel in it.
  fileprivate func extend(_ inside: PixelRect) {
    guard inside != bounds else { return }
    for y in inside.y..<inside.maxY {
      let row = pixels + y * stride
      for x in 0..<inside.x { row[x] = row[inside.x] }
      for x in inside.maxX..<width { row[x] = row[inside.maxX - 1] }
    }
    for y in 0..<height where y < inside.y || y >= inside.maxY {
      let nearest = y < inside.y ? inside.y : inside.maxY - 1
      (pixels + y * stride).update(from: pixels + nearest * stride, count: width)
    }
  }

  fileprivate func copied() -> Surface {
    let copy = Surface(width: width, height: height)
    for y in 0..<height {
      (copy.pixels + y * copy.stride).update(from: pixels + y * stride, count: width)
    }
    return copy
  }
}
