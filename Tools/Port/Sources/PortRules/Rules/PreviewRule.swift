import SwiftSyntax

/// Removes previews, which only Xcode shows.
final class PreviewRule: RuleVisitor {
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.item.as(MacroExpansionExprSyntax.self)?.macroName.text
      ?? node.item.as(MacroExpansionDeclSyntax.self)?.macroName.text
    guard name == "Preview" else { return .visitChildren }
    remove(node)
    didChange(.previews, at: node, "#Preview is removed.")
    return .skipChildren
  }
}
