import Foundation
import Glibc
import GlissadeRaster
import GlissadeReplay

/// A writer of traces, which have one JSON object per line (see the article Recording).
///
/// Lines are kept in memory and written when the program is idle or there are enough of them. A
/// write error is reported once on standard error and does not end the program. The lines are also
/// written if the program calls `exit` during a frame, as Xlib does when the display is lost.
@MainActor package final class TraceWriter {
  private let path: String
  private var file: Int32
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
  /// - Parameter appends: A Boolean value that indicates whether the former content of the file
  ///   stays, before the new lines.
  package init(to url: URL, appends: Bool = false) throws(TraceError) {
    path = url.path
    // Lines are appended even if another process writes to the file, as during a reload.
    let start = appends ? 0 : O_TRUNC
    file = open(path, O_WRONLY | O_CREAT | O_APPEND | start | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw TraceError(path: path, code: errno) }
    if Self.finishesAtExit { Self.unfinished.append(self) }
  }

  /// Appends a line.
  package func write(_ line: some Encodable) {
    guard file >= 0, let json = try? JSONLine.encode(line) else { return }
    buffer.append(contentsOf: json)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the kept lines to the file.
  package func flush() {
    var start = 0
    while file >= 0, start < buffer.count {
      let written = buffer.withUnsafeBytes { bytes in
        Glibc.write(file, bytes.baseAddress! + start, bytes.count - start)
      }
      if written > 0 {
        start += written
      } else if written == 0 || errno != EINTR {
        give(up: errno)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Writes the remaining lines and closes the file.
  package func finish() {
    flush()
    if file >= 0 { close(file) }
    file = -1
    Self.unfinished.removeAll { $0 === self }
  }

  private func give(up code: Int32) {
    close(file)
    file = -1
    StandardError.write("\(TraceError(path: path, code: code)) The rest of it is lost.")
  }
}

/// An error in writing a trace.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package var description: String {
    "The trace cannot be written to \(path): \(String(cString: strerror(code)))."
  }
}
