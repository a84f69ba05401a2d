import Foundation
import GlissadeFiles

/// A file to which a program writes a recording frame by frame, while the scene runs.
///
/// Each line is passed to the system immediately, so that after a crash the file contains
/// everything that was recorded before.
@MainActor package final class RecordingFile {
  /// The location of the file.
  package let url: URL
  private let file: GrowingFile
  private let onFailure: @MainActor (FileError) -> Void
  /// The error of the first write that failed, or `nil` if none has failed.
  package private(set) var failure: FileError?

  /// Creates a file, or replaces the contents of an existing one.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - onFailure: A closure that is called with the error of the first failed write, after which
  ///     nothing more is written.
  ///
  /// - Throws: `FileError` if the file cannot be opened, or if another recording is being written
  ///   to it.
  package init(
    at url: URL, onFailure: @escaping @MainActor (FileError) -> Void
  ) throws(FileError) {
    self.url = url
    self.onFailure = onFailure
    file = try GrowingFile(at: url, as: .recording)
  }

  /// Writes the header and the frames of a recording.
  package func append(_ recording: Recording) { append(try? recording.encoded()) }

  /// Writes a frame as a line of the file.
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
  /// Returns the contents of a file that contains this recording.
  ///
  /// - Throws: The errors of encoding.
  package func encoded() throws -> [UInt8] {
    try frames.reduce(into: ChecksummedLine.encode(header)) { bytes, frame in
      bytes += try ChecksummedLine.encode(frame)
    }
  }
}
