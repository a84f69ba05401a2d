import Foundation
import Glibc

/// Writes a recording as it grows: each line is handed to the system as soon as it is made, so that what
/// was recorded before a crash is there after it.
@MainActor package final class RecordingFile {
  private let path: String
  private var file: Int32
  private let onFailure: @MainActor (RecordingFileError) -> Void

  /// Starts a file; what it held is lost.
  ///
  /// - Parameter onFailure: told once if it cannot be written to later; the rest is then left out.
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

  func append(_ recording: Recording) { append(try? recording.encoded()) }

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
        return giveUp(errno)
      }
    }
  }

  private func giveUp(_ code: Int32) {
    close(file)
    file = -1
    onFailure(RecordingFileError(path: path, code: code))
  }
}

/// A recording that cannot be written: where to, and what the system says.
package struct RecordingFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that was to hold it.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package var description: String {
    "The recording cannot be written to \(path): \(String(cString: strerror(code)))."
  }
}

extension Recording {
  /// The whole of it as a file's content.
  package func encoded() throws -> [UInt8] {
    try frames.reduce(into: ChecksummedLine.encode(header)) { bytes, frame in
      bytes += try ChecksummedLine.encode(frame)
    }
  }
}
