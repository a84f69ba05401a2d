import Foundation
import GlissadeDrawing
import GlissadeLayers

/// An immutable image with a size in points.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
/// let dot = renderer.image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// page.addSubview(UIImageView(image: dot))
/// ```
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The image in pixels, or `nil` if the image has no area.
  open private(set) var cgImage: CGImage?
  /// The scale of the image, in pixels per point.
  open private(set) var scale: CGFloat

  /// The image's name for tests.
  open var accessibilityIdentifier: String?
  package var form = ImageForm()
  /// The way in which the image is drawn: with its own colors, or in a tint color.
  open var renderingMode: RenderingMode { form.renderingMode }
  /// The widths of the edges that keep their sizes when the image is drawn in a size other than its
  /// own, in points.
  open var capInsets: UIEdgeInsets { form.capInsets }
  /// The way to fill the part between the edges when the image is drawn in a size other than its
  /// own.
  open var resizingMode: ResizingMode { form.resizingMode }
  /// The images of an animated image; `nil` for a still image.
  open var images: [UIImage]? { form.images }
  /// The duration of one run through the images of an animated image, in seconds.
  open var duration: TimeInterval { form.duration }

  /// The size of the image in points.
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
  /// Draws the image into the current context in its own size, with its upper left corner at
  /// `point` and its opacity multiplied by `alpha`, 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into the current context, scaled into `rect`.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the image into the current context, scaled into `rect`, with its opacity multiplied by
  /// `alpha`, 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let cgImage else { return }
    let call = "UIImage.draw(in:)"
    SceneResources.drawing("UIImage.draw") { context in
      switch blendMode {
      case .normal where form.isResizable:
        context.drawUpright(commands(in: rect.standardized), in: rect, alpha: alpha, for: call)
      case .normal: context.drawUpright(cgImage, in: rect, alpha: alpha, for: call)
      }
    }
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels of the image.
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

  /// Returns an image whose edges keep their sizes when it is drawn in another size. The part
  /// between the edges is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns an image whose edges keep their sizes when it is drawn in another size.
  ///
  /// - Parameters:
  ///   - capInsets: The widths of the edges, in points.
  ///   - resizingMode: The way to fill the part between the edges.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns an image in which only the column of one point after the left edge and the row of one
  /// point after the top edge are stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let edges = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
      right: left > 0 ? max(0, size.width - left - 1) : 0)
    return resizableImage(withCapInsets: edges, resizingMode: .stretch)
  }

  /// Returns an animated image: an image view shows its images in turn.
  ///
  /// - Parameters:
  ///   - images: The images that are shown in turn.
  ///   - duration: The duration of one run through all images, in seconds; with 0, each image is
  ///     shown for 1/30 second.
  /// - Returns: The animated image, or `nil` if `images` is empty.
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

  /// Creates the image of an image literal; see `init(named:in:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(found: name, in: .main)
  }

  /// Creates the image called `name` in the main bundle; see `init(named:in:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates the image called `name` in `bundle`, by default the main bundle. The file is in the
  /// root of the bundle or in its folder `Pictures`; `name` can contain folders and an extension.
  /// On a screen of scale 2, `name@2x` is preferred.
  ///
  /// An image that is missing or unreadable is shown as a checkerboard and reported once, so the
  /// result is never `nil`. The initializer is failable because that of UIKit is.
  public convenience init?(named name: String, in bundle: Bundle?) {
    self.init(found: name, in: bundle ?? .main)
  }

  /// Creates the image called `name` in `bundle`; the same image is used for all traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(found: name, in: bundle ?? .main)
  }

  private convenience init(found name: String, in bundle: Bundle) {
    let scene = SceneResources.running("UIImage(named:)")
    do throws(ImageDecodingError) {
      guard let found = PictureFinder(bundle: bundle, scale: scene.scale).find(name) else {
        throw .unreadable(path: name, reason: "there is no such picture in \(bundle.bundlePath)")
      }
      let picture = try scene.pictures.picture(at: found.url)
      self.init(cgImage: picture, scale: found.scale)
    } catch {
      scene.warnOnce("\(error)")
      self.init(cgImage: .placeholder)
    }
  }

  /// Creates an image from a file, or logs a warning and returns `nil` if the file cannot be read.
  /// A file name that ends in `@2x` or `@3x` determines the scale of the image.
  public convenience init?(contentsOfFile path: String) {
    let scene = SceneResources.running("UIImage(contentsOfFile:)")
    do throws(ImageDecodingError) {
      let picture = try scene.pictures.decoder.decode(contentsOf: URL(fileURLWithPath: path))
      self.init(cgImage: picture, scale: PictureFinder.scale(of: path))
    } catch {
      scene.warnOnce("\(error)")
      return nil
    }
  }
}
