import SwiftSyntax

/// Removes private variables that were the keys of associated objects, and that nothing uses any
/// more.
final class UnusedKeyRule: RuleVisitor {
  /// The names of former keys that occur once in all sources: where they are declared.
  var keys: Set<String> = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindings.count == 1, let item = node.parent,
      let name = node.bindings.first?.pattern.trimmedDescription, keys.contains(name)
    else { return .visitChildren }
    let whole = source.text.rangeToRemove(source.range(of: item))
    edit(source.text.withBlankLine(whole), to: "")
    didChange(.associatedObjects, at: node, "The key \(name) is removed.")
    return .skipChildren
  }

  /// Returns the last names of the keys that calls in a source pass to the runtime.
  static func keys(in source: ParsedSource) -> Set<String> {
    let finder = KeyFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.keys
  }

  /// Returns those of some names that occur once in all sources.
  static func unused(_ keys: Set<String>, in sources: [ParsedSource]) -> Set<String> {
    var counts: [String: Int] = [:]
    for source in sources where !keys.isEmpty {
      for token in source.tree.tokens(viewMode: .sourceAccurate) where keys.contains(token.text) {
        counts[token.text, default: 0] += 1
      }
    }
    return keys.filter { counts[$0] == 1 }
  }
}

private final class KeyFinder: SyntaxVisitor {
  private(set) var keys: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.calledName == "objc_getAssociatedObject",
      let key = node.arguments.dropFirst().first?.expression.as(InOutExprSyntax.self),
      let name = key.expression.calledName
    else { return .visitChildren }
    keys.insert(name)
    return .visitChildren
  }
}
