import Foundation
import Glibc

/// A file to which a recording is written as it grows.
///
/// Each line is passed to the system at once, so that everything recorded before a crash is in the
/// file after it.
@MainActor package final class RecordingFile {
  private let path: String
  private var file: Int32
  private let onFailure: @MainActor (RecordingFileError) -> Void

  /// Creates a file, or replaces an existing one.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - onFailure: The action of the first failed write, after which nothing more is written.
  ///
  /// - Throws: `RecordingFileError` if the file cannot be opened.
  package init(
    at url: URL, onFailure: @escaping @MainActor (RecordingFileError) -> Void
  ) throws(RecordingFileError) {
    path = url.path
    self.onFailure = onFailure
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw RecordingFileError(path: path, code: errno) }
  }

  isolated deinit {
    if file >= 0 { close(file) }
  }

  /// Writes a recording.
  func append(_ recording: Recording) { append(try? recording.encoded()) }

  /// Writes a frame.
  func append(_ frame: RecordedFrame) { append(try? ChecksummedLine.encode(frame)) }

  private func append(_ line: [UInt8]?) {
    guard file >= 0, let line else { return }
    var start = 0
    while start < line.count {
      let written = line.withUnsafeBytes { bytes in
        write(file, bytes.baseAddress! + start, bytes.count - start)
      }
      if written > 0 {
        start += written
      } else if written == 0 || errno != EINTR {
        return fail(errno)
      }
    }
  }

  private func fail(_ code: Int32) {
    close(file)
    file = -1
    onFailure(RecordingFileError(path: path, code: code))
  }
}

/// An error in writing a recording.
package struct RecordingFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  /// A description in one line.
  package var description: String {
    "The recording cannot be written to \(path): \(String(cString: strerror(code)))."
  }
}

extension Recording {
  /// Returns the contents of a file with this recording.
  ///
  /// - Throws: The errors of encoding.
  package func encoded() throws -> [UInt8] {
    try frames.reduce(into: ChecksummedLine.encode(header)) { bytes, frame in
      bytes += try ChecksummedLine.encode(frame)
    }
  }
}
