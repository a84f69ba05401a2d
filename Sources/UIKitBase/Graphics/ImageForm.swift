import Foundation
import GlissadeDrawing
import GlissadeLayers

/// The properties of an image besides its pixels.
package struct ImageForm {
  package var renderingMode = UIImage.RenderingMode.automatic
  package var isResizable = false
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
  /// The images of an animated image, at least one; `nil` for a still image.
  package var images: [UIImage]?
  /// The duration of one run through the images of an animated image, in seconds.
  package var duration: TimeInterval = 0
}

extension UIImage {
  /// The ways to fill the inner part of an image that is drawn in a size other than its own.
  public enum ResizingMode: Int, Sendable {
    /// The inner part is repeated.
    case tile = 0
    /// The inner part is stretched.
    case stretch
  }

  /// Returns an image with the same pixels, and with the properties that the closure `change` sets.
  package func changed(_ change: (inout ImageForm) -> Void) -> UIImage {
    let image = cgImage.map { UIImage(cgImage: $0, scale: scale) } ?? UIImage()
    image.form = form
    change(&image.form)
    return image
  }

  /// The inner part of the image that is repeated or stretched, in fractions of the image's size.
  package var center: CGRect {
    let all = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard form.isResizable, size.width > 0, size.height > 0 else { return all }
    let (width, height) = (size.width, size.height)
    let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return CGRect(
      x: inner.minX / width, y: inner.minY / height, width: max(0, inner.width) / width,
      height: max(0, inner.height) / height)
  }

  /// A Boolean value that indicates whether the inner part of the image is repeated.
  package var repeatsCenter: Bool { form.isResizable && form.resizingMode == .tile }

  /// Returns the commands that draw the image into a rectangle. The edges of the image keep their
  /// own sizes.
  package func commands(in rect: CGRect) -> [DrawCommand] {
    guard let cgImage else { return [] }
    var picture = StretchedPicture(image: cgImage, size: size, center: center)
    picture.repeatsCenter = repeatsCenter
    return picture.commands(in: rect)
  }
}
