import Foundation

/// The tables `UIKitTypes.txt` and `UIKitMethods.txt`, made of the sources of the package Glissade:
/// the names that the modules declare, with the superclasses of classes, and those of the methods of
/// objects.
struct NameTable {
  private static let folder = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources")
  private static let modules = [
    "UIKit", "GlissadeDrawing", "GlissadeDynamics", "GlissadeGeometry", "GlissadeLayers",
    "CoreGraphics", "QuartzCore",
  ]

  /// The text of the table of types.
  let text: String
  /// The text of the table of methods.
  let methods: String
  /// The names of all public declarations, also of members.
  let names: Set<String>

  init() throws {
    let type =
      /^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:final|indirect|nonisolated) )*(?:class|struct|enum|protocol|typealias) (\w+)(?:<[^>]*>)?(?:: (?:@\w+ )?(\w+))?/
    let value = /^(?:@\w+(?:\([^)]*\))? )*public (?:nonisolated )?(?:func|let|var) (\w+)/
    let member =
      /^ *(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|static|class|final|nonisolated|override) )+(?:func|let|var|class|struct|enum|protocol|typealias) (\w+)/
    let method =
      /^ +(?:@\w+(?:\([^)]*\))? )*(?:(?:public|open|final|nonisolated) )+func (\w+)/
    var types: [String: String] = [:]
    var methods: Set<String> = []
    var members: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
    where path.hasSuffix(".swift") && Self.modules.contains(where: path.hasPrefix) {
      let source = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      for line in source.split(separator: "\n")
      where line.contains("public") || line.contains("open") {
        if let match = line.prefixMatch(of: type) {
          types[String(match.1)] = match.2.map(String.init) ?? types[String(match.1)] ?? ""
        } else if let match = line.prefixMatch(of: value) {
          types[String(match.1)] = ""
        }
        if let match = line.prefixMatch(of: member) { members.insert(String(match.1)) }
        if path.hasPrefix("UIKit"), let match = line.prefixMatch(of: method) {
          methods.insert(String(match.1))
        }
      }
    }
    let head = """
      # The names of types, functions and constants that the modules declare, with the superclasses of
      # classes. The test of this table writes it from the sources of the modules.

      """
    text = head + types.map { $1.isEmpty ? $0 : "\($0) \($1)" }.sorted().map { $0 + "\n" }.joined()
    names = members.union(types.keys)
    let title =
      "# The names of the methods of objects. The test of this table writes it, as that of types.\n"
    self.methods = title + methods.sorted().map { $0 + "\n" }.joined()
  }
}
