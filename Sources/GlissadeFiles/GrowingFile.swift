import Foundation
import Glibc

/// A file that grows while a program runs, such as a recording. What was appended before a crash is
/// in it.
///
/// A new file can be read by its owner alone, because what was typed is in it. What is in the
/// file's place stays: a link's target, a device or a pipe is written to. A regular file is locked,
/// because the lines of two programs would damage each other.
package final class GrowingFile {
  /// The programs that can write to a file at a time.
  package enum Writers: Sendable {
    /// This one.
    case one
    /// The programs of a live reload, which append whole lines.
    case several
  }

  private let url: URL
  private let contents: FileError.Contents
  private var file: FileDescriptor?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - contents: The contents, for messages.
  ///   - writers: The programs that can write to it meanwhile.
  ///   - keepsContents: A Boolean value that indicates whether the former contents stay.
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
    // Some network file systems have no locks.
    if !isLocked, errno == EWOULDBLOCK { throw FileError(contents, at: url, .writing, .locked) }
    if !keepsContents, ftruncate(file.number, 0) != 0 {
      throw FileError(contents, at: url, .writing, .system(errno))
    }
  }

  /// A Boolean value that indicates whether bytes can be appended: no write has failed, and the
  /// file is not closed.
  package var isOpen: Bool { file != nil }

  /// Passes bytes to the system. After an error the file is closed.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    guard let file else { return }
    let code = bytes.withUnsafeBytes { file.write($0) }
    guard code != 0 else { return }
    close()
    throw FileError(contents, at: url, .writing, .system(code))
  }

  /// Closes the file, which another program can write to then.
  package func close() { file = nil }
}
