import SwiftSyntax

/// Reports the uses of what exists without effect: they compile, and nothing happens.
final class WithoutEffectRule: RuleVisitor {
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    report(node.declName.baseName, of: node.base)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: \.isOverride) { report(node.name, of: nil) }
    if let reason = WithoutEffect.methods[node.fullName] {
      note(.withoutEffect, at: node, "\(node.fullName) has no effect: \(reason)")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: \.isOverride) else { return .visitChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        report(name.identifier, of: nil)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    report(type: node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id {
      return .visitChildren
    }
    report(type: node.baseName)
    // A method of the object itself.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    if call?.calledExpression.id == node.id { report(node.baseName, of: nil) }
    return .visitChildren
  }

  /// Reports a member. One whose name other types have, too, is known by the type before it.
  private func report(_ name: TokenSyntax, of base: ExprSyntax?) {
    guard let member = WithoutEffect.members[name.identifierText] else { return }
    if WithoutEffect.isCommon(name.identifierText) {
      guard let base, member.types.contains(where: base.trimmedDescription.hasPrefix) else {
        return
      }
    }
    note(.withoutEffect, at: name, "\(name.identifierText) has no effect: \(member.reason)")
  }

  private func report(type name: TokenSyntax) {
    guard let reason = WithoutEffect.types[name.identifierText] else { return }
    note(.withoutEffect, at: name, "\(name.identifierText) has no effect: \(reason)")
  }
}

extension DeclModifierSyntax {
  fileprivate var isOverride: Bool { name.tokenKind == .keyword(.override) }
}
