import Foundation
import SwiftParser
import SwiftSyntax

/// The table `DelegateMethods.txt`, made of the sources of the package Glissade: the requirements of
/// public protocols that have a default.
struct DelegateTable {
  private static let folder = (0..<5).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Sources")
  private static let modules = ["UIKit", "GlissadeLayers", "GlissadeDynamics", "QuartzCore"]

  let text: String

  init() throws {
    let collector = ProtocolCollector(viewMode: .sourceAccurate)
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path).sorted()
    where path.hasSuffix(".swift") && Self.modules.contains(where: path.hasPrefix) {
      let source = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
      // Only these are worth to be parsed.
      guard source.contains("protocol ") || collector.names.contains(where: source.contains) else {
        continue
      }
      collector.walk(Parser.parse(source: source))
    }
    let head = """
      # The optional methods of UIKit's protocols. The test of this table writes it from the sources
      # of the modules: a protocol with what it inherits, its methods, and what their defaults return.

      """
    text = head + collector.lines.joined()
  }
}

private final class ProtocolCollector: SyntaxVisitor {
  private var protocols: [String: ProtocolDeclSyntax] = [:]
  private var defaults: [String: [String: FunctionDeclSyntax]] = [:]

  var names: [String] { protocols.keys.map { "extension \($0) {" } }

  var lines: [String] {
    protocols.keys.sorted().compactMap { name in
      let members = protocols[name]?.memberBlock.members.compactMap {
        $0.decl.as(FunctionDeclSyntax.self)
      }
      let methods = (members ?? []).compactMap { method in
        defaults[name]?[method.key].map { "  \(method.heading)\($0.returnedText)\n" }
      }
      let parents =
        protocols[name]?.inheritanceClause?.inheritedTypes
        .map { $0.type.trimmedDescription } ?? []
      if methods.isEmpty { return nil }
      return "\n\(([name + ":"] + parents).joined(separator: " "))\n" + methods.joined()
    }
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "public" }), !node.name.text.hasPrefix("_")
    {
      protocols[node.name.text] = node
    }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
      defaults[node.extendedType.trimmedDescription, default: [:]][method.key] = method
    }
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var key: String {
    name.text + signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
  }

  /// The declaration in one line, without attributes and modifiers.
  fileprivate var heading: String {
    let words = "func \(name.text)\(signature.trimmedDescription)"
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// The result of the default, as the end of a line; `?` if it is no single expression.
  fileprivate var returnedText: String {
    guard signature.returnClause != nil else { return "" }
    let body = body?.statements.trimmedDescription ?? ""
    guard body.wholeMatch(of: /[A-Za-z0-9_.\[\]]+/) != nil else { return " = ?" }
    return " = \(body)"
  }
}
