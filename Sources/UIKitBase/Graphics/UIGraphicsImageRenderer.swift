import Foundation
import GlissadeDrawing

/// The format of the images that a renderer makes.
@preconcurrency @MainActor public class UIGraphicsRendererFormat: NSObject {
  /// The bounds in which a renderer with this format draws, in points. They are zero in a format
  /// that no renderer has copied.
  public fileprivate(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// Returns a format with the default values.
  public class func `default`() -> Self { Self() }
  /// Returns the format that fits the screen best, which is the default format.
  public class func preferred() -> Self { Self() }
}

/// The scale and the opacity of a renderer's images.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The pixels per point of an image, by default the scale of the screen.
  public var scale = SceneResources.current?.scale ?? 1
  /// A Boolean value that indicates whether the image is initially black instead of clear.
  public var opaque = false

  /// Creates a format with the default values.
  public required init() { super.init() }

  fileprivate func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (scale, opaque, bounds)
    return copy
  }
}

/// The context that a renderer passes to the block that draws an image.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext: NSObject {
  /// The graphics context that records the drawing commands.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// An image of the drawing until now.
  public var currentImage: UIImage { UIImage(recordedBy: cgContext) }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws a frame, one point wide, inside the edges of a rectangle in the current stroke color.
  public func stroke(_ rect: CGRect) {
    if !rect.isNull { cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }
  /// Clips the following drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes images from the drawing of a block.
///
/// An image is kept as drawing commands, not as pixels, and never changes after it was made.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  /// The bounds of the images, in points.
  private let bounds: CGRect
  /// The scene that reports mistakes and resolves colors.
  private let scene: SceneResources?

  /// Creates a renderer of images of a size, in points, with the default format.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }
  /// Creates a renderer of images of a size, in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of images that show a rectangle of user space, with the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images that show a rectangle of user space, with a format.
  ///
  /// - Parameter bounds: The rectangle of user space that an image shows, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copy(bounds: bounds)
    scene = SceneResources.current
    super.init()
  }

  /// Returns an image of the drawing of `actions`. If the bounds have no area, the image is empty
  /// and a warning is logged.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let scene = SceneResources.current ?? scene else {
      SceneResources.stopWithoutScene("UIGraphicsImageRenderer")
    }
    guard let shape = PictureShape(bounds, scale: format.scale, in: scene) else {
      scene.warnOnce(
        "a picture of \(bounds.width) × \(bounds.height) points has no area to draw in")
      return UIImage()
    }
    let context = shape.makeContext(in: scene, isOpaque: format.opaque)
    let isBalanced = scene.graphics.using(context) {
      actions(UIGraphicsImageRendererContext(context, format))
    }
    if !isBalanced { scene.warnOnce("the block of an image renderer left contexts unbalanced") }
    return UIImage(recordedBy: context)
  }
}
