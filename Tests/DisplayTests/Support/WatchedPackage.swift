import Foundation
import TestMaterial
import Testing

/// A copy of a client's package, whose page is edited while its program runs.
final class WatchedPackage {
  /// The program, which watches the sources with the options.
  let program: URL
  let options: [String]
  private let folder = TemporaryFolder.ofProcess.url
    .appendingPathComponent("watched-\(UUID().uuidString)")
  private let source: URL

  init() throws {
    let package = try ExamplePackage(copyTo: folder)
    source = folder.appendingPathComponent("Sources/Outsider/CardViewController.swift")
    program = try package.program()
    options = ["--size", "400x600", "--watch", "--watch-command", try package.buildCommand()]
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Replaces a text in the page's source, as an editor does that renames another file over it.
  func edit(_ old: String, to new: String) throws {
    let text = try String(contentsOf: source, encoding: .utf8)
    #expect(text.contains(old))
    try text.replacingOccurrences(of: old, with: new)
      .write(to: source, atomically: true, encoding: .utf8)
  }
}
