internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension Painter {
  /// Draws the commands of a layer separately and composites the result as a whole.
  func paint(
    _ layer: PaintLayer, _ step: PaintStep, _ visible: PixelRect, _ picture: PixelRect,
    on canvas: Canvas
  ) {
    let rect = step.rect.intersection(visible)
    guard !rect.isEmpty else { return }
    // If the layer contains a backdrop, the steps around the visible pixels are planned, too,
    // because the backdrop shows them.
    let clip = Region(layer.contents.hasBackdrop ? picture : rect)
    let place = PaintPlan.Place(
      transform: layer.transform, clip: clip, opacity: 1, rim: layer.rim)
    var plan = PaintPlan(picture: picture)
    switch layer.content {
    case .contents(let contents): plan.add(contents, at: place)
    case .commands(let contents): plan.addCommands(contents, at: place)
    case .dissolve(let contents, let dissolve):
      plan.addCommands(contents, at: place)
      var old = PaintPlan(picture: picture)
      old.add(dissolve.old, at: place)
      for part in PaintPlan.bands(of: plan.steps + old.steps, in: rect) {
        paint(plan, over: old, dissolve.progress, of: layer, step, part, on: canvas)
      }
      return
    }
    for part in PaintPlan.bands(of: plan.steps, in: rect) {
      paint(plan, of: layer, step, part, on: canvas)
    }
  }

  /// Draws the old and the new content of a dissolve in a rectangle, mixes and composites them.
  private func paint(
    _ new: PaintPlan, over old: PaintPlan, _ progress: Double, of layer: PaintLayer,
    _ step: PaintStep, _ rect: PixelRect, on canvas: Canvas
  ) {
    scratch.withSurface(width: rect.width, height: rect.height) { first in
      let region = Region(rect)
      execute(
        old, on: Canvas(first, originX: rect.x, originY: rect.y), region: region, background: nil)
      scratch.withSurface(width: rect.width, height: rect.height) { second in
        let aside = Canvas(second, originX: rect.x, originY: rect.y)
        execute(new, on: aside, region: region, background: nil)
        second.mix(with: first, share: 1 - progress)
        composite(
          aside.source, sourceX: rect.x, sourceY: rect.y, layer.coverage, opacity: layer.opacity,
          frame: step.rect, rect: rect, on: canvas)
      }
    }
  }

  /// Draws a rectangle of a layer separately and composites it.
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

extension Surface {
  /// Mixes the pixels of this surface with those of another surface of the same size. Where both
  /// have the same pixel, it does not change.
  ///
  /// - Parameter share: The share of the other surface, 0…1.
  fileprivate func mix(with other: Surface, share: Double) {
    let weight = UInt32((share * 256).rounded())
    let rest = 256 - weight
    let mask: UInt32 = 0x00ff_00ff
    for y in 0..<height {
      let row = pixels + y * stride
      let line = other.pixels + y * other.stride
      var x = 0
      while x < width {
        let (own, foreign) = (row[x], line[x])
        let low = (own & mask) &* rest &+ (foreign & mask) &* weight &+ 0x0080_0080
        let high = (own &>> 8 & mask) &* rest &+ (foreign &>> 8 & mask) &* weight &+ 0x0080_0080
        row[x] = (low &>> 8 & mask) | (high & ~mask)
        x &+= 1
      }
    }
  }
}

extension PaintPlan {
  /// Adds a step that mixes commands with an older content and composites the result as a whole.
  mutating func addDissolve(_ contents: DisplayContents, at place: Place) {
    guard let dissolve = contents.dissolve else { return }
    let all = place.transform.pixels(of: contents.bounds).outset(by: 1).intersection(picture)
    guard all.intersects(place.clip.extents) else { return }
    let layer = PaintLayer(
      content: .dissolve(contents, dissolve), transform: place.transform, opacity: place.opacity,
      coverage: .full)
    append(.layer(layer), all, place.clip)
  }

  /// The minimum number of empty rows between two parts of a layer for which drawing the parts
  /// separately is faster.
  private static let leastGap = 64

  /// Returns the parts of a rectangle in which steps paint, without the transparent rows between
  /// the parts. For example, most of a layer with a bar at each edge is empty.
  fileprivate static func bands(of steps: [PaintStep], in rect: PixelRect) -> [PixelRect] {
    let painted = steps.map { $0.rect.intersection($0.clip.extents).intersection(rect) }
      .filter { !$0.isEmpty }.sorted { $0.y < $1.y }
    var bands: [PixelRect] = []
    for part in painted {
      if let last = bands.last, part.y < last.maxY + leastGap {
        bands[bands.count - 1] = last.union(part)
      } else {
        bands.append(part)
      }
    }
    return bands
  }
}
