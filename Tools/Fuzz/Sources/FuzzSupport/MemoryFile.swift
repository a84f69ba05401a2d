import Foundation
import Glibc

/// A file in memory, for functions that read files.
public struct MemoryFile {
  private let descriptor: Int32

  /// Creates an empty file.
  public init() {
    var template = Array("/dev/shm/glissade-fuzz-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    precondition(descriptor >= 0, "There is no room for a file in /dev/shm.")
    unlink(template)
  }

  /// The path under which this process can open the file.
  public var path: String { "/proc/self/fd/\(descriptor)" }

  /// Replaces the file's contents.
  public func replaceContents(with bytes: [UInt8]) {
    let isWritten =
      ftruncate(descriptor, 0) == 0
      && bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) } == bytes.count
    precondition(isWritten, "There is no room for \(bytes.count) bytes in /dev/shm.")
  }
}
