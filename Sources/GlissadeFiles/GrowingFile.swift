import Foundation
import Glibc

/// A file that grows while a program runs, such as a recording. After a crash it contains all bytes
/// that were appended before.
///
/// Only its owner can read a new file, because it can contain typed text. An existing file is not
/// replaced: the bytes are written to the target of a link, to a device or to a pipe. A regular
/// file is locked, because the lines of two programs would be mixed.
package final class GrowingFile {
  /// The programs that can write to a file at the same time.
  package enum Writers: Sendable {
    /// Only this program.
    case one
    /// The old and the new program of a live reload, which append whole lines.
    case several
  }

  private let url: URL
  private let contents: FileError.Contents
  private var file: FileDescriptor?

  /// Opens or creates a file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - contents: The kind of contents, which is named in error messages.
  ///   - writers: The programs that can write to the file while it is open.
  ///   - keepsContents: A Boolean value that indicates whether the file keeps its former contents.
  package init(
    at url: URL, as contents: FileError.Contents, writers: Writers = .one,
    keepsContents: Bool = false
  ) throws(FileError) {
    self.url = url
    self.contents = contents
    guard let file = FileDescriptor(url.path, O_WRONLY | O_CREAT | O_APPEND, mode: 0o600) else {
      throw FileError(contents, at: url, .writing, SystemError(errno).cause)
    }
    self.file = file
    guard file.status.isRegular else { return }
    let isLocked = flock(file.number, (writers == .one ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0
    // Other errors are ignored, because some network file systems have no locks.
    if !isLocked, errno == EWOULDBLOCK { throw FileError(contents, at: url, .writing, .locked) }
    if !keepsContents, ftruncate(file.number, 0) != 0 {
      throw FileError(contents, at: url, .writing, .system(errno))
    }
  }

  /// A Boolean value that indicates whether bytes can be appended. The value is `false` after an
  /// error or a call of `close()`.
  package var isOpen: Bool { file != nil }

  /// Appends bytes to the file. After an error the file is closed, and later calls have no effect.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let file else { return }
    let code = bytes.withUnsafeBytes { file.write($0) }
    guard code != 0 else { return }
    close()
    throw FileError(contents, at: url, .writing, .system(code))
  }

  /// Closes the file. Afterwards another program can write to it.
  package func close() { file = nil }
}
