import Foundation
import GlissadeDrawing

/// A picture.
@MainActor public final class UIImage: NSObject {
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// In points.
  public var size: CGSize {
    CGSize(
      width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
  }

  public init(cgImage: CGImage, scale: CGFloat = 1) {
    self.cgImage = cgImage
    self.scale = scale
    super.init()
  }

  /// The picture called `name`, with or without extension, in the main bundle.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// The picture called `name` in `bundle` (nil: the main one), `name@2x` on a screen of scale 2.
  ///
  /// A picture that is missing or unreadable shows as a placeholder, and is warned of once: the
  /// result is nil only outside any scene.
  public convenience init?(named name: String, in bundle: Bundle?) {
    guard let scene = UIWindowScene.current else { return nil }
    let found = PictureFinder(bundle: bundle ?? .main, scale: scene.screen.scale).find(name)
    do throws(ImageDecodingError) {
      guard let found else {
        throw .unreadable(path: name, reason: "there is no such picture in the bundle")
      }
      try self.init(cgImage: scene.imageDecoder.decode(contentsOf: found.url), scale: found.scale)
    } catch {
      scene.warnOfPicture(name, error)
      self.init(cgImage: .placeholder)
    }
  }

  /// The picture in a file; nil, with one warning, if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let scene = UIWindowScene.current else { return nil }
    do throws(ImageDecodingError) {
      try self.init(cgImage: scene.imageDecoder.decode(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      scene.warnOfPicture(path, error)
      return nil
    }
  }
}

/// Looks for a picture's file in a bundle.
private struct PictureFinder {
  let bundle: Bundle
  let scale: CGFloat

  func find(_ name: String) -> (url: URL, scale: CGFloat)? {
    let parts = URL(fileURLWithPath: name)
    let stem = parts.deletingPathExtension().lastPathComponent
    let extensions = parts.pathExtension.isEmpty ? ["png", "jpg", "jpeg"] : [parts.pathExtension]
    let variants: [(suffix: String, scale: CGFloat)] = [("", 1), ("@2x", 2)]
    for (suffix, scale) in scale > 1 ? variants.reversed() : variants {
      for ext in extensions {
        for folder in [nil, "Pictures"] {
          let url = bundle.url(
            forResource: stem + suffix, withExtension: ext, subdirectory: folder)
          if let url { return (url, scale) }
        }
      }
    }
    return nil
  }
}

extension UIWindowScene {
  fileprivate func warnOfPicture(_ name: String, _ error: ImageDecodingError) {
    guard warnedPictures.insert(name).inserted else { return }
    logWarning("\(error)")
  }
}

extension CGImage {
  /// A checked square that nobody takes for a picture.
  fileprivate static let placeholder: CGImage = {
    let side = 64
    let pixels = (0..<side * side).map { index -> UInt32 in
      let isDark = (index % side / 8 + index / side / 8) % 2 == 0
      return isDark ? 0xFFFF_2D78 : 0xFFFF_FFFF
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }()
}
