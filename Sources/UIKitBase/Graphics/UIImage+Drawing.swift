import Foundation
import GlissadeDrawing

/// The way in which new drawing is combined with the existing content.
public enum CGBlendMode: Int32, Sendable {
  /// The new drawing covers the content, depending on its opacity.
  case normal
}

extension UIImage {
  /// Creates an image from the drawing commands that a graphics context has recorded until now.
  convenience init(recordedBy context: CGContext) {
    let drawing = Drawing(context.commands, size: context.bounds.size, scale: context.scale)
    self.init(cgImage: CGImage(drawing), scale: context.scale)
  }
}
