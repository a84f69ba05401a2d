import Foundation
import GlissadeDrawing

extension UIImage {
  /// The ways in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// The image is drawn as a shape in a configured button, and with its own colors elsewhere.
    case automatic = 0
    /// The image is drawn with its own colors.
    case alwaysOriginal
    /// The image is drawn as a shape in the tint color of the view that shows it.
    case alwaysTemplate
  }

  /// Returns an image with the same shape in one color; see `withTintColor(_:renderingMode:)`.
  func tinted(_ color: UIColor, _ renderingMode: RenderingMode) -> UIImage {
    guard let cgImage, size.width > 0, size.height > 0 else { return self }
    let box = CGRect(origin: .zero, size: size)
    let shape = DisplayGroup(commands: [.picture(cgImage, in: box)])
    let fill = ShapeCommand(outline: RoundedRect(box), fill: color.cgColor)
    let tinted = DisplayGroup(mask: .alpha(shape), commands: [.shape(fill)])
    let drawing = Drawing([.group(tinted)], size: size, scale: scale)
    let image = UIImage(cgImage: CGImage(drawing), scale: scale)
    image.form = form
    image.form.renderingMode = renderingMode
    return image
  }
}
