import Foundation

extension Recording {
  /// Reads a recording.
  ///
  /// - Returns: the recording, and a warning where a torn last line was dropped.
  /// - Throws: what is wrong otherwise, with the line's number.
  package static func read(
    _ bytes: [UInt8]
  ) throws(RecordingError) -> (recording: Recording, warning: String?) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // After a last line that is whole comes nothing; what was written without its end may be whole, too.
    let last = lines.popLast() ?? []
    let isTorn = !last.isEmpty && ChecksummedLine.check(last) == nil
    if !last.isEmpty, !isTorn { lines.append(last) }
    guard let first = lines.first else {
      throw RecordingError(line: 1, isTorn ? "its header is torn" : "it is empty")
    }
    let header: RecordingHeader = try decode(first, line: 1)
    var recording = Recording(header: header)
    recording.frames.reserveCapacity(lines.count - 1)
    for (index, line) in lines.dropFirst().enumerated() {
      let frame: RecordedFrame = try decode(line, line: index + 2)
      try recording.append(frame, line: index + 2)
    }
    let warning =
      "line \(lines.count + 1): the last line is torn and is left out; the recording ended in"
      + " mid-write"
    return (recording, isTorn ? warning : nil)
  }

  private static func decode<Value: Decodable>(
    _ line: ArraySlice<UInt8>, line number: Int
  ) throws(RecordingError) -> Value {
    guard let json = ChecksummedLine.check(line) else {
      throw RecordingError(
        line: number, "its checksum is wrong: the line was changed or is no line of a recording")
    }
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json))
    } catch {
      throw RecordingError(line: number, reason(error))
    }
  }

  private mutating func append(_ frame: RecordedFrame, line: Int) throws(RecordingError) {
    guard frame.index == frames.count else {
      throw RecordingError(line: line, "frame \(frames.count) was to come, not \(frame.index)")
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

  /// Half a sentence about a line that is no JSON of ours.
  private static func reason(_ error: any Error) -> String {
    func place(_ context: DecodingError.Context) -> String {
      context.codingPath.last.map { " in “\($0.stringValue)”" } ?? ""
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "“\(key.stringValue)” is missing\(place(context))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return "a value of another kind was expected\(place(context))"
    case DecodingError.dataCorrupted: return "it is no JSON, or a number in it is out of range"
    default: return "\(error)"
    }
  }
}

extension RecordedFrame {
  /// The scene's instant at the frame's end.
  package var endTime: TimeInterval {
    for case .now(let time) in actions.reversed() { return time }
    return time
  }
}

/// A recording that cannot be replayed: the file, and what is wrong with it.
package struct BadRecording: Error, Hashable, Sendable, CustomStringConvertible {
  package let path: String
  package let error: RecordingError

  package init(path: String, error: RecordingError) {
    self.path = path
    self.error = error
  }

  /// One line.
  package var description: String { "\(path), \(error)." }
}

extension Recording {
  /// Reads a file.
  ///
  /// - Returns: the recording, and one line to warn of a torn last line.
  /// - Throws: `BadRecording`, or what the system says of a file that cannot be read.
  package static func read(
    contentsOf url: URL
  ) throws -> (recording: Recording, warning: String?) {
    let bytes = try [UInt8](Data(contentsOf: url))
    do {
      let (recording, warning) = try read(bytes)
      return (recording, warning.map { "\(url.path), \($0)." })
    } catch {
      throw BadRecording(path: url.path, error: error)
    }
  }
}
