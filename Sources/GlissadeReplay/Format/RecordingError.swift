import GlissadeFiles

/// An error in a line of a recording.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line in the file. Line 1 is the header.
  package let line: Int
  /// The reason for the error as half a sentence.
  package let reason: String

  /// Creates an error in a line.
  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// A description of the error in one line, to be shown after the name of the file.
  package var description: String { "line \(line): \(reason.printable)" }

  /// The exit code of a program that was given an invalid recording, by the convention of
  /// `sysexits.h`.
  package static let exitCode: Int32 = 65
}
