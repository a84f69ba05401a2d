import Foundation
import Glibc

/// A thing that a path for output names.
enum Target {
  /// There is nothing; the path is that of the last link.
  case absent(String)
  /// A file of this user's with one name, which another file can replace.
  case replaceable(String, mode: mode_t)
  /// A thing that must stay: a device, a pipe, or another file.
  case fixed(String)

  /// The number of links after which the system gives up.
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
    // A new file could take the place of one that is only for reading.
    guard access(real, W_OK) == 0 else { throw SystemError(errno) }
    self = .replaceable(real, mode: status.st_mode)
  }

  /// Returns the path of an existing file without links, or `nil` if it has none, as a removed file
  /// that a process has open.
  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns the path of a missing file to which links lead.
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
