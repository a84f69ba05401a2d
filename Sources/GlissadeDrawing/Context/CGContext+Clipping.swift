import Foundation
import GlissadeGeometry

// Clipping of a context, which limits all drawing until the state is restored.
extension CGContext {
  /// Limits drawing to the inside of the current path, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Limits drawing to the union of rectangles.
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

  /// The bounding box of the area to which drawing is limited, in user space; null if the area is
  /// empty.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBox.isNull ? .null : state.clipBox.applying(ctm.inverted())
  }

  /// Limits drawing to the inside of a path.
  ///
  /// - Parameter path: The path in the coordinates of the recorded picture.
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
