import Foundation

/// Why a picture could not be read; the description says what to do about it.
package enum ImageDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no readable file at the path.
  case unreadable(path: String, reason: String)
  /// The file is there, but it is not a picture in a format that is known.
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

/// Reads pictures from files.
package protocol ImageDecoding: Sendable {
  /// Decodes a whole picture.
  func decode(contentsOf url: URL) throws(ImageDecodingError) -> CGImage
}
