import Foundation
import GlissadeFiles

/// A file to which a recording is written as it grows.
///
/// Each line is passed to the system at once, so that everything recorded before a crash is in the
/// file after it.
@MainActor package final class RecordingFile {
  private let file: GrowingFile
  private let onFailure: @MainActor (FileError) -> Void
  /// The first error of a write, or `nil`.
  package private(set) var failure: FileError?

  /// Creates a file, or replaces the contents of an existing one.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - onFailure: The action of the first failed write, after which nothing more is written.
  ///
  /// - Throws: `FileError` if the file cannot be opened, or is that of another recording that is
  ///   made now.
  package init(
    at url: URL, onFailure: @escaping @MainActor (FileError) -> Void
  ) throws(FileError) {
    self.onFailure = onFailure
    file = try GrowingFile(at: url, as: .recording)
  }

  /// Writes a recording.
  package func append(_ recording: Recording) { append(try? recording.encoded()) }

  /// Writes a frame.
  package func append(_ frame: RecordedFrame) { append(try? ChecksummedLine.encode(frame)) }

  private func append(_ line: [UInt8]?) {
    guard let line else { return }
    do throws(FileError) {
      try file.append(line)
    } catch {
      failure = error
      onFailure(error)
    }
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
