import Foundation

/// The targets of a `Package.swift` with their dependencies, read from its text.
struct PackageManifest {
  private(set) var dependencies: [String: [String]] = [:]
  private(set) var paths: [String: String] = [:]

  private static let calls = [
    "module(", "tests(", "clientTests(", ".target(", ".executableTarget(", ".systemLibrary(",
    ".testTarget(",
  ]

  init(_ text: String) {
    for call in Self.calls {
      var rest = text[...]
      while let range = rest.range(of: call) {
        let arguments = Self.balanced(rest[range.upperBound...])
        let isDeclaration = rest[..<range.lowerBound].hasSuffix("func ")
        rest = rest[range.upperBound...]
        if !isDeclaration { add(String(arguments)) }
      }
    }
  }

  /// Adds a target from the arguments of a call. The first literal is the name, unless the name is
  /// a variable.
  private mutating func add(_ arguments: String) {
    let text = arguments.drop { $0.isWhitespace }
    let named = text.hasPrefix("name:") ? text.dropFirst(5).drop { $0.isWhitespace } : text
    guard named.hasPrefix("\""), let name = Self.literals(in: named).first else { return }
    dependencies[name] = Self.dependencyList(of: arguments).map(Self.dependencyNames) ?? []
    if let path = arguments.range(of: "path:") {
      paths[name] = Self.literals(in: arguments[path.upperBound...]).first
    }
  }

  /// Returns the list after `dependencies:`, or the first list without a label.
  private static func dependencyList(of arguments: String) -> Substring? {
    let start: Substring.Index
    if let label = arguments.range(of: "dependencies:") {
      start = label.upperBound
    } else if let comma = arguments.range(of: ",") {
      start = comma.upperBound
    } else {
      return nil
    }
    let rest = arguments[start...].drop { $0.isWhitespace }
    return rest.first == "[" ? balanced(rest.dropFirst()) : nil
  }

  /// Returns the names in a list; of `.product(name:package:)` only the name.
  private static func dependencyNames(_ list: Substring) -> [String] {
    var text = String(list)
    while let range = text.range(of: ", package:") {
      let tail = text[range.upperBound...]
      let end = tail.firstIndex(of: ")") ?? tail.endIndex
      text.removeSubrange(range.lowerBound..<end)
    }
    return literals(in: text[...])
  }

  private static func literals(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns the text before the bracket that closes the one already open.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if "([".contains(text[index]) { depth += 1 }
      if ")]".contains(text[index]) { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }
}
