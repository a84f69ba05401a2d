import Foundation
import GlissadeDrawing

/// A search for an image's file in a bundle: in its root, then in its folder `Pictures`.
struct PictureFinder {
  var bundle: Bundle
  /// The pixels per point of the screen. An image of at least as many is preferred.
  var scale: CGFloat

  /// Returns the file of the image called `name`, which can contain folders and an extension.
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

  /// The scales in the order of preference: sufficient ones from the lowest on, then lower ones.
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

  /// Returns the pixels per point of a file, by its name: 2 for `pet@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension CGImage {
  /// A checkerboard that is recognizable as a placeholder.
  static let placeholder: CGImage = {
    let side = 64
    let pixels = (0..<side * side).map { index -> UInt32 in
      let isTinted = (index % side / 8 + index / side / 8) % 2 == 0
      return isTinted ? 0xFFFF_2D78 : 0xFFFF_FFFF
    }
    return CGImage(width: side, height: side, pixels: pixels)
  }()
}
