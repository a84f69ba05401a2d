import Foundation
import GlissadeDrawing

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// It covers it, as far as it is opaque.
  case normal
}

extension UIImage {
  /// The picture of what a context has recorded so far.
  convenience init(recordedBy context: CGContext) {
    let drawing = Drawing(context.commands, size: context.bounds.size, scale: context.scale)
    self.init(cgImage: CGImage(drawing), scale: context.scale)
  }

  /// See `draw(in:blendMode:alpha:)`.
  func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    guard let cgImage else { return }
    UIWindowScene.drawing("UIImage.draw") { context in
      switch blendMode {
      case .normal: context.drawUpright(cgImage, in: rect, alpha: alpha)
      }
    }
  }
}
