import Foundation

/// The standard output stream, for results.
package enum StandardOutput {
  /// Writes lines. Characters that a terminal obeys are escaped, except for tabs and ends of lines.
  package static func write(_ text: String) { print(text.escaping(except: ["\n", "\t"])) }
}

/// The standard error stream, for messages to the user.
package enum StandardError {
  /// Writes lines. Characters that a terminal obeys are escaped, except for tabs and ends of lines.
  /// A write error is ignored, because the stream can be closed.
  package static func write(_ text: String) {
    let line = text.escaping(except: ["\n", "\t"]) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
