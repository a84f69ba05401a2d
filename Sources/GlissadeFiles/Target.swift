import Foundation
import Glibc

/// The kind of file that is at a path for output.
enum Target {
  /// There is no file. The value is the path at the end of all links.
  case absent(String)
  /// A regular file that belongs to this user and has a single name, so that another file can
  /// replace it.
  case replaceable(String, mode: mode_t)
  /// A device, a pipe, or another file that must not be replaced.
  case fixed(String)

  /// The maximum number of links in a path; the limit of the system is the same.
  private static let longestChain = 40

  init(_ path: String) throws(SystemError) {
    var status = stat()
    if stat(path, &status) != 0 {
      guard errno == ENOENT else { throw SystemError(errno) }
      self = .absent(try Self.end(ofLinksFrom: path))
      return
    }
    if status.isFolder { throw SystemError(EISDIR) }
    guard status.isRegular, status.st_nlink == 1, status.st_uid == geteuid(),
      let real = Self.realPath(path)
    else {
      self = .fixed(path)
      return
    }
    // A read-only file is an error here, because a new file could replace it without a further
    // check.
    guard access(real, W_OK) == 0 else { throw SystemError(errno) }
    self = .replaceable(real, mode: status.st_mode)
  }

  /// Returns the path of an existing file with all links resolved, or `nil` if the file has no
  /// path, such as a removed file that a process has open.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path of the missing file to which a chain of links leads.
  private static func end(ofLinksFrom path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<longestChain {
      guard let next = destination(of: path) else { return path }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      path = next.hasPrefix("/") ? next : "\(folder)/\(next)"
    }
    throw SystemError(ELOOP)
  }

  private static func destination(of link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { readlink(link, $0.baseAddress!, $0.count) }
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
