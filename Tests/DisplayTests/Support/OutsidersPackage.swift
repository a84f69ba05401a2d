import Foundation

/// The package of someone else in `Tests/Fixtures/Outsider`, built as they would build it.
enum OutsidersPackage {
  private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// Builds the program and says where it is; quick when nothing changed since the last time.
  static func build() throws -> URL {
    let scratch = root.appendingPathComponent(".build-outsider")
    let package = root.appendingPathComponent("Tests/Fixtures/Outsider")
    // A plan that is kept does not know of files that were added to this package since.
    let words = [
      "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path,
      "--disable-build-manifest-caching",
    ]
    // To a file: a pipe that nobody empties would stop the build.
    let log = FileManager.default.temporaryDirectory
      .appendingPathComponent("outsider-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let build = try ChildProcess("/usr/bin/env", words, output: output, errors: output)
    let code = build.waitForExit(within: 1500)
    guard code == 0 else {
      let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
      throw SetupError("The outsider's package does not build (\(code)):\n\(text.suffix(2000))")
    }
    return scratch.appendingPathComponent("debug/Outsider")
  }
}
