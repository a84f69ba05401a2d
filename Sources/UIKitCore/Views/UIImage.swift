import Foundation
import GlissadeDrawing
import GlissadeLayers

/// An immutable image with a size in points.
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The image in pixels, or `nil` if the image has no area.
  open private(set) var cgImage: CGImage?
  /// The pixels per point.
  open private(set) var scale: CGFloat

  var form = ImageForm()
  /// The way in which the image is drawn: with its own colors, or in a tint color.
  open var renderingMode: RenderingMode { form.renderingMode }
  /// The edges that keep their sizes when the image is drawn in another one, in points.
  open var capInsets: UIEdgeInsets { form.capInsets }
  /// The treatment of what lies between the edges.
  open var resizingMode: ResizingMode { form.resizingMode }
  /// The images of an animated image, or `nil`.
  open var images: [UIImage]? { form.images }
  /// The seconds of one run of an animated image.
  open var duration: TimeInterval { form.duration }

  /// The size in points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// Creates an image without area.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// Draws the image into the current context in its own size, with its upper left corner at
  /// `point`.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the image in its own size, at a further opacity, 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, scaled into `rect`.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image scaled into `rect`, at a further opacity, 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    let call = "UIImage.draw(in:)"
    UIWindowScene.drawing("UIImage.draw") { context in
      switch blendMode {
      case .normal where form.isResizable:
        context.drawUpright(commands(in: rect.standardized), in: rect, alpha: alpha, for: call)
      case .normal: context.drawUpright(cgImage, in: rect, alpha: alpha, for: call)
      }
    }
  }

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The pixels per point, above 0.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    self.cgImage = cgImage
    self.scale = NumberRule.positive.usable(scale, or: 1, in: "UIImage.init(cgImage:scale:)")
    super.init()
  }

  /// Returns the same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns an image that repeats what lies between its edges when it is drawn in another size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns an image whose edges keep their sizes when it is drawn in another size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges, in points.
  ///   - resizingMode: The treatment of what lies between them.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns an image of which one point after the left and the top edge is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let edges = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: edges, resizingMode: .stretch)
  }

  /// Returns an image that shows images in turn in image views.
  ///
  /// - Parameters:
  ///   - images: The images.
  ///   - duration: The seconds for all of them; 0 stands for 1/30 second for each.
  /// - Returns: `nil` without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.changed {
      $0.images = images
      $0.duration = duration > 0 ? duration : TimeInterval(images.count) / 30
    }
  }

  /// Returns an image with the same shape in one color.
  open func withTintColor(_ color: UIColor) -> UIImage { tinted(color, renderingMode) }
  /// Returns an image with the same shape in one color, and with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    tinted(color, renderingMode)
  }

  /// Creates the image of a literal; see `init(named:in:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(found: name, in: .main)
  }

  /// Creates the image called `name` in the main bundle; see `init(named:in:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates the image called `name`, with or without folder and extension, in `bundle` (by default
  /// the main one), in its root or its folder `Pictures`. A screen of scale 2 prefers `name@2x`.
  ///
  /// An image that is missing or unreadable is shown as a checkerboard and reported once, so the
  /// result is never `nil`; it is optional because UIKit's is.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(found: name, in: bundle ?? .main)
  }

  /// Creates an image by its name. There is one for all traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(found: name, in: bundle ?? .main)
  }

  private convenience init(found name: String, in bundle: Bundle) {
    let scene = UIWindowScene.running("UIImage(named:)")
    do throws(ImageDecodingError) {
      guard let found = PictureFinder(bundle: bundle, scale: scene.screen.scale).find(name) else {
        throw .unreadable(path: name, reason: "there is no such picture in \(bundle.bundlePath)")
      }
      let picture = try scene.pictures.picture(at: found.url)
      self.init(cgImage: picture, scale: found.scale)
    } catch {
      scene.warnOnce("\(error)")
      self.init(cgImage: .placeholder)
    }
  }

  /// Creates the image in a file, or `nil` with a warning if it cannot be read. A name that ends in
  /// `@2x` determines the scale.
  public convenience init?(contentsOfFile path: String) {
    let scene = UIWindowScene.running("UIImage(contentsOfFile:)")
    do throws(ImageDecodingError) {
      let picture = try scene.pictures.decoder.decode(contentsOf: URL(fileURLWithPath: path))
      self.init(cgImage: picture, scale: PictureFinder.scale(of: path))
    } catch {
      scene.warnOnce("\(error)")
      return nil
    }
  }
}
