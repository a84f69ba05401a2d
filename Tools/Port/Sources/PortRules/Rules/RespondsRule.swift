import SwiftSyntax

/// Removes `responds(to:)` where it only guards the call of the optional method that it asks for.
final class RespondsRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.calledName == "responds",
      let argument = node.arguments.first, argument.label?.text == "to"
    else { return .visitChildren }
    if let method = optionalMethod(in: argument.expression), removeTest(node, of: method) {
      didChange(.responds, at: node, "\(method) has a default: the test is removed.")
    } else {
      leave(
        .responds, at: node,
        "responds(to:) compares classes: name the selector's type, or call the method.")
    }
    return .visitChildren
  }

  /// Returns the name of the optional method that a selector names.
  private func optionalMethod(in expression: ExprSyntax) -> String? {
    guard let selector = expression.as(MacroExpansionExprSyntax.self),
      let name = selector.arguments.first?.expression.calledName,
      index.optionalMethods.contains(name)
    else { return nil }
    return name
  }

  /// Removes the test if what it guards is one call of the method. Returns whether it has.
  private func removeTest(_ call: FunctionCallExprSyntax, of method: String) -> Bool {
    guard let statement = call.ancestor(IfExprSyntax.self), statement.elseKeyword == nil,
      let element = call.ancestor(ConditionElementSyntax.self),
      element.ancestor(IfExprSyntax.self)?.id == statement.id,
      let only = statement.body.statements.first, statement.body.statements.count == 1,
      only.callsMethod(method)
    else { return false }
    let isOptional = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?
      .is(OptionalChainingExprSyntax.self)
    if element.condition.trimmedDescription == call.trimmedDescription {
      if isOptional == true { return false }
      removeElement(element, from: statement)
      return true
    }
    guard let sequence = element.condition.as(SequenceExprSyntax.self) else { return false }
    if isOptional == true, sequence.isComparisonWithTrue {
      removeElement(element, from: statement)
      return true
    }
    return isOptional != true && removeOperand(Syntax(call), from: sequence)
  }

  /// Removes a condition with its comma. Without another condition the body stands in a `do`.
  private func removeElement(_ element: ConditionElementSyntax, from statement: IfExprSyntax) {
    let elements = Array(statement.conditions)
    guard elements.count > 1, let place = elements.firstIndex(where: { $0.id == element.id }) else {
      let start = source.range(of: statement).lowerBound
      return edit(start..<source.range(of: statement.body).lowerBound, to: "do ")
    }
    let range = source.range(of: element)
    if place + 1 < elements.count {
      edit(range.lowerBound..<source.range(of: elements[place + 1]).lowerBound, to: "")
    } else {
      let end = source.range(of: elements[place - 1].condition).upperBound
      edit(end..<range.upperBound, to: "")
    }
  }

  /// Removes an operand of a chain of `&&`.
  private func removeOperand(_ operand: Syntax, from sequence: SequenceExprSyntax) -> Bool {
    let elements = Array(sequence.elements)
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self) }
    guard operators.allSatisfy({ $0.trimmedDescription == "&&" }),
      operators.count * 2 + 1 == elements.count,
      let place = elements.firstIndex(where: { $0.id == operand.id })
    else { return false }
    if place == 0 {
      edit(source.range(of: operand).lowerBound..<source.range(of: elements[2]).lowerBound, to: "")
    } else {
      let start = source.range(of: elements[place - 2]).upperBound
      edit(start..<source.range(of: operand).upperBound, to: "")
    }
    return true
  }
}

extension SequenceExprSyntax {
  /// Whether the expression is `… == true` or `… ?? false`.
  fileprivate var isComparisonWithTrue: Bool {
    let words = elements.dropFirst().map(\.trimmedDescription)
    return words == ["==", "true"] || words == ["??", "false"]
  }
}

extension CodeBlockItemSyntax {
  /// Returns whether the statement is a call of a method, and not more.
  fileprivate func callsMethod(_ name: String) -> Bool {
    var expression = item.as(ExprSyntax.self)
    if let chain = expression?.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    let call = expression?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.calledName == name
  }
}
