import Foundation
import GlissadeGeometry

// What is drawn from now on, until the state is restored, shows only inside of what these name.
extension CGContext {
  /// The inside of the current path, which is used up.
  public func clip(using rule: CGPathFillRule = .winding) { clip(takePath(), rule) }

  public func clip(to rect: CGRect) { clip(to: [rect]) }
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

  /// The box of what the clips leave, in user space; null for nothing.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBox.isNull ? .null : state.clipBox.applying(ctm.inverted())
  }

  /// - Parameter path: in the recorded space.
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
