import Foundation
import Glibc

/// A file that is created or replaced as a whole, so that no program can read an incomplete
/// version.
///
/// The contents are written to a draft, a file without a name in the same folder, which replaces
/// the file in `commit()`. Without a commit nothing remains, even if the process is killed.
///
/// If the file is a link, its target is replaced and the link is kept. Some files are not replaced;
/// instead `commit()` copies the contents into them: a device, a pipe, a file with several names, a
/// file of another user, and a file in a read-only folder.
package final class OutputFile {
  /// The way in which `commit()` stores the contents.
  private enum Place {
    /// The draft gets the name, and so replaces a file of this name.
    case name(String)
    /// The contents are copied into the existing file.
    case file(FileDescriptor)
  }

  private let url: URL
  private let contents: FileError.Contents
  private let place: Place
  /// The file that contains the bytes written so far.
  private let draft: FileDescriptor
  /// The path of the draft, or `nil` while it has no name. It has a name from the start if the file
  /// system does not support files without one.
  private var draftName: String?

  /// Begins a file with an empty draft. The initializer throws an error if the location is not
  /// writable.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - contents: The kind of contents, which is named in error messages.
  package init(at url: URL, as contents: FileError.Contents) throws(FileError) {
    self.url = url
    self.contents = contents
    do throws(SystemError) {
      switch try Target(url.path) {
      case .absent(let path):
        (draft, draftName) = try Self.draft(beside: path)
        place = .name(path)
      case .replaceable(let path, let mode):
        if let (draft, name) = try? Self.draft(beside: path) {
          self.draft = draft
          draftName = name
          fchmod(draft.number, mode & 0o7777)
          place = .name(path)
        } else {
          draft = try Self.spool()
          place = .file(try Self.opened(path))
        }
      case .fixed(let path): (draft, place) = (try Self.spool(), .file(try Self.opened(path)))
      }
    } catch {
      throw FileError(contents, at: url, .writing, error.cause)
    }
  }

  deinit { removeDraft() }

  /// Creates or replaces a file with the given bytes.
  package static func write(
    _ bytes: [UInt8], to url: URL, as contents: FileError.Contents
  ) throws(FileError) {
    let file = try OutputFile(at: url, as: contents)
    try file.append(bytes)
    try file.commit()
  }

  /// Appends bytes to the contents.
  package func append(_ bytes: [UInt8]) throws(FileError) {
    try check(bytes.withUnsafeBytes { draft.write($0) })
  }

  /// Replaces bytes of the contents from an offset on.
  package func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
    let count = bytes.withUnsafeBytes {
      pwrite(draft.number, $0.baseAddress, $0.count, off_t(offset))
    }
    let isWhole = count == bytes.count
    let fault = count < 0 ? errno : ENOSPC
    try check(isWhole ? 0 : fault)
  }

  /// Replaces the file by the contents, or copies the contents into it.
  package func commit() throws(FileError) {
    switch place {
    case .name(let path):
      if draftName == nil {
        let name = Self.draftName(beside: path)
        let link = "/proc/self/fd/\(draft.number)"
        try check(linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 ? 0 : errno)
        draftName = name
      }
      try check(rename(draftName ?? "", path) == 0 ? 0 : errno)
      draftName = nil
    case .file(let file):
      try check(copy(to: file))
    }
  }

  private func check(_ code: Int32) throws(FileError) {
    guard code != 0 else { return }
    removeDraft()
    throw FileError(contents, at: url, .writing, .system(code))
  }

  private func removeDraft() {
    if let draftName { unlink(draftName) }
    draftName = nil
  }

  /// Copies the draft to a file, and returns the system's `errno`, or 0 if the copy is complete.
  private func copy(to file: FileDescriptor) -> Int32 {
    if file.status.isRegular, ftruncate(file.number, 0) != 0 { return errno }
    lseek(draft.number, 0, SEEK_SET)
    while let bytes = draft.read(atMost: 1 << 20), !bytes.isEmpty {
      let code = bytes.withUnsafeBytes { file.write($0) }
      if code != 0 { return code }
    }
    return 0
  }

  // MARK: Opening

  private static func draftName(beside path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return "\(folder)/.glissade-\(UUID().uuidString)"
  }

  /// Returns an empty file in the folder of a path, and the path of the new file, or `nil` if it
  /// has no name.
  private static func draft(beside path: String) throws(SystemError) -> (FileDescriptor, String?) {
    let name = draftName(beside: path)
    let folder = URL(fileURLWithPath: name).deletingLastPathComponent().path
    if let file = FileDescriptor(folder, O_RDWR | unnamed) { return (file, nil) }
    guard [EOPNOTSUPP, EISDIR, EINVAL].contains(errno) else { throw SystemError(errno) }
    guard let file = FileDescriptor(name, O_RDWR | O_CREAT | O_EXCL) else {
      throw SystemError(errno)
    }
    return (file, name)
  }

  /// The value of `O_TMPFILE`, a macro that is not imported into Swift.
  private static let unnamed = 0o20_000_000 | O_DIRECTORY

  /// Returns an empty file without a name in the folder for temporary files. It is the draft of
  /// contents that are copied.
  private static func spool() throws(SystemError) -> FileDescriptor {
    let (file, name) = try draft(beside: FileManager.default.temporaryDirectory.path + "/draft")
    if let name { unlink(name) }
    return file
  }

  private static func opened(_ path: String) throws(SystemError) -> FileDescriptor {
    guard let file = FileDescriptor(path, O_WRONLY) else { throw SystemError(errno) }
    return file
  }
}

/// An error of the system, without the path of the file.
struct SystemError: Error {
  let cause: FileError.Reason

  init(_ code: Int32) { cause = code == EISDIR ? .folder : .system(code) }
}
