import Dispatch
import Foundation
import Glibc

/// A pipe to which another process writes. It is read on the main queue whenever it contains bytes.
@MainActor final class ObservedPipe {
  let pipe = Pipe()
  /// A copy of the descriptor of the pipe's writing end, which is open while the reading end is
  /// observed.
  ///
  /// Without this copy, Dispatch on Linux accesses freed memory when an observed pipe loses its
  /// last writer (swift-corelibs-libdispatch, issue 949), and the supervisor would crash at the end
  /// of a build.
  private let writingEnd: Int32
  private var reader: (any DispatchSourceRead)?
  private let onBytes: @MainActor (ArraySlice<UInt8>) -> Void

  /// Creates a pipe that is observed.
  ///
  /// - Parameter onBytes: A closure that receives the bytes that the other process writes, in
  ///   parts.
  init(onBytes: @escaping @MainActor (ArraySlice<UInt8>) -> Void) {
    self.onBytes = onBytes
    writingEnd = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // The closure keeps the pipe alive as long as its descriptor is observed.
    reader.setCancelHandler { [pipe, writingEnd] in
      withExtendedLifetime(pipe) { _ = Glibc.close(writingEnd) }
    }
    reader.resume()
    self.reader = reader
  }

  isolated deinit { reader?.cancel() }

  /// Reads the rest of the output after the process has ended, and stops observing the pipe. Its
  /// end cannot be observed, because this process has the writing end open, too.
  func finish() {
    read()
    reader?.cancel()
    reader = nil
  }

  /// Reads the output that the process has written so far.
  private func read() {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Glibc.read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      if count > 0 {
        onBytes(bytes[..<count])
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
