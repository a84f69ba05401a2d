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

  /// Draws the picture into the current context in its own size, its top left corner at `point`.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, scaled into `rect`.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    UIWindowScene.drawing("UIImage.draw") { context in
      switch blendMode {
      case .normal: context.drawUpright(cgImage, in: rect, alpha: alpha)
      }
    }
  }
}
