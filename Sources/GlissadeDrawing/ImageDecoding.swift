import Foundation

/// An error in reading an image, whose description says what to do about it.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no readable file at the path.
  case unreadable(path: String, reason: String)
  /// The file is not a PNG or JPEG file, is damaged, or is too large.
  case undecodable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "Cannot open the picture \(path): \(reason). Check the path and its permissions."
    case .undecodable(let path, let reason):
      "Cannot decode the picture \(path): \(reason). Use a PNG or JPEG file that opens elsewhere."
    }
  }
}

/// A reader of images from files.
package protocol ImageDecoding: Sendable {
  /// Decodes an image.
  func decode(contentsOf url: URL) throws(ImageDecodingError) -> CGImage
}
