import Foundation
import Synchronization

/// A folder for a test's files, with a name of its own, which is removed with the object.
public final class TemporaryFolder: Sendable {
  /// The folder for what the tests of this process write, which is removed at its end.
  public static let ofProcess: TemporaryFolder = {
    atexit { TemporaryFolder.ofProcess.remove() }
    return TemporaryFolder()
  }()

  /// The location of the folder.
  public let url: URL
  private let isKept = Atomic(false)
  private let process = ProcessInfo.processInfo.processIdentifier

  /// Creates an empty folder.
  public init() {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    // The path of a socket in the folder has at most 107 bytes.
    url = parent.appending(path: "glissade-test-\(UUID().uuidString.prefix(8))")
    // A folder that cannot be made fails the test where it is used.
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { if !isKept.load(ordering: .relaxed) { remove() } }

  /// Removes the folder, unless this is a copy of the process that made it: a copy ends earlier.
  private func remove() {
    guard ProcessInfo.processInfo.processIdentifier == process else { return }
    try? FileManager.default.removeItem(at: url)
  }

  /// Keeps the folder beyond the object, because a message names a file in it.
  public func keep() { isKept.store(true, ordering: .relaxed) }

  /// Returns the location of a file in the folder.
  public func file(_ name: String) -> URL { url.appending(path: name) }

  /// Returns the location of a file in the folder that nothing else names.
  public func file(ofKind kind: String) -> URL { file("\(UUID().uuidString).\(kind)") }

  /// The names of the files in the folder, hidden ones too, in their order.
  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
