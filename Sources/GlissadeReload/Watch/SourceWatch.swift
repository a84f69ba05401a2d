import Foundation
import Glibc

/// A watch of all files of a package that a build depends on, by the kernel's inotify.
///
/// A file counts as changed when a program that wrote it has closed it, when it is moved into a
/// watched folder (as editors do that write another file and rename it), and when it is removed.
package final class SourceWatch {
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// The descriptor that becomes readable when something has changed.
  package let descriptor: Int32
  private let root: String
  private var folders: [Int32: String] = [:]

  /// Starts a watch.
  ///
  /// - Parameter root: The folder of the package.
  package init(_ root: URL) throws(WatchError) {
    self.root = root.path
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw WatchError(path: root.path, code: errno) }
    guard watch(root.path) else {
      let code = errno
      close(descriptor)
      throw WatchError(path: root.path, code: code)
    }
  }

  deinit { close(descriptor) }

  /// Returns the paths of the changed files since the last call, without waiting.
  package func readChanges() -> Set<String> {
    var changes: Set<String> = []
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return changes }
      var offset = 0
      while offset + MemoryLayout<inotify_event>.size <= count {
        offset += add(bytes[offset..<count], to: &changes)
      }
    }
  }

  /// Adds the first event of some bytes.
  ///
  /// - Returns: The length of the event, in bytes.
  private func add(_ bytes: ArraySlice<UInt8>, to changes: inout Set<String>) -> Int {
    let header = MemoryLayout<inotify_event>.size
    let event = bytes.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
    let name = String(
      decoding: bytes.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
    defer { if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil } }
    let length = header + Int(event.len)
    // After an overflow of the queue it is unknown what changed.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.insert(root) }
    guard let folder = folders[event.wd], !name.isEmpty else { return length }
    let path = "\(folder)/\(name)"
    if event.mask & UInt32(IN_ISDIR) != 0 {
      // Files may have been written before the watch of the folder began.
      if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, watch(path) { changes.insert(path) }
    } else if SourceRule.needsBuild(name), event.mask & UInt32(IN_CREATE) == 0 {
      changes.insert(path)
    }
    return length
  }

  /// Watches a folder and those in it.
  ///
  /// - Returns: `false` if the folder is not watched, with the reason in `errno`.
  @discardableResult private func watch(_ folder: String) -> Bool {
    let name = URL(fileURLWithPath: folder).lastPathComponent
    let isTopLevel = folder == "\(root)/\(name)"
    guard folder == root || SourceRule.isWatched(name, isTopLevel: isTopLevel) else { return false }
    let number = inotify_add_watch(descriptor, folder, Self.events)
    guard number >= 0 else { return false }
    folders[number] = folder
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let path = "\(folder)/\(entry)"
      var status = stat()
      // A link is not followed: it could lead around in a circle.
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { watch(path) }
    }
    return true
  }
}

/// An error in watching a folder.
package struct WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the folder.
  package let path: String
  /// The system's `errno`.
  package let code: Int32

  package var description: String {
    code == ENOSPC
      ? "\(path) has more folders than the system watches (sysctl fs.inotify.max_user_watches)."
      : "\(path) cannot be watched: \(String(cString: strerror(code)))."
  }
}
