import Foundation
import Glibc

/// The creation of folders.
package enum Folders {
  /// Creates a folder with those around it, unless it exists.
  ///
  /// - Parameter isPrivate: A Boolean value that indicates whether only this user can read it.
  package static func make(_ url: URL, isPrivate: Bool = false) throws(FileError) {
    let mode: mode_t = isPrivate ? 0o700 : 0o777
    if mkdir(url.path, mode) == 0 { return }
    var code = errno
    let parent = url.deletingLastPathComponent()
    if code == ENOENT, parent.path != url.path {
      try make(parent)
      if mkdir(url.path, mode) == 0 { return }
      code = errno
    }
    var status = stat()
    guard code == EEXIST, stat(url.path, &status) == 0, status.isFolder else {
      throw FileError(.folder, at: url, .writing, .system(code))
    }
  }
}
