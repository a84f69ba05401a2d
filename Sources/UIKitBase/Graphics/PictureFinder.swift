import Foundation
import GlissadeDrawing

/// A search for an image's file in a bundle: first in the root of the bundle, then in the folder
/// `Pictures` there.
struct PictureFinder {
  var bundle: Bundle
  /// The scale of the screen, in pixels per point. Image files of this scale or a higher one are
  /// preferred.
  var scale: CGFloat

  /// Returns the file and the scale of the image called `name`, or `nil` if the bundle has no such
  /// image. The name can contain folders and an extension.
  func find(_ name: String) -> (url: URL, scale: CGFloat)? {
    guard let root = bundle.resourceURL else { return nil }
    let (stem, ending) = Self.parts(of: name)
    for folder in ["", "Pictures/"] {
      for density in densities {
        for ending in ending.map({ [$0] }) ?? ["png", "jpg", "jpeg"] {
          let suffix = density == 1 ? "" : "@\(density)x"
          let url = root.appendingPathComponent("\(folder)\(stem)\(suffix).\(ending)")
          if FileManager.default.isReadableFile(atPath: url.path) {
            return (url, CGFloat(density))
          }
        }
      }
    }
    return nil
  }

  /// The scales of image files in the order of preference: those that are at least the screen's
  /// scale, lowest first, then the others, highest first.
  private var densities: [Int] {
    let all = [1, 2, 3]
    return all.filter { CGFloat($0) >= scale } + all.filter { CGFloat($0) < scale }.reversed()
  }

  private static func parts(of name: String) -> (stem: String, ending: String?) {
    let known = ["png", "jpg", "jpeg"]
    guard let dot = name.lastIndex(of: "."),
      known.contains(name[name.index(after: dot)...].lowercased())
    else { return (name, nil) }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// Returns the scale of an image file, in pixels per point, from its name: 2 for `pet@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension CGImage {
  /// A checkerboard that is shown in place of a missing image.
  static let placeholder: CGImage = {
    let side = 64
    let pixels = (0..<side * side).map { index -> UInt32 in
      let isTinted = (index % side / 8 + index / side / 8) % 2 == 0
      return isTinted ? 0xFFFF_2D78 : 0xFFFF_FFFF
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }()
}
