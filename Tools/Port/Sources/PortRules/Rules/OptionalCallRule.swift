import SwiftSyntax

/// Removes the question mark of calls of optional requirements: `delegate.method?()`.
///
/// The result of such a call was an optional. Where the requirement has a plain one, and something
/// expects an optional, the result is wrapped again.
final class OptionalCallRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let mark = node.optionalMark, let method = node.calledExpression.method,
      method.base != nil
    else { return .visitChildren }
    let name = method.declName.baseName.identifierText
    guard index.optionalMethods.contains(name), !isClosure(name, node) else {
      return .visitChildren
    }
    edit(mark, to: "")
    didChange(.optionalCalls, at: mark, "\(name) is called without \(mark.text).")
    if mark.tokenKind == .postfixQuestionMark,
      let member = node.fullName.flatMap(index.optionalMember)
    {
      keepOptional(Syntax(node), member)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = index.own[node.declName.baseName.identifierText], member.function == nil,
      node.base != nil, isOnlyRequirement(member)
    else { return .visitChildren }
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self), member.isPlain,
      member.value != .none
    {
      edit(chain.questionMark, to: "")
      didChange(.optionalCalls, at: chain, "\(member.name) is no optional.")
    }
    keepOptional(Syntax(node), member)
    return .visitChildren
  }

  /// Keeps the type of an expression around a requirement whose result is plain, and reports what
  /// does not happen any more.
  private func keepOptional(_ node: Syntax, _ member: OptionalMember) {
    guard member.isPlain, member.value != .none, let use = OptionalUse(around: node) else { return }
    report(use, member)
    if use.hasOtherMark { return }
    switch use.context {
    case .coalesced(let value, let end):
      if use.isWhole, value.trimmedDescription == member.value.text {
        let start = source.range(of: use.node).upperBound
        edit(start..<source.range(of: end).upperBound, to: "")
      } else {
        wrap(use.node)
      }
    case .inferred where member.function == nil && isDeclaredElsewhere(member): break
    case .bound, .comparedWithNil, .inferred: wrap(use.node)
    case .comparedWithTrue, .other: break
    }
  }

  private func wrap(_ node: Syntax) {
    let range = source.range(of: node)
    edit(range.lowerBound..<range.lowerBound, to: "Optional(")
    edit(range.upperBound..<range.upperBound, to: ")")
  }

  /// Reports a place that did something else for an object without the method.
  private func report(_ use: OptionalUse, _ member: OptionalMember) {
    switch use.context {
    case .coalesced(let value, _) where use.isWhole:
      if value.trimmedDescription == member.value.text { return }
      if case .constant(let text) = member.value, index.own[member.fullName] != nil {
        // The value after `??` is the one of the default, by the names of its parameters.
        if text == value.trimmedDescription { return }
      }
    case .bound:
      if case .constant = member.value, index.own[member.fullName] != nil { return }
    case .comparedWithNil: break
    default: return
    }
    leave(
      .optionalCalls, at: use.node,
      "\(member.name) has a default, which returns \(member.value.text): "
        + "what stands here for an object without it does not run.")
  }

  /// A Boolean value that indicates whether a call may be one of a closure in a property of that
  /// name: such a call has no labels.
  private func isClosure(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.allSatisfy({ $0.label == nil }) else { return false }
    return index.types.values.contains { $0.kind != .protocol && $0.properties[name] != nil }
  }

  /// A Boolean value that indicates whether a property of that name can be another one than the
  /// requirement.
  private func isDeclaredElsewhere(_ member: OptionalMember) -> Bool {
    index.types.values.contains { $0.kind != .protocol && $0.properties[member.name] != nil }
  }

  /// A Boolean value that indicates whether an optional of that name can only be the requirement.
  private func isOnlyRequirement(_ member: OptionalMember) -> Bool {
    index.types.values.allSatisfy { !$0.optionalProperties.contains(member.name) }
  }
}

extension ExprSyntax {
  /// The member that is called, without the mark behind it.
  fileprivate var method: MemberAccessExprSyntax? {
    let chain = self.as(OptionalChainingExprSyntax.self)?.expression
    let unwrapped = self.as(ForceUnwrapExprSyntax.self)?.expression
    return (chain ?? unwrapped)?.as(MemberAccessExprSyntax.self)
  }
}
