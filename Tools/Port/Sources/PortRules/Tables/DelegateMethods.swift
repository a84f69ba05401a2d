import SwiftParser
import SwiftSyntax

/// The methods that UIKit's protocols leave optional: the list in `DelegateMethods.txt`.
///
/// Only a call of one of these, or of an optional method of the sources' own protocols, loses its
/// question mark: `completion?()` calls a closure.
enum DelegateMethods {
  /// The optional methods by the names of their protocols.
  static let protocols = table.mapValues(\.methods)

  /// The names of the optional methods, and of methods that are optional with UIKit and here
  /// implemented by each object of their protocols.
  static let names = Set(protocols.values.joined().map(\.name)).union([
    "addAnimations", "addCompletion", "continueAnimation", "notifyWhenInteractionChanges",
  ])

  /// Returns whether a name is that of one of UIKit's protocols, as far as names show it.
  static func isProtocol(_ name: String) -> Bool {
    let ends = ["Animating", "Context", "Coordinator", "DataSource", "Delegate", "Transitioning"]
    return name.hasPrefix("UI") && ends.contains(where: name.hasSuffix) || protocols[name] != nil
  }

  /// Returns the protocols that one of UIKit's inherits.
  static func parents(of name: String) -> [String] { table[name]?.parents ?? [] }

  /// Returns the optional methods of a protocol and of those that it inherits.
  static func all(of name: String) -> [OptionalMember] {
    guard let entry = table[name] else { return [] }
    return entry.parents.flatMap(all) + entry.methods
  }

  private typealias Entry = (parents: [String], methods: [OptionalMember])

  private static let table: [String: Entry] = {
    let text = String(decoding: PackageResources.DelegateMethods_txt, as: UTF8.self)
    var (name, found) = ("", [String: Entry]())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("  ") {
        if let method = method(line) { found[name]?.methods.append(method) }
      } else {
        let words = line.split(separator: " ").map(String.init)
        name = String(words[0].dropLast())
        found[name] = (Array(words.dropFirst()), [])
      }
    }
    return found
  }()

  private static func method(_ line: Substring) -> OptionalMember? {
    let parts = line.split(separator: " = ")
    let item = Parser.parse(source: String(parts[0])).statements.first?.item
    guard let function = item?.as(FunctionDeclSyntax.self) else { return nil }
    var member = OptionalMember(function)
    if parts.count > 1 { member.value = parts[1] == "?" ? .computed : .constant(String(parts[1])) }
    return member
  }
}
