/// What is wrong with a recording, and in which of its lines.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1, which is the header.
  package let line: Int
  /// Half a sentence.
  package let reason: String

  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// One line, ready to be shown after the file's name.
  package var description: String { "line \(line): \(reason)" }

  /// What a program exits with after a bad recording, by the convention of `sysexits.h`.
  package static let exitCode: Int32 = 65
}
