import SwiftSyntax

/// Rewrites names from before Swift 4.2.
final class OldNameRule: RuleVisitor {
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name, by: OldNames.global)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if let member, member.declName.id == node.id {
      renameMember(member)
    } else if node.argumentNames == nil {
      rename(node.baseName, by: OldNames.global)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    switch (node.calledExpression.calledName, arguments.count) {
    case ("UIEdgeInsetsMake", 4):
      edit(node.calledExpression, to: "UIEdgeInsets")
      label(arguments, ["top", "left", "bottom", "right"])
      didChange(.oldNames, at: node, "UIEdgeInsetsMake is UIEdgeInsets.")
    case ("UIEdgeInsetsInsetRect", 2): rewriteInset(node, arguments)
    case ("UIAccessibilityPostNotification", 2):
      edit(node.calledExpression, to: "UIAccessibility.post")
      label(arguments, ["notification", "argument"])
      didChange(.oldNames, at: node, "UIAccessibilityPostNotification is UIAccessibility.post.")
    case ("UIOffsetMake", 2):
      edit(node.calledExpression, to: "UIOffset")
      label(arguments, ["horizontal", "vertical"])
      didChange(.oldNames, at: node, "UIOffsetMake is UIOffset.")
    case (let name?, 0):
      guard let property = OldNames.properties[name] else { break }
      edit(node, to: property)
      didChange(.oldNames, at: node, "\(name)() is \(property).")
    case ("bringSubview", 1): renameCall(node, "toFront", "bringSubviewToFront")
    case ("sendSubview", 1): renameCall(node, "toBack", "sendSubviewToBack")
    default: break
    }
    if let first = arguments.first?.label { renameLabel(first, node.calledExpression.calledName) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(.override),
      let first = node.signature.parameterClause.parameters.first?.firstName
    {
      renameLabel(first, node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(.override),
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    {
      rename(name, by: OldNames.members)
    }
    return .visitChildren
  }

  /// Gives labels to arguments without any.
  private func label(_ arguments: [LabeledExprSyntax], _ labels: [String]) {
    for (argument, label) in zip(arguments, labels) {
      let start = source.range(of: argument).lowerBound
      edit(start..<start, to: label + ": ")
    }
  }

  private func renameLabel(_ label: TokenSyntax, _ callee: String?) {
    guard let callee, let (old, new) = OldNames.labels[callee], label.text == old else { return }
    edit(label, to: new)
    didChange(.oldNames, at: label, "\(callee)(\(old):) is \(callee)(\(new):).")
  }

  /// Rewrites `UIEdgeInsetsInsetRect(rect, insets)` as `(rect).inset(by: insets)`.
  private func rewriteInset(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) {
    let (rect, insets) = (source.range(of: arguments[0].expression), arguments[1].expression)
    edit(source.range(of: node).lowerBound..<rect.lowerBound, to: "(")
    edit(rect.upperBound..<source.range(of: insets).lowerBound, to: ").inset(by: ")
    didChange(.oldNames, at: node, "UIEdgeInsetsInsetRect is inset(by:).")
  }

  private func rename(_ token: TokenSyntax, by names: [String: String]) {
    guard let name = names[token.text], index[token.text] == nil else { return }
    edit(token, to: name)
    didChange(.oldNames, at: token, "\(token.text) is \(name).")
  }

  private func renameMember(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName
    if let notification = OldNames.notifications[name.text],
      member.base.map({ $0.trimmedDescription.hasSuffix("Notification.Name") }) ?? true
    {
      edit(member, to: notification)
      didChange(.oldNames, at: member, "\(name.text) is \(notification).")
    } else {
      rename(name, by: OldNames.members)
    }
  }

  /// Renames `bringSubview(toFront:)`, whose label became a part of the name.
  private func renameCall(_ node: FunctionCallExprSyntax, _ label: String, _ name: String) {
    guard let argument = node.arguments.first, argument.label?.text == label,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    else { return }
    edit(member, to: name)
    let start = source.range(of: argument).lowerBound
    edit(start..<source.range(of: argument.expression).lowerBound, to: "")
    didChange(.oldNames, at: node, "\(member.baseName.text)(\(label):) is \(name)(_:).")
  }
}
