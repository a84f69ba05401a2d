import Foundation
import GlissadeFiles

/// An error in reading an image. The description names a remedy.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error of a path without a readable file.
  case unreadable(path: String, reason: String)
  /// The error of a file that is not a PNG or JPEG file, is damaged, or is too large.
  case undecodable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot open the picture \(path.quoted): \(reason). Check the path and its permissions."
    case .undecodable(let path, let reason):
      "Cannot decode the picture \(path.quoted): \(reason). Use a PNG or JPEG file that opens"
        + " elsewhere."
    }
  }
}

/// A decoder of image files.
package protocol ImageDecoding: Sendable {
  /// Decodes an image.
  ///
  /// - Parameters:
  ///   - file: The contents of a file.
  ///   - path: The path of the file, or another name for errors.
  func decode(_ file: [UInt8], path: String) throws(ImageDecodingError) -> CGImage
}

extension ImageDecoding {
  /// Decodes the image in a regular file.
  package func decode(contentsOf url: URL) throws(ImageDecodingError) -> CGImage {
    let file: [UInt8]
    do throws(FileError) {
      file = try FileReader.read(url, as: .picture, limit: ImageFile.longest)
    } catch {
      throw .unreadable(path: url.path, reason: error.reason)
    }
    return try decode(file, path: url.path)
  }
}

/// The limits of image files.
package enum ImageFile {
  /// The length of the longest file that is read, in bytes.
  package static let longest = 256 << 20
}
