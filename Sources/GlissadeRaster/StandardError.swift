import Foundation

/// The standard error stream, for messages to the user.
package enum StandardError {
  /// Writes a line. A write error is ignored, because the stream can be closed.
  package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
