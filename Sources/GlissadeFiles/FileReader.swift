import Foundation
import Glibc

/// A reader of whole files, which never waits for a pipe and never reads without an end.
package enum FileReader {
  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - url: The location of the file. Links are followed.
  ///   - contents: The contents, for messages.
  ///   - limit: The length of the longest file that is read, in bytes.
  ///   - readsPipes: A Boolean value that indicates whether the file can also be a pipe, as that of
  ///     `program <(other)`. A pipe that nothing writes to is empty.
  package static func read(
    _ url: URL, as contents: FileError.Contents, limit: Int, readsPipes: Bool = false
  ) throws(FileError) -> [UInt8] {
    // Opened without waiting, a pipe needs no writer.
    guard let file = FileDescriptor(url.path, O_RDONLY | O_NONBLOCK) else {
      throw FileError(contents, at: url, .reading, .system(errno))
    }
    if file.status.isFolder { throw FileError(contents, at: url, .reading, .folder) }
    guard file.status.isRegular || readsPipes && file.status.isPipe else {
      throw FileError(contents, at: url, .reading, .special)
    }
    if file.status.isPipe { _ = fcntl(file.number, F_SETFL, O_RDONLY) }
    // Files of the system's, such as those in /proc, are longer than they claim.
    guard file.status.st_size <= limit, let bytes = file.read(atMost: limit + 1) else {
      let isLong = file.status.st_size > limit
      throw FileError(
        contents, at: url, .reading, isLong ? .tooLong(limit: limit) : .system(errno))
    }
    guard bytes.count <= limit else {
      throw FileError(contents, at: url, .reading, .tooLong(limit: limit))
    }
    return bytes
  }
}
