import Foundation

/// One Swift file of the package.
struct SourceFile {
  /// The path from the package's root.
  let path: String
  /// The target that it belongs to.
  let target: String
  let text: String
  let masked: MaskedSource

  var isTest: Bool { path.hasPrefix("Tests/") }

  init(path: String, target: String, text: String) {
    (self.path, self.target, self.text) = (path, target, text)
    masked = MaskedSource(text)
  }
}

/// The package that these tests belong to.
enum PackageTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let manifest = Result {
    PackageManifest(try text(of: "Package.swift"))
  }

  /// Every Swift file of every target, in the order of their paths. The folder `Tests/Fixtures`
  /// contains packages of their own.
  static let files = Result { try findFiles() }

  /// Every Swift file of the packages beside this one: the tools, the examples, and the programs
  /// that tests build.
  static let filesOfOtherPackages = Result {
    try paths(in: ["Tools", "Examples", "Tests/Fixtures"]).sorted().map { path in
      SourceFile(path: path, target: "", text: try text(of: path))
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func findFiles() throws -> [SourceFile] {
    let targetPaths = try manifest.get().paths
    let ours = try paths(in: ["Sources", "Tests", "Resources", "Capture"])
      .filter { !$0.hasPrefix("Tests/Fixtures/") }
    return try ours.sorted().map { path in
      SourceFile(path: path, target: target(of: path, targetPaths), text: try text(of: path))
    }
  }

  /// Returns the paths of the Swift files in folders of the package, without files that a build
  /// has made.
  private static func paths(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .map { "\(folder)/\($0)" }
    }.filter { $0.hasSuffix(".swift") && !$0.contains("/.build") }
  }

  /// Returns the target of a file. A target's folder has its name, unless the manifest has a path.
  private static func target(of path: String, _ targetPaths: [String: String]) -> String {
    // The folder of a target can lie in that of another one.
    let special = targetPaths.filter { path.hasPrefix($0.value + "/") }
      .max { $0.value.count < $1.value.count }
    return special?.key ?? String(path.split(separator: "/")[1])
  }
}
