import Foundation

/// The standard output stream, to which results are written.
package enum StandardOutput {
  /// Writes lines. Characters that control a terminal are escaped, except for tabs and line feeds.
  package static func write(_ text: String) { print(text.escaping(except: ["\n", "\t"])) }
}

/// The standard error stream, to which messages to the user are written.
package enum StandardError {
  /// Writes lines. Characters that control a terminal are escaped, except for tabs and line feeds.
  /// A write error is ignored, because the stream can be closed.
  package static func write(_ text: String) {
    let line = text.escaping(except: ["\n", "\t"]) + "\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
