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
      for (argument, label) in zip(arguments, ["top", "left", "bottom", "right"]) {
        let start = source.range(of: argument).lowerBound
        edit(start..<start, to: label + ": ")
      }
      didChange(.oldNames, at: node, "UIEdgeInsetsMake is UIEdgeInsets.")
    case ("bringSubview", 1): renameCall(node, "toFront", "bringSubviewToFront")
    case ("sendSubview", 1): renameCall(node, "toBack", "sendSubviewToBack")
    default: break
    }
    return .visitChildren
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
