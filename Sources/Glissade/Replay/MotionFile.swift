import Foundation
import GlissadeFiles
import GlissadeReplay

/// A file with the motion of a run: a recording, or a trace.
package enum MotionFile {
  case recording(Recording)
  case trace(Trace)

  /// The length of the longest file that is read, in bytes.
  private static let longestFile = 1 << 30

  /// Reads a file or a pipe. A recording is recognized by its first line.
  ///
  /// - Returns: The file, and a one-line warning if the last line of a recording was incomplete.
  ///
  /// - Throws: `BadRecording`, `BadTrace` or `FileError`.
  package static func read(_ path: String) throws -> (file: MotionFile, warning: String?) {
    let url = URL(fileURLWithPath: path)
    let bytes = try FileReader.read(
      url, as: .recording, limit: longestFile, readsPipes: true)
    return try read(bytes, path: path)
  }

  /// Reads the contents of the file at a path.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws -> (file: MotionFile, warning: String?) {
    guard Trace.isHeader(bytes.prefix { $0 != UInt8(ascii: "\n") }) else {
      return (.trace(try Trace(bytes, path: path)), nil)
    }
    do {
      let (recording, warning) = try Recording.read(bytes)
      return (.recording(recording), warning.map { "\(path.quoted), \($0)." })
    } catch {
      throw BadRecording(path: path, error: error)
    }
  }

  /// The motion of the run.
  package var motion: MotionRun {
    switch self {
    case .recording(let recording): MotionRun(recording)
    case .trace(let trace): MotionRun(trace)
    }
  }
}
