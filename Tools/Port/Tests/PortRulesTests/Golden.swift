import Foundation
import Testing

/// A file of `Goldens`.
struct Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")
  private let path: String

  init(_ path: String) { self.path = path }

  /// The paths of all golden files, sorted.
  static func all() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".txt") }.sorted()
  }

  /// Compares a text with the file. Writes the file if it does not exist.
  func compare(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    let url = Self.folder.appending(path: path)
    guard let golden = try? String(contentsOf: url, encoding: .utf8) else {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("Goldens/\(path) is new: look at it, and add it.", sourceLocation: location)
      return
    }
    #expect(
      text == golden, "Goldens/\(path) differs: delete it to accept the new text.",
      sourceLocation: location)
  }
}
