import Foundation
import GlissadeFiles

extension Recording {
  /// Reads a recording from the contents of a file.
  ///
  /// - Parameter bytes: The contents of the file.
  ///
  /// - Returns: The recording, and a warning if the last line was incomplete and is missing in the
  ///   recording.
  ///
  /// - Throws: The first error, with the number of the line in which it is.
  package static func read(
    _ bytes: [UInt8]
  ) throws(RecordingError) -> (recording: Recording, warning: String?) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A complete file ends with a newline. A last line without a newline may be complete, too.
    let last = lines.popLast() ?? []
    let isTorn = !last.isEmpty && ChecksummedLine.check(last) == nil
    if !last.isEmpty, !isTorn { lines.append(last) }
    guard let first = lines.first else {
      throw RecordingError(line: 1, isTorn ? "its header is incomplete" : "it is empty")
    }
    let header: RecordingHeader = try decode(first, line: 1)
    var recording = Recording(header: header)
    for (index, line) in lines.dropFirst().enumerated() {
      let frame: RecordedFrame = try decode(line, line: index + 2)
      try recording.append(frame, line: index + 2)
    }
    let warning =
      "line \(lines.count + 1): the last line is incomplete and was dropped; the recording ended"
      + " during a write"
    return (recording, isTorn ? warning : nil)
  }

  private static func decode<Value: Decodable>(
    _ line: ArraySlice<UInt8>, line number: Int
  ) throws(RecordingError) -> Value {
    guard let json = ChecksummedLine.check(line) else {
      throw RecordingError(
        line: number, "its checksum is wrong: the line was changed or is not part of a recording")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json))
    } catch {
      throw RecordingError(line: number, reason(error))
    }
  }

  private mutating func append(_ frame: RecordedFrame, line: Int) throws(RecordingError) {
    guard frame.index == frames.count else {
      throw RecordingError(line: line, "frame \(frames.count) was expected, not \(frame.index)")
    }
    if let last = frames.last, frame.now < last.now || frame.time < last.endTime {
      throw RecordingError(line: line, "time runs backwards")
    }
    var instant = frame.time
    for case .now(let time) in frame.actions {
      guard time >= instant else { throw RecordingError(line: line, "time runs backwards") }
      instant = time
    }
    frames.append(frame)
  }

  /// Returns the reason for a decoding error as half a sentence.
  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.last.map { " in “\($0.stringValue)”" } ?? ""
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "“\(key.stringValue)” is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "a value of another kind was expected\(place(context))"
    case DecodingError.dataCorrupted: return "it is not JSON, or a number in it is out of range"
    default: return "\(error)"
    }
  }
}

extension RecordedFrame {
  /// The scene's time at the end of the frame, in seconds.
  package var endTime: TimeInterval {
    for case .now(let time) in actions.reversed() { return time }
    return time
  }
}

/// An error that makes a recording unusable, with the path of the recording's file.
package struct BadRecording: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The error in the recording.
  package let error: RecordingError

  /// Creates an error of a recording's file.
  package init(path: String, error: RecordingError) {
    self.path = path
    self.error = error
  }

  /// A description of the error in one line.
  package var description: String { "\(path.quoted), \(error)." }
}

extension Recording {
  /// The length of the longest file that can be read as a recording, in bytes.
  private static let longestFile = 1 << 30

  /// Reads a recording from a file or a pipe.
  ///
  /// - Returns: The recording, and a one-line warning if the last line was incomplete and is
  ///   missing in the recording.
  ///
  /// - Throws: `BadRecording`, or `FileError` if the file cannot be read.
  package static func read(
    contentsOf url: URL
  ) throws -> (recording: Recording, warning: String?) {
    let bytes = try FileReader.read(
      url, as: .recording, limit: longestFile, readsPipes: true)
    do {
      let (recording, warning) = try read(bytes)
      return (recording, warning.map { "\(url.path.quoted), \($0)." })
    } catch {
      throw BadRecording(path: url.path, error: error)
    }
  }
}
