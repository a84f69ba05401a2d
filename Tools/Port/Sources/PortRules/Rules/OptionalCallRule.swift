import SwiftSyntax

/// Removes the question mark of calls of optional requirements: `delegate.method?()`.
final class OptionalCallRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let mark: TokenSyntax
    let method: MemberAccessExprSyntax?
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      mark = chain.questionMark
      method = chain.expression.as(MemberAccessExprSyntax.self)
    } else if let unwrapped = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      mark = unwrapped.exclamationMark
      method = unwrapped.expression.as(MemberAccessExprSyntax.self)
    } else {
      return .visitChildren
    }
    guard let method, method.base != nil else { return .visitChildren }
    let name = method.declName.baseName.identifierText
    guard index.optionalMethods.contains(name), !isClosure(name, node) else {
      return .visitChildren
    }
    if OptionalRequirements.plainResults.contains(name), isBound(node, method) {
      leave(.optionalCalls, at: node, "\(name) has a default, so its result is no optional.")
      return .visitChildren
    }
    edit(mark, to: "")
    didChange(.optionalCalls, at: mark, "\(name) is called without \(mark.text).")
    return .visitChildren
  }

  /// Whether `if let` or `guard let` unwraps a call that nothing else makes an optional.
  private func isBound(_ call: FunctionCallExprSyntax, _ method: MemberAccessExprSyntax) -> Bool {
    guard call.parent?.is(InitializerClauseSyntax.self) == true,
      call.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    else { return false }
    return method.base?.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .postfixQuestionMark } == false
  }

  /// Whether a call may be one of a closure in a property of that name: such a call has no labels.
  private func isClosure(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.allSatisfy({ $0.label == nil }) else { return false }
    return index.types.values.contains { $0.kind != .protocol && $0.properties[name] != nil }
  }
}
