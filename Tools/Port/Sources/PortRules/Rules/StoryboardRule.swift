import SwiftSyntax

/// Marks what is looked up in storyboards and nibs.
final class StoryboardRule: RuleVisitor {
  private static let functions: [String: String] = [
    "UIStoryboard": "A storyboard look-up: call the controller's initialiser.",
    "UINib": "A nib: make its views in a closure, with UINib.register(_:make:).",
    "loadNibNamed": "A nib: make its views in a closure, with UINib.register(_:make:).",
    "instantiateViewController": "A storyboard look-up: call the controller's initialiser.",
    "instantiateInitialViewController": "A storyboard look-up: call the controller's initialiser.",
    "instantiate": "A nib: make its views in a closure, with UINib.register(_:make:).",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if registersClass(of: node) { return .skipChildren }
    guard let name = node.calledExpression.calledName, let message = Self.functions[name],
      name != "instantiate" || node.arguments.first?.label?.text == "withOwner"
    else { return checkInitializer(node) }
    leave(.storyboards, at: node, message)
    // `UIStoryboard(…).instantiateViewController(…)` is one place.
    return name.hasPrefix("instantiate") ? visitArguments(of: node) : .visitChildren
  }

  /// Registers the class that a nib has the name of, as in
  /// `table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")`.
  private func registersClass(of node: FunctionCallExprSyntax) -> Bool {
    guard node.calledExpression.calledName == "register", node.arguments.count > 1,
      let nib = node.arguments.first?.expression,
      let call = nib.as(FunctionCallExprSyntax.self), call.calledExpression.calledName == "UINib",
      let name = call.arguments.first?.expression.namedType,
      let type = index.resolve(name, in: node.enclosingType), index[type]?.kind == .class
    else { return false }
    edit(nib, to: "\(type).self")
    didChange(.storyboards, at: nib, "The class \(type) is registered in place of its nib.")
    leave(
      .storyboards, at: node,
      "No nib makes the views of \(type): make them in init(frame:) or init(style:reuseIdentifier:)."
    )
    return true
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "awakeFromNib", node.modifiers.contains(.override) {
      leave(.storyboards, at: node, "awakeFromNib is not called: do this in the initialiser.")
    }
    removeOverride(node)
    return .visitChildren
  }

  /// The methods that Interface Builder calls, which objects have here only if UIKit makes them.
  private static let ofNibs: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Removes `override` from a method of nibs, and the call of the superclass in it, where the
  /// superclass is Foundation's `NSObject`.
  private func removeOverride(_ node: FunctionDeclSyntax) {
    guard let scope = node.enclosingType, Self.ofNibs.contains(node.fullName),
      let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      case let lineage = index.lineage(of: scope),
      lineage.last.flatMap({ index[$0]?.inherited.first }) == "NSObject",
      !lineage.dropFirst().contains(where: { parent in
        index[parent]?.methods.contains { $0.fullName == node.fullName } == true
      })
    else { return }
    removeWithSpace(modifier)
    for item in node.body?.statements ?? [] {
      let call = item.item.as(FunctionCallExprSyntax.self)?.calledExpression
      if call?.trimmedDescription == "super.\(node.name.text)" { remove(item) }
    }
    didChange(
      .storyboards, at: node, "\(node.name.text) overrides nothing: NSObject has none here.")
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

extension ExprSyntax {
  /// The name of the type that a text names: `"Cell"`, `"\(Cell.self)"`, `String(describing:
  /// Cell.self)`.
  fileprivate var namedType: String? {
    if let text = literalText { return text }
    var value: ExprSyntax?
    if let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.label?.text == "describing",
      call.calledExpression.trimmedDescription == "String"
    {
      value = call.arguments.first?.expression
    } else if let literal = self.as(StringLiteralExprSyntax.self) {
      let segments = literal.segments.filter { !$0.trimmedDescription.isEmpty }
      let only = segments.count == 1 ? segments.first?.as(ExpressionSegmentSyntax.self) : nil
      value = only?.expressions.first?.expression
    }
    guard let member = value?.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base?.trimmedDescription
  }
}
