import Foundation
import Glibc

/// A reader of whole files. It does not wait for another program to open a pipe, and it limits the
/// length of what it reads.
package enum FileReader {
  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - url: The location of the file. Links are followed.
  ///   - contents: The kind of contents, which is named in error messages.
  ///   - limit: The maximum length of the file, in bytes.
  ///   - readsPipes: A Boolean value that indicates whether the file can also be a pipe, such as
  ///     that of `program <(other)`. A pipe to which no program writes counts as empty.
  package static func read(
    _ url: URL, as contents: FileError.Contents, limit: Int, readsPipes: Bool = false
  ) throws(FileError) -> [UInt8] {
    // With `O_NONBLOCK`, opening a pipe does not wait for a program that writes to it.
    guard let file = FileDescriptor(url.path, O_RDONLY | O_NONBLOCK) else {
      throw FileError(contents, at: url, .reading, .system(errno))
    }
    if file.status.isFolder { throw FileError(contents, at: url, .reading, .folder) }
    guard file.status.isRegular || readsPipes && file.status.isPipe else {
      throw FileError(contents, at: url, .reading, .special)
    }
    if file.status.isPipe { _ = fcntl(file.number, F_SETFL, O_RDONLY) }
    // The length is checked again after reading, because some files of the system, such as those in
    // /proc, are longer than their reported size.
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
