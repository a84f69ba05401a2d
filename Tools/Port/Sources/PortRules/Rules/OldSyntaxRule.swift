import SwiftSyntax

/// Rewrites what no current compiler accepts.
final class OldSyntaxRule: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      let modifiers = member.decl.as(VariableDeclSyntax.self)?.modifiers ?? []
      for modifier in modifiers where ["unowned", "weak"].contains(modifier.name.text) {
        removeWithSpace(modifier)
        didChange(.oldSyntax, at: modifier, "\(modifier.name.text) is removed from a requirement.")
      }
    }
    if index.isForOthersOnly(node.name.text) {
      for member in node.memberBlock.members { makeOptional(member.decl) }
    }
    return .visitChildren
  }

  /// Makes an optional of the `T!` that a requirement has: UIKit's property is one, and the two do
  /// not match.
  private func makeOptional(_ member: DeclSyntax) {
    for binding in member.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard
        let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      else { continue }
      edit(type.exclamationMark, to: "?")
      didChange(
        .oldSyntax, at: member, "\(type.trimmedDescription) is an optional, as UIKit's property.")
    }
  }

  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    if node.contains(.static), let open = node.first(where: { $0.name.text == "open" }) {
      edit(open, to: "public")
      didChange(.oldSyntax, at: open, "open static is public static.")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.declName.trimmedDescription == "characters", let base = node.base,
      !index.types.values.contains(where: { $0.properties["characters"] != nil })
    else { return .visitChildren }
    let isPartOfChain = node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    let chain = base.as(OptionalChainingExprSyntax.self)
    let kept = isPartOfChain ? base : chain?.expression ?? base
    edit(source.range(of: kept).upperBound..<source.range(of: node).upperBound, to: "")
    didChange(.oldSyntax, at: node.declName, "characters is removed: a string is a collection.")
    return .visitChildren
  }

  /// Removes the labels of a call of a closure in a property, which only Swift 2 has.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    let closure = called.as(OptionalChainingExprSyntax.self)?.expression ?? called
    guard let name = closure.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      node.localType(of: name) == nil, let scope = node.enclosingType,
      index.propertyType(name, of: scope)?.contains("->") == true,
      node.arguments.contains(where: { $0.label != nil })
    else { return .visitChildren }
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      let start = source.range(of: label).lowerBound
      edit(start..<source.range(of: argument.expression).lowerBound, to: "")
    }
    didChange(.oldSyntax, at: node, "The labels go, because \(name) is a closure.")
    return .visitChildren
  }
}
