import Foundation
import GlissadeDrawing

/// How fine a picture is, and whether it is opaque.
@preconcurrency @MainActor public class UIGraphicsRendererFormat: NSObject {
  /// What the renderer draws in; zero until it has it.
  public fileprivate(set) var bounds = CGRect.zero

  public override required init() { super.init() }

  /// The format that suits most.
  public class func `default`() -> Self { Self() }
  /// The format that suits the screen best.
  public class func preferred() -> Self { Self() }
}

@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point, at first the screen's.
  public var scale = UIWindowScene.current?.screen.scale ?? 1
  /// Whether the picture begins black, rather than clear.
  public var opaque = false

  public required init() { super.init() }

  fileprivate func copy(bounds: CGRect) -> UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (scale, opaque, bounds)
    return copy
  }
}

/// Where a picture is drawn while its renderer's block runs.
@preconcurrency @MainActor public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// What has been drawn so far.
  public var currentImage: UIImage { UIImage(recordedBy: cgContext) }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// A line of one point along the inside of a rectangle.
  public func stroke(_ rect: CGRect) {
    if !rect.isNull { cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of what a block draws.
///
/// A picture is kept as what was drawn, not as pixels; it never changes afterwards.
@preconcurrency @MainActor public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  /// What is drawn in, in points.
  private let bounds: CGRect
  /// Whether what goes wrong can be told, and colours be told apart: pictures need a scene.
  private let scene: UIWindowScene?

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// - Parameter bounds: what of user space the picture shows, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format.copy(bounds: bounds)
    scene = UIWindowScene.current
    super.init()
  }

  /// The picture of what `actions` draws; of no size, with a warning, if the bounds have no area.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let scene = UIWindowScene.current ?? scene else { return UIImage() }
    guard let shape = PictureShape(bounds, scale: format.scale, in: scene) else {
      scene.warnOnce(
        "a picture of \(bounds.width) × \(bounds.height) points has no room to draw in")
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
