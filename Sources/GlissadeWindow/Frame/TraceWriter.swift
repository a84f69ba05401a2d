import Foundation
import GlissadeFiles
import GlissadeReplay

/// A writer of traces, which have one JSON object per line (see the article Recording).
///
/// Lines are kept in memory and written when the program is idle or there are enough of them. A
/// write error is reported once on standard error and does not end the program. The lines are also
/// written if the program calls `exit` during a frame, as Xlib does when the display is lost.
@MainActor package final class TraceWriter {
  private let file: GrowingFile
  /// The first error of a write, or `nil`.
  package private(set) var failure: FileError?
  private let onFailure: @MainActor (FileError) -> Void
  private var buffer: [UInt8] = []
  /// The number of bytes that are kept before they are written.
  private static let capacity = 1 << 16
  /// The writers that have lines to write before the program ends.
  private static var unfinished: [TraceWriter] = []
  private static let finishesAtExit: Bool = {
    atexit {
      // A line can be incomplete if the program ends on another thread.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { for writer in TraceWriter.unfinished { writer.finish() } }
    } == 0
  }()

  /// Creates a trace.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - writers: The programs that can write to it, which are several during a live reload.
  ///   - appends: A Boolean value that indicates whether the former contents of the file stay,
  ///     before the new lines.
  ///   - onFailure: The action of the first failed write, after which nothing more is written.
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

  /// Appends a line.
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
