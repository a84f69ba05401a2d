import SwiftSyntax

/// The use of the result of an optional requirement: the expression around a call, and where
/// that stands.
struct OptionalUse {
  enum Context {
    /// The result is bound to a name by `if let`, `guard let` or `while let`.
    case bound(String)
    /// The value after `??` is used instead of nil. The range begins after the expression.
    case coalesced(ExprSyntax, Syntax)
    case comparedWithNil
    case comparedWithTrue(Bool)
    /// The type is inferred from the expression: a variable, `switch`, a pattern, parentheses.
    case inferred
    case other
  }

  /// The outermost expression whose value is nil if the requirement is not implemented.
  let node: Syntax
  let context: Context
  /// A Boolean value that indicates whether the expression is the call itself, and not a member of
  /// its result.
  let isWhole: Bool
  /// A Boolean value that indicates whether the expression stays optional without the question mark
  /// of the call.
  let hasOtherMark: Bool

  /// Creates the use of a call, or of the property with its base.
  init?(around call: Syntax) {
    var node = call
    var marks = 0
    while let parent = node.parent, parent.isChain(with: node) {
      if parent.is(OptionalChainingExprSyntax.self), node.id != call.id { marks += 1 }
      node = parent
    }
    self.node = node
    isWhole = node.id == call.id
    let base =
      call.as(FunctionCallExprSyntax.self)?.calledExpression.methodBase
      ?? call.as(MemberAccessExprSyntax.self)?.base
    hasOtherMark = marks > 0 || base?.isOptionalChain == true
    context = Self.context(of: node)
  }

  private static func context(of node: Syntax) -> Context {
    guard let parent = node.parent else { return .other }
    if parent.is(InitializerClauseSyntax.self) {
      let binding = parent.parent?.as(OptionalBindingConditionSyntax.self)
      return binding.map { .bound($0.pattern.trimmedDescription) } ?? .inferred
    }
    if parent.is(SwitchExprSyntax.self) { return .inferred }
    if parent.is(LabeledExprSyntax.self) {
      let tuple = parent.parent?.parent?.as(TupleExprSyntax.self)
      return tuple?.elements.count == 1 ? .inferred : .other
    }
    guard let list = parent.as(ExprListSyntax.self),
      list.parent?.is(SequenceExprSyntax.self) == true
    else { return .other }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == node.id }), place + 2 < elements.count
    else { return .other }
    let (sign, value) = (elements[place + 1].trimmedDescription, elements[place + 2])
    let next = place + 3 < elements.count ? elements[place + 3] : nil
    switch (sign, value.trimmedDescription) {
    case ("??", _):
      let bindsLess = next.map { $0.bindsLessThanCoalescing } ?? true
      return bindsLess ? .coalesced(value, Syntax(value)) : .inferred
    case ("==", "nil"), ("!=", "nil"): return .comparedWithNil
    case ("==", "true"), ("!=", "true"): return .comparedWithTrue(true)
    case ("==", "false"), ("!=", "false"): return .comparedWithTrue(false)
    default: return .other
    }
  }
}

extension Syntax {
  /// A Boolean value that indicates whether this expression reads a member of another one, or calls
  /// or unwraps it.
  fileprivate func isChain(with node: Syntax) -> Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    if let call = self.as(SubscriptCallExprSyntax.self) {
      return call.calledExpression.id == node.id
    }
    return self.is(OptionalChainingExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The object whose method is called.
  fileprivate var methodBase: ExprSyntax? {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.methodBase }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.methodBase
  }

  /// A Boolean value that indicates whether the expression is a chain with a question mark.
  fileprivate var isOptionalChain: Bool {
    var next: ExprSyntax? = self
    while let current = next {
      if current.is(OptionalChainingExprSyntax.self) { return true }
      next =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }

  /// A Boolean value that indicates whether the expression is an operator that binds less than
  /// `??`.
  fileprivate var bindsLessThanCoalescing: Bool {
    let signs = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "="]
    return signs.contains(trimmedDescription) || self.is(UnresolvedTernaryExprSyntax.self)
  }
}
