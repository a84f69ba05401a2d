import Foundation

/// Where a program tells its user what went wrong.
package enum StandardError {
  /// Writes a line. Nobody may be listening any more: that is no reason to stop.
  package static func tell(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
