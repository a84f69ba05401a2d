import Foundation
import Glibc
import GlissadeFiles

/// The folder in which a supervisor keeps its pipes and states.
///
/// The folder is locked while the supervisor runs. A supervisor that is killed cannot remove its
/// folder: its program removes it, or else the next supervisor.
final class SupervisorFolder {
  /// The first part of the name of each supervisor's folder.
  private static let prefix = "glissade-watch-"
  /// The number of attempts to create a folder, because another supervisor can remove it before it
  /// is locked.
  private static let attempts = 5

  /// The location of the folder.
  let url: URL
  private let lock: Lock

  /// Creates the folder of a supervisor, and removes those of supervisors that were killed.
  ///
  /// - Parameters:
  ///   - parent: The folder for temporary files.
  ///   - files: The operations on files.
  init(in parent: URL, files: ReloadFiles) throws(FileError) {
    Self.removeAbandoned(in: parent)
    for _ in 0..<Self.attempts {
      let url = parent.appendingPathComponent("\(Self.prefix)\(UUID().uuidString)")
      do {
        try files.makeFolder(url)
      } catch {
        throw FileError(.folder, at: parent, .writing, error)
      }
      guard let lock = Lock(url) else { continue }
      self.url = url
      self.lock = lock
      return
    }
    throw FileError(.folder, at: parent, .writing, .locked)
  }

  deinit { remove() }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: url) }

  /// Removes a folder if the supervisor that created it no longer runs.
  ///
  /// - Returns: `false` if the supervisor of the folder is still running.
  @discardableResult static func removeIfAbandoned(_ url: URL) -> Bool {
    guard url.lastPathComponent.hasPrefix(prefix) else { return true }
    guard let lock = Lock(url) else { return access(url.path, F_OK) != 0 }
    withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: url) }
    return true
  }

  private static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      removeIfAbandoned(parent.appendingPathComponent(name))
    }
  }

  /// A lock of a folder that this user owns. It ends with the process.
  private final class Lock {
    private let folder: FileDescriptor

    /// Locks a folder, or returns `nil` if another process has locked or removed it.
    init?(_ url: URL) {
      var named = stat()
      guard let folder = FileDescriptor(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW),
        folder.status.st_uid == geteuid(), flock(folder.number, LOCK_EX | LOCK_NB) == 0,
        stat(url.path, &named) == 0, named.st_ino == folder.status.st_ino
      else { return nil }
      self.folder = folder
    }
  }
}
