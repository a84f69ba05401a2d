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
    // A backdrop also needs its surroundings.
    let clip = Region(layer.contents.hasBackdrop ? picture : rect)
    let place = PaintPlan.Place(
      transform: layer.transform, clip: clip, opacity: 1, rim: layer.rim)
    var plan = PaintPlan(picture: picture)
    switch layer.content {
    case .contents(let contents): plan.add(contents, at: place)
    case .commands(let contents): plan.addCommands(contents, at: place)
    }
    for part in plan.paintedBands(in: rect) { paint(plan, of: layer, step, part, on: canvas) }
  }

  /// Draws and composites a part of a layer.
  private func paint(
    _ plan: PaintPlan, of layer: PaintLayer, _ step: PaintStep, _ rect: PixelRect,
    on canvas: Canvas
  ) {
    scratch.withSurface(width: rect.width, height: rect.height) { surface in
      let aside = Canvas(surface, originX: rect.x, originY: rect.y)
      execute(plan, on: aside, region: Region(rect), background: nil)
      composite(
        aside.source, sourceX: rect.x, sourceY: rect.y, layer.coverage, opacity: layer.opacity,
        frame: step.rect, rect: rect, on: canvas)
    }
  }
}

extension PaintPlan {
  /// The number of empty rows in pixels from which on it is faster to draw what is above and below
  /// them separately.
  private static let leastGap = 64

  /// Returns the parts of a rectangle in which steps paint, without the rows between them that stay
  /// transparent: most of a layer with a bar at each edge is empty.
  fileprivate func paintedBands(in rect: PixelRect) -> [PixelRect] {
    let painted = steps.map { $0.rect.intersection($0.clip.extents).intersection(rect) }
      .filter { !$0.isEmpty }.sorted { $0.y < $1.y }
    var bands: [PixelRect] = []
    for part in painted {
      if let last = bands.last, part.y < last.maxY + Self.leastGap {
        bands[bands.count - 1] = last.union(part)
      } else {
        bands.append(part)
      }
    }
    return bands
  }
}
