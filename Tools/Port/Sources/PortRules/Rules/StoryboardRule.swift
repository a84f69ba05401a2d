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
    if node.name.text == "awakeFromNib", node.modifiers.contains(.override) {
      leave(.storyboards, at: node, "awakeFromNib is not called: do this in the initialiser.")
    }
    return .visitChildren
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
