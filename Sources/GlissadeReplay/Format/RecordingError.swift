import GlissadeFiles

/// An error in a line of a recording.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line, from 1, which is the header.
  package let line: Int
  /// The reason as half a sentence.
  package let reason: String

  /// Creates an error.
  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// A description in one line, to be shown after the name of the file.
  package var description: String { "line \(line): \(reason.printable)" }

  /// The exit code of a program after a bad recording, by the convention of `sysexits.h`.
  package static let exitCode: Int32 = 65
}
