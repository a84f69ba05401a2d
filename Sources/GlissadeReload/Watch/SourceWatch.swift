import Foundation
import Glibc
import GlissadeFiles

/// A watch of all files of a package on which a build depends, by the kernel's inotify.
///
/// A file counts as changed when a program that wrote it has closed it, when it is removed, and
/// when it is moved into a watched folder (some editors write another file and rename it). If the
/// folder of the package is removed and another one is created in its place, that one is watched.
package final class SourceWatch {
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)

  /// The observed events of the outer folder, the innermost existing folder that contains the
  /// package's.
  private static let outerEvents = UInt32(
    IN_CREATE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
  )

  /// The descriptor that becomes readable when a watched file or folder has changed.
  package var descriptor: Int32 { inotify.number }
  private let inotify: FileDescriptor
  private let root: String
  private var folders: [Int32: String] = [:]
  private var outer: OuterFolder?

  /// The innermost existing folder that contains the folder of the package.
  private struct OuterFolder {
    /// The number of the inotify watch.
    var number: Int32
    var path: String
    /// The name of the entry in this folder that leads to the package.
    var name: String
  }

  /// The number of attempts to find the outer folder while other programs create folders.
  private static let attempts = 8

  /// Starts a watch of a package.
  ///
  /// - Parameter root: The folder of the package.
  package init(_ root: URL) throws(WatchError) {
    self.root = root.path
    let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard let inotify = FileDescriptor(owning: number) else {
      throw WatchError(path: root.path, code: errno)
    }
    self.inotify = inotify
    guard watch(root.path) else { throw WatchError(path: root.path, code: errno) }
    watchOuterFolder()
  }

  /// Returns the paths of the files that have changed since the last call, without waiting.
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

  /// Adds the change that the first event in some bytes describes.
  ///
  /// - Returns: The length of the event, in bytes.
  private func add(_ bytes: ArraySlice<UInt8>, to changes: inout Set<String>) -> Int {
    let header = MemoryLayout<inotify_event>.size
    let event = bytes.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
    let name = String(
      decoding: bytes.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
    defer { if event.mask & UInt32(IN_IGNORED) != 0 { folders[event.wd] = nil } }
    let length = header + Int(event.len)
    // An overflow of the queue loses events, so that the whole package counts as changed.
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.insert(root) }
    if event.wd == outer?.number {
      if name.isEmpty || name == outer?.name { outerFolderChanged(event.mask, &changes) }
      return length
    }
    guard let folder = folders[event.wd], !name.isEmpty else { return length }
    let path = "\(folder)/\(name)"
    if event.mask & UInt32(IN_ISDIR) != 0 {
      // The watches of a moved folder would report changes of its files under their old paths.
      if event.mask & UInt32(IN_MOVED_FROM) != 0 { forget(path) }
      // A program may have written files before the watch of the folder began.
      if event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0, watch(path) { changes.insert(path) }
    } else if SourceRule.needsBuild(name), event.mask & UInt32(IN_CREATE) == 0 {
      changes.insert(path)
    }
    return length
  }

  /// Updates the watches after a change of the outer folder, and adds the package's folder if it
  /// exists again.
  private func outerFolderChanged(_ mask: UInt32, _ changes: inout Set<String>) {
    if mask & UInt32(IN_MOVED_FROM | IN_MOVE_SELF) != 0 { forget(root) }
    watchOuterFolder()
    // A program may have written files before the watch of the package began.
    if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 || !folders.values.contains(root), watch(root) {
      changes.insert(root)
    }
  }

  /// Watches the innermost existing folder that contains the package's.
  private func watchOuterFolder() {
    let former = outer?.number
    var next = ""
    // Another program may create the next folder before the watch of the outer one begins.
    for _ in 0..<Self.attempts {
      outer = innermostFolder()
      next = outer.map { "\($0.path == "/" ? "" : $0.path)/\($0.name)" } ?? root
      if next == root || !FileManager.default.fileExists(atPath: next) { break }
    }
    if let former, former != outer?.number { inotify_rm_watch(descriptor, former) }
  }

  /// Begins to watch the innermost existing folder that contains the package's, and returns it, or
  /// `nil` if none can be watched.
  private func innermostFolder() -> OuterFolder? {
    var url = URL(fileURLWithPath: root)
    while url.path != "/" {
      let name = url.lastPathComponent
      url.deleteLastPathComponent()
      let number = inotify_add_watch(descriptor, url.path, Self.outerEvents)
      if number >= 0 { return OuterFolder(number: number, path: url.path, name: name) }
    }
    return nil
  }

  /// Ends the watches of a folder and of its subfolders.
  private func forget(_ path: String) {
    for (number, folder) in folders where folder == path || folder.hasPrefix("\(path)/") {
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
    }
  }

  /// Watches a folder and its subfolders.
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
      // A symbolic link is not followed, because it could lead back to a folder that contains it.
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { watch(path) }
    }
    return true
  }
}

/// An error of the system when a folder is watched.
package struct WatchError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the folder.
  package let path: String
  /// The value of the system's `errno`.
  package let code: Int32

  package var description: String {
    code == ENOSPC
      ? "\(path) has more folders than the system watches (sysctl fs.inotify.max_user_watches)."
      : "\(path) cannot be watched: \(String(cString: strerror(code)))."
  }
}
