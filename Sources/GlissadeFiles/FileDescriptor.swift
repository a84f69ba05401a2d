import Foundation
import Glibc

/// An open file, pipe or watch of the system. It is closed when the object is released, and nowhere
/// else: a number that is closed twice can be that of another file by then.
package final class FileDescriptor {
  package let number: Int32
  package let status: stat

  /// Opens a file for reading or writing. A terminal that is opened does not become the controlling
  /// terminal.
  ///
  /// - Returns: `nil` if the file cannot be opened; `errno` is the reason.
  package convenience init?(_ path: String, _ flags: Int32, mode: mode_t = 0o666) {
    self.init(owning: open(path, flags | O_CLOEXEC | O_NOCTTY, mode))
  }

  /// Takes the ownership of a descriptor that was just opened.
  ///
  /// - Returns: `nil` if the number is negative, because the descriptor could not be opened. The
  ///   reason is in `errno`.
  package init?(owning number: Int32) {
    self.number = number
    var status = stat()
    guard number >= 0, fstat(number, &status) == 0 else { return nil }
    self.status = status
  }

  deinit { if number >= 0 { close(number) } }

  /// Writes all bytes at the current position of the file.
  ///
  /// - Returns: The system's `errno`, or 0 if all bytes were written.
  func write(_ bytes: UnsafeRawBufferPointer) -> Int32 {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let written = status.isRegular ? Glibc.write(number, start, rest.count) : writeQuietly(rest)
      if written > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else if written == 0 {
        return EIO
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Writes bytes and suppresses the signal that a pipe without a reader raises, which would end
  /// the process.
  private func writeQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    var signals = sigset_t()
    var former = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    let written = Glibc.write(number, bytes.baseAddress, bytes.count)
    let code = errno
    if written < 0, code == EPIPE, sigismember(&former, SIGPIPE) == 0 {
      var none = timespec()
      while sigtimedwait(&signals, nil, &none) == SIGPIPE {}
    }
    pthread_sigmask(SIG_SETMASK, &former, nil)
    errno = code
    return written
  }

  /// Reads up to `limit` bytes from the current position of the file.
  ///
  /// - Returns: The bytes, or `nil` if reading fails; `errno` is the reason.
  func read(atMost limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(Int(status.st_size), 0) + 1, limit))
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    defer { chunk.deallocate() }
    while bytes.count < limit {
      let count = Glibc.read(number, chunk.baseAddress, min(chunk.count, limit - bytes.count))
      if count > 0 {
        bytes.append(contentsOf: chunk.prefix(count))
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        return nil
      }
    }
    return bytes
  }
}

extension stat {
  var isRegular: Bool { st_mode & S_IFMT == S_IFREG }
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
  var isPipe: Bool { st_mode & S_IFMT == S_IFIFO }
}
