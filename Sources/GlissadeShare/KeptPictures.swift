import Foundation
import GlissadeDrawing
import GlissadeRaster
import Synchronization

/// A decoder that keeps the files of the pictures that it decodes. The files are smaller than the
/// pixels, and a browser shows the same picture.
final class KeptPictures: ImageDecoding {
  private let decoder = SDLImageDecoder()
  private let files = Mutex<[UInt64: [UInt8]]>([:])

  func decode(_ file: [UInt8], path: String) throws(ImageDecodingError) -> CGImage {
    let image = try decoder.decode(file, path: path)
    if Self.looksTheSame(file) { files.withLock { $0[image.contentHash] = file } }
    return image
  }

  /// Returns the file from which a picture was decoded, or a new file for a picture without one.
  func file(of image: CGImage) -> [UInt8] {
    if let file = files.withLock({ $0[image.contentHash] }) { return file }
    let surface = Surface(width: image.width, height: image.height)
    image.pixels.withUnsafeBufferPointer { pixels in
      if let base = pixels.baseAddress { surface.pixels.update(from: base, count: pixels.count) }
    }
    // Encoding can only fail for lack of memory, in which case the page shows an empty picture.
    return (try? PNGWriter.encode(surface, for: URL(filePath: "/"))) ?? []
  }

  /// Returns whether a browser shows a file as the decoder decodes it. Browsers apply color
  /// profiles, gammas and orientations, which the decoder ignores.
  private static func looksTheSame(_ file: [UInt8]) -> Bool {
    let head = file.prefix(1 << 16)
    return !["ICC_PROFILE", "iCCP", "gAMA", "cHRM", "Exif", "eXIf"].contains { mark in
      head.firstRange(of: Array(mark.utf8)) != nil
    }
  }

  /// Returns the MIME type of a picture's file.
  static func kind(of file: [UInt8]) -> String {
    file.starts(with: [0xFF, 0xD8]) ? "image/jpeg" : "image/png"
  }
}
