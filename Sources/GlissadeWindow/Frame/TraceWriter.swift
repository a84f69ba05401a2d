import Foundation
import GlissadeFiles
import GlissadeReplay

/// A writer of traces, which have one JSON object per line (see the article Recording).
///
/// Lines are kept in memory, and written when the program is idle or when they exceed a certain
/// size. A write error is reported once on standard error and does not end the program. The lines
/// in memory are also written if `exit` is called during a frame, for example when the display is
/// lost.
@MainActor package final class TraceWriter {
  private let file: GrowingFile
  /// The error of the first write that failed, or `nil` if none failed.
  package private(set) var failure: FileError?
  private let onFailure: @MainActor (FileError) -> Void
  private var buffer: [UInt8] = []
  /// The number of bytes in memory above which they are written to the file.
  private static let capacity = 1 << 16
  /// The writers whose remaining lines are written when the program ends.
  private static var unfinished: [TraceWriter] = []
  private static let finishesAtExit: Bool = {
    atexit {
      // On another thread nothing is written, because the main thread can be in the middle of a
      // line.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { for writer in TraceWriter.unfinished { writer.finish() } }
    } == 0
  }()

  /// Creates a writer of a trace.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - writers: The number of programs that can write to the file: several during a live reload.
  ///   - appends: A Boolean value that indicates whether the file keeps its former contents, after
  ///     which the new lines are written.
  ///   - onFailure: A closure that is called when a write fails for the first time. Afterwards
  ///     nothing more is written.
  package init(
    to url: URL, writers: GrowingFile.Writers = .one, appends: Bool = false,
    onFailure: @escaping @MainActor (FileError) -> Void = {
      StandardError.write("\($0) The rest of it is lost.")
    }
  ) throws(FileError) {
    self.onFailure = onFailure
    file = try GrowingFile(at: url, as: .trace, writers: writers, keepsContents: appends)
    if Self.finishesAtExit { Self.unfinished.append(self) }
  }

  /// Appends a line, which `line` encodes as a JSON object.
  package func write(_ line: some Encodable) {
    guard file.isOpen, let json = try? JSONLine.encode(line) else { return }
    buffer.append(contentsOf: json)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the kept lines to the file.
  package func flush() {
    do throws(FileError) {
      try file.append(buffer)
    } catch {
      failure = error
      onFailure(error)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the remaining lines and closes the file.
  package func finish() {
    flush()
    file.close()
    Self.unfinished.removeAll { $0 === self }
  }
}
