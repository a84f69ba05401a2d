import Foundation
import Glibc

/// Functions that create folders.
package enum Folders {
  /// Creates a folder and all missing folders in its path, unless it exists.
  ///
  /// - Parameter isPrivate: A Boolean value that indicates whether only the user of the program can
  ///   read the folder.
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
