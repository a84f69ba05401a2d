internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A group seen in perspective.
struct Warp {
  let contents: DisplayContents
  /// From the group's own space to the picture's pixels.
  let transform: ProjectiveTransform
  /// Pixels per point at which the group is drawn before it is distorted.
  let rasterScale: Double
  let picture: PixelRect

  /// The most pixels that a group is drawn with; a larger one is drawn more coarsely.
  private static let pixelLimit = 16_000_000.0

  /// The part of the group that may be seen, in its own space.
  private var visibleBounds: CGRect {
    let all = contents.bounds
    guard let inverse = transform.inverted(),
      let seen = inverse.boundingBox(of: picture.cgRect.insetBy(dx: -2, dy: -2)),
      transform.quad(of: all) != nil
    else { return all }
    return all.intersection(seen)
  }

  /// The scale to draw with and the pixels, at that scale, to draw.
  var raster: (scale: Double, pixels: PixelRect) {
    let bounds = visibleBounds
    guard !bounds.isNull, !bounds.isEmpty else { return (rasterScale, .empty) }
    let area = bounds.width * bounds.height * rasterScale * rasterScale
    let scale =
      area > Self.pixelLimit ? rasterScale * (Self.pixelLimit / area).squareRoot() : rasterScale
    let box = bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
    return (scale, PixelRect(containing: box).outset(by: 2))
  }
}

extension Painter {
  /// Draws commands aside and composites the result as a whole.
  func paint(
    _ layer: PaintLayer, _ step: PaintStep, _ visible: PixelRect, _ picture: PixelRect,
    on canvas: Canvas
  ) {
    let rect = step.rect.intersection(visible)
    guard !rect.isEmpty else { return }
    scratch.withSurface(width: rect.width, height: rect.height) { surface in
      let aside = Canvas(surface, originX: rect.x, originY: rect.y)
      let region = Region(rect)
      let place = PaintPlan.Place(
        transform: layer.transform, clip: region, opacity: 1, rim: layer.rim)
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

  /// Draws a group flat and composites it in perspective.
  func paint(_ warp: Warp, rect: PixelRect, opacity: Double, on canvas: Canvas) {
    let (scale, pixels) = warp.raster
    guard !pixels.isEmpty, let inverse = warp.transform.inverted() else { return }
    scratch.withSurface(width: pixels.width, height: pixels.height) { surface in
      let flat = Canvas(surface, originX: pixels.x, originY: pixels.y)
      let region = Region(pixels)
      let toFlat = ProjectiveTransform(CGAffineTransform(scaleX: scale, y: scale))
      var plan = PaintPlan(picture: pixels)
      plan.add(warp.contents, at: PaintPlan.Place(transform: toFlat, clip: region, opacity: 1))
      execute(plan, on: flat, region: region, background: nil)
      // What lies behind the eye would be mirrored into view, hence the mask.
      let polygon = warp.transform.clippedPolygon(of: warp.contents.bounds.insetBy(dx: -1, dy: -1))
      guard let first = polygon.first else { return }
      let frame = warp.transform.pixels(of: warp.contents.bounds).outset(by: 1)
        .intersection(warp.picture)
      let source = flat.source
      source.setTransform(
        ProjectiveTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y))
          .concatenating(inverse).concatenating(toFlat)
          .concatenating(
            ProjectiveTransform(translationX: CGFloat(-pixels.x), y: CGFloat(-pixels.y))),
        bilinear: true)
      let edge = CGPath(
        elements: [.move(first)] + polygon.dropFirst().map { .line($0) } + [.close])
      composite(
        source, sourceX: frame.x, sourceY: frame.y, .path(edge, .identity), opacity: opacity,
        frame: frame, rect: rect, on: canvas)
    }
  }
}
