import SwiftSyntax

/// Marks what is looked up in storyboards and nibs.
final class StoryboardRule: RuleVisitor {
  private static let functions: [String: String] = [
    "UIStoryboard": "A storyboard look-up: call the controller's initialiser.",
    "UINib": "A nib: register the class instead.",
    "loadNibNamed": "A nib: make the views in code.",
    "instantiateViewController": "A storyboard look-up: call the controller's initialiser.",
    "instantiateInitialViewController": "A storyboard look-up: call the controller's initialiser.",
    "instantiate": "A nib: make the views in code.",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName, let message = Self.functions[name],
      name != "instantiate" || node.arguments.first?.label?.text == "withOwner"
    else { return checkInitializer(node) }
    leave(.storyboards, at: node, message)
    // `UIStoryboard(…).instantiateViewController(…)` is one place.
    return name.hasPrefix("instantiate") ? visitArguments(of: node) : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    removeOverride(of: node)
    if node.name.text == "awakeFromNib", node.modifiers.contains(.override) {
      leave(.storyboards, at: node, "awakeFromNib is not called: do this in the initialiser.")
    }
    return .visitChildren
  }

  /// Makes a method of its own of what a bar item does not inherit here.
  private func removeOverride(of node: FunctionDeclSyntax) {
    guard ["awakeFromNib", "prepareForInterfaceBuilder"].contains(node.name.text),
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let owner = node.enclosingType, let root = index.lineage(of: owner).last,
      index[root]?.inherited.first.map({ $0.hasSuffix("Item") }) == true,
      let next = override.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return }
    edit(source.range(of: override).lowerBound..<source.range(of: next).lowerBound, to: "")
    didChange(.storyboards, at: node, "\(node.name.text) overrides nothing: items have none here.")
    for statement in node.body?.statements ?? []
    where statement.trimmedDescription == "super.\(node.name.text)()" {
      remove(statement)
    }
  }

  private func visitArguments(of node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  /// Marks a controller that names its nib.
  private func checkInitializer(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let argument = node.arguments.first, argument.label?.text == "nibName",
      argument.expression.is(StringLiteralExprSyntax.self)
    {
      leave(.storyboards, at: node, "A nib: pass nil, and make the views in loadView.")
    }
    return .visitChildren
  }
}
