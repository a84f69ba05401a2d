import Foundation
import GlissadeGeometry

// Clips, which apply to all drawing until the state is restored.
extension CGContext {
  /// Clips to the inside of the current path and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Clips to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    var outline = PathBuilder()
    for rect in rects where !rect.isNull {
      guard rect.isFinite else {
        warn(.notFinite)
        continue
      }
      outline.append(CGPath(rect: rect.standardized, transform: nil), transform: ctm)
    }
    clip(outline.path, .winding)
  }

  /// The bounding box of the clips in user space; null if nothing remains.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBox.isNull ? .null : state.clipBox.applying(ctm.inverted())
  }

  /// Clips to a path.
  ///
  /// - Parameter path: The path in the recorded space.
  private func clip(_ path: CGPath, _ rule: CGPathFillRule) {
    let box = path.boundingBox
    state.clipBox = box.isEmpty ? .null : state.clipBox.intersection(box)
    if state.clipBox.isEmpty { state.clipBox = .null }
    if let outline = path.roundedRect {
      openGroup(.clip(outline))
    } else {
      openGroup(.mask(path, rule))
    }
  }
}
