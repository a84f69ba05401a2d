import SwiftSyntax

/// Marks calls into the Objective-C runtime that nothing replaces mechanically.
final class RuntimeRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName else { return .visitChildren }
    let isWhole = node.arguments.isEmpty && node.calledExpression.is(MemberAccessExprSyntax.self)
    let isMeant = name != "appearance" || isWhole
    if let message = AbsentNames.functions[name], isMeant, !index.hasMethod(name) {
      leave(.runtime, at: node, message)
    }
    let label = node.arguments.first?.label?.text ?? "_"
    if let message = AbsentNames.functions["\(name)(\(label):)"] {
      leave(.absent, at: node, message)
    }
    if accessesKey(node, name) {
      leave(.runtime, at: node, "\(name)(forKey:) does not exist: use the property.")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.identifierText
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    if !isCalled, let message = AbsentNames.functions[name], message.hasPrefix("The property"),
      !index.types.values.contains(where: { $0.properties[name] != nil })
    {
      leave(.absent, at: node, message)
    }
    return .visitChildren
  }

  /// A Boolean value that indicates whether a call reads or writes a property by its name, of an
  /// object that cannot do that.
  ///
  /// Responders, layers and animations can. Nothing is said of an object whose type is unknown.
  private func accessesKey(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard ["value", "setValue"].contains(name), let last = node.arguments.last?.label?.text,
      ["forKey", "forKeyPath"].contains(last), let type = receiver(of: node)
    else { return false }
    guard let found = index.resolve(type, in: node.enclosingType) else {
      return UIKitTypes.hasValues(type) == false
    }
    let root = index.lineage(of: found).last.flatMap { index[$0]?.inherited.first } ?? ""
    return UIKitTypes.hasValues(root) != true
  }

  /// Returns the type of the object that is called, if it is written somewhere.
  private func receiver(of node: FunctionCallExprSyntax) -> String? {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return node.enclosingType
    }
    let scope = node.enclosingType
    guard let name = base.calledName, base.trimmedDescription != "self" else { return scope }
    if base.is(DeclReferenceExprSyntax.self), let local = node.localType(of: name) { return local }
    let isOwn = base.is(DeclReferenceExprSyntax.self) || base.trimmedDescription == "self.\(name)"
    return isOwn ? scope.flatMap { index.propertyType(name, of: $0) } : nil
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(.override), node.name.text == "responds" {
      if node.conditions.contains(where: \.isLeftOut) { return .skipChildren }
      leave(.runtime, at: node, "responds(to:) cannot be overridden: nothing calls this.")
      if leaveOut(from: node, to: node) { return .skipChildren }
    }
    if node.modifiers.contains(.override), node.fullName == "encode(with:)", isFirst(node),
      !node.conditions.contains(where: \.isLeftOut), leaveOut(from: node, to: node)
    {
      didChange(.runtime, at: node, "encode(with:) is left out: views are not archived.")
      return .skipChildren
    }
    return .visitChildren
  }

  /// A Boolean value that indicates whether no class of the sources above that of a method has it.
  private func isFirst(_ node: FunctionDeclSyntax) -> Bool {
    let lineage = node.enclosingType.map(index.lineage) ?? []
    return !lineage.dropFirst().contains { type in
      index[type]?.methods.contains { $0.fullName == node.fullName && !$0.isOverride } == true
    }
  }
}
