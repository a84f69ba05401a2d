import GlissadeFiles

/// An error in a line of a trace.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A reason for which a trace cannot be used.
  package enum Reason: Hashable, Sendable {
    /// The file has no lines.
    case empty
    /// The line is not that of a trace.
    case foreign
    /// The file is a recording.
    case recording
    /// The last line is incomplete.
    case torn
    /// A value of the line is invalid. The text is the reason as half a sentence.
    case fault(String)
    /// The trace has no touches.
    case withoutTouches
    /// The touches last longer than is played.
    case tooLong
  }

  package let reason: Reason
  /// The number of the line in the file, from 1.
  package let line: Int

  /// Creates an error in a line.
  init(_ reason: Reason, line: Int) {
    self.reason = reason
    self.line = line
  }

  /// A description of the error and advice as half a sentence, to be shown after the name of the
  /// file.
  package var description: String {
    switch reason {
    case .empty: "it is empty; give \(Self.origins)"
    case .foreign: "line \(line) is not that of a trace; give \(Self.origins)"
    case .recording:
      "it is a recording; make a trace of it with “glissade replay FILE --headless --trace FILE”"
    case .torn:
      "line \(line), the last one, is incomplete; copy the file again after the capture has ended,"
        + " or remove that line"
    case .fault(let reason): "line \(line): \(reason.printable); give another trace"
    case .withoutTouches: "it has no touches; capture a run in which the screen is touched"
    case .tooLong: "its touches last longer than an hour; give a shorter trace"
    }
  }

  private static let origins =
    "a file that “glissade run --trace” or Capture/GlissadeCapture.swift wrote"
}

/// An error that makes a trace unusable, with the path of the trace's file.
package struct BadTrace: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The error in the trace.
  package let error: TraceError

  /// Creates an error of a trace's file.
  package init(path: String, error: TraceError) {
    self.path = path
    self.error = error
  }

  /// A description of the error in one line.
  package var description: String { "\(path.quoted): \(error)." }
}
