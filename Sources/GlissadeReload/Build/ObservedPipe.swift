import Dispatch
import Foundation
import Glibc

/// A pipe to which another process prints, read on the main queue as it fills.
@MainActor final class ObservedPipe {
  let pipe = Pipe()
  /// A copy of the pipe's writing end, which lives as long as the reading end is observed.
  ///
  /// Dispatch on Linux uses what it has freed when an observed pipe loses its last writer
  /// (swift-corelibs-libdispatch, issue 949), and the supervisor would crash at the end of a build.
  private let writingEnd: Int32
  private var reader: (any DispatchSourceRead)?
  private let onBytes: @MainActor (ArraySlice<UInt8>) -> Void

  /// Creates a pipe.
  ///
  /// - Parameter onBytes: A closure that receives what is printed, in parts.
  init(onBytes: @escaping @MainActor (ArraySlice<UInt8>) -> Void) {
    self.onBytes = onBytes
    writingEnd = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // The pipe lives as long as its descriptor is observed.
    reader.setCancelHandler { [pipe, writingEnd] in
      withExtendedLifetime(pipe) { _ = Glibc.close(writingEnd) }
    }
    reader.resume()
    self.reader = reader
  }

  isolated deinit { reader?.cancel() }

  /// Reads what is left after the process has ended, and stops. The pipe has no end: this process
  /// has its writing end, too.
  func finish() {
    read()
    reader?.cancel()
    reader = nil
  }

  /// Reads what the process has printed so far.
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
