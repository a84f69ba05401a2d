import Foundation
import GlissadeDrawing

/// A picture with its size in points; immutable.
@preconcurrency @MainActor open class UIImage: NSObject {
  open private(set) var cgImage: CGImage?
  /// Pixels per point.
  open private(set) var scale: CGFloat

  /// In points.
  open var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  /// A picture of no size.
  public override init() {
    cgImage = nil
    scale = 1
    super.init()
  }

  /// Draws the picture into the current context in its own size, its top left corner at `point`.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  /// Draws the picture in its own size, at a further opacity, 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, scaled into `rect`.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  /// Draws the picture scaled into `rect`, at a further opacity, 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    paint(in: rect, blendMode, alpha)
  }

  /// - Parameter scale: pixels per point, above 0.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    precondition(scale.isFinite && scale > 0, "A picture's scale must be a positive number.")
    self.cgImage = cgImage
    self.scale = scale
    super.init()
  }

  /// The picture called `name` in the main bundle; see `init(named:in:)`.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The picture called `name`, with or without folder and extension, in `bundle` (nil: the main
  /// one), in its root or its folder `Pictures`; on a screen of scale 2 rather `name@2x`.
  ///
  /// A picture that is missing or unreadable shows as a checked placeholder and is warned of once,
  /// so the result is never nil; it is optional because UIKit's is.
  public convenience init?(named name: String, in bundle: Bundle?) {
    let scene = UIWindowScene.running("UIImage(named:)")
    let bundle = bundle ?? .main
    do throws(ImageDecodingError) {
      guard let found = PictureFinder(bundle: bundle, scale: scene.screen.scale).find(name) else {
        throw .unreadable(path: name, reason: "there is no such picture in \(bundle.bundlePath)")
      }
      let picture = try scene.pictures.picture(at: found.url, decoder: scene.imageDecoder)
      self.init(cgImage: picture, scale: found.scale)
    } catch {
      scene.warnOnce("\(error)")
      self.init(cgImage: .placeholder)
    }
  }

  /// The picture in a file, read anew; nil, with one warning, if it cannot be read. A name that ends
  /// in `@2x` tells the scale.
  public convenience init?(contentsOfFile path: String) {
    let scene = UIWindowScene.running("UIImage(contentsOfFile:)")
    do throws(ImageDecodingError) {
      let picture = try scene.imageDecoder.decode(contentsOf: URL(fileURLWithPath: path))
      self.init(cgImage: picture, scale: PictureFinder.scale(of: path))
    } catch {
      scene.warnOnce("\(error)")
      return nil
    }
  }
}
