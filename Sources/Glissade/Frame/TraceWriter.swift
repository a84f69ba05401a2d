import Foundation
import Glibc
import GlissadeRaster
import GlissadeReplay

/// Writes a trace: one JSON object a line, as DESIGN §4 describes them.
///
/// Lines are kept in memory and written when the program has time or enough of them have come
/// together. A file that cannot be written to is reported once on standard error; the program goes on.
/// A program that calls `exit` in mid-frame, as Xlib does when the display goes away, writes them, too.
@MainActor package final class TraceWriter {
  private let path: String
  private var file: Int32
  private var buffer: [UInt8] = []
  /// How much is kept before it is written, in bytes.
  private static let capacity = 1 << 16
  /// Those that have lines to write before the program ends.
  private static var unfinished: [TraceWriter] = []
  private static let finishesAtExit: Bool = {
    atexit {
      // Elsewhere than on the main thread a line may be half made.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { for writer in TraceWriter.unfinished { writer.finish() } }
    } == 0
  }()

  /// Starts a trace; what the file held is lost.
  package init(to url: URL) throws(TraceError) {
    path = url.path
    file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw TraceError(path: path, code: errno) }
    if Self.finishesAtExit { Self.unfinished.append(self) }
  }

  /// Adds a line.
  package func write(_ line: some Encodable) {
    guard file >= 0, let json = try? JSONLine.encode(line) else { return }
    buffer.append(contentsOf: json)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands to the file what has been kept.
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

  /// Writes what is left and closes the file.
  package func finish() {
    flush()
    if file >= 0 { close(file) }
    file = -1
    Self.unfinished.removeAll { $0 === self }
  }

  private func give(up code: Int32) {
    close(file)
    file = -1
    StandardError.tell("\(TraceError(path: path, code: code)) The rest of it is lost.")
  }
}

/// A trace that cannot be written: where to, and what the system says.
package struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file that was to hold it.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package var description: String {
    "The trace cannot be written to \(path): \(String(cString: strerror(code)))."
  }
}
