internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// Draws commands separately and composites the result as a whole.
  func paint(
    _ layer: PaintLayer, _ step: PaintStep, _ visible: PixelRect, _ picture: PixelRect,
    on canvas: Canvas
  ) {
    let rect = step.rect.intersection(visible)
    guard !rect.isEmpty else { return }
    scratch.withSurface(width: rect.width, height: rect.height) { surface in
      let aside = Canvas(surface, originX: rect.x, originY: rect.y)
      let region = Region(rect)
      // A backdrop also needs its surroundings.
      let clip = layer.contents.hasBackdrop ? Region(picture) : region
      let place = PaintPlan.Place(
        transform: layer.transform, clip: clip, opacity: 1, rim: layer.rim)
      var plan = PaintPlan(picture: picture)
      switch layer.content {
      case .contents(let contents): plan.add(contents, at: place)
      case .commands(let contents): plan.addCommands(contents, at: place)
      }
      execute(plan, on: aside, region: region, background: nil)
      composite(
        aside.source, sourceX: rect.x, sourceY: rect.y, layer.coverage, opacity: layer.opacity,
        frame: step.rect, rect: rect, on: canvas)
    }
  }
}
