import Foundation

/// A folder of temporary files, which is removed with the value.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The contents of all files below a folder, by their paths.
  func contents(_ name: String) throws -> [String: Data] {
    let root = url.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return paths.reduce(into: [:]) { found, path in
      found[path] = try? Data(contentsOf: root.appending(path: path))
    }
  }
}
