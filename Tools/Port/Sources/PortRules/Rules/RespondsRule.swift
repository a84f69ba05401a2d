import SwiftSyntax

/// Removes `responds(to:)` where it only guards the call of the optional method that it tests for.
final class RespondsRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.calledName == "responds",
      let argument = node.arguments.first, argument.label?.text == "to"
    else { return .visitChildren }
    if isInProxy(node) { return .skipChildren }
    if node.calledExpression.isMember(of: "UIApplication") {
      edit(node, to: "true")
      didChange(.responds, at: node, "The class UIApplication has its shared object here.")
      return .skipChildren
    }
    if let method = optionalMethod(in: argument.expression), removeTest(node, of: method) {
      didChange(.responds, at: node, "\(method) has a default: the test is removed.")
    } else if let name = alwaysPresent(argument.expression) {
      leave(
        .responds, at: node,
        "Every object has \(name) here, if only as a default: the test is always true.")
      replaceByTrue(node)
    } else if asksParameter(node) {
      leave(
        .responds, at: node,
        "The methods of an object are not known here: the first object is taken.")
      if node.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "$0" {
        // A closure that ignores its argument does not compile.
        edit(node, to: "($0 as Any?) != nil")
      } else {
        replaceByTrue(node)
      }
    } else {
      leave(
        .responds, at: node,
        "responds(to:) compares classes: name the selector's type, or call the method.")
    }
    return .visitChildren
  }

  /// Returns the name of what a selector names, if every object has it here: a method of a
  /// protocol, or a property.
  private func alwaysPresent(_ expression: ExprSyntax) -> String? {
    guard let selector = expression.as(MacroExpansionExprSyntax.self),
      let argument = selector.arguments.first, let name = argument.expression.calledName
    else { return nil }
    if argument.label != nil || index.optionalMethods.contains(name) { return name }
    let reference = argument.expression.as(SequenceExprSyntax.self)?.elements.first
    let member = (reference ?? argument.expression).as(MemberAccessExprSyntax.self)
    guard let type = member?.base?.trimmedDescription else { return nil }
    let isProtocol = DelegateMethods.isProtocol(type) || index[type]?.kind == .protocol
    return isProtocol ? name : nil
  }

  /// A Boolean value that indicates whether a generic type that is used with protocols calls
  /// `responds(to:)` of an object of its parameter's type, which need not be one of `NSObject`.
  private func asksParameter(_ node: FunctionCallExprSyntax) -> Bool {
    guard let type = node.enclosingType, index.typesOfProtocols.contains(type),
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    return !["self", "super"].contains(base.trimmedDescription)
  }

  /// Replaces a test by true, which is an optional where the test was one.
  private func replaceByTrue(_ node: FunctionCallExprSyntax) {
    let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    guard let base, OptionalUse(around: Syntax(node))?.hasOtherMark == true else {
      return edit(node, to: "true")
    }
    if let chain = base.as(OptionalChainingExprSyntax.self), !chain.expression.hasMark {
      edit(node, to: "\(chain.expression.trimmedDescription).map { _ in true }")
    } else {
      edit(node, to: "(\(base.trimmedDescription).self).map { _ in true }")
    }
  }

  /// A Boolean value that indicates whether a call is part of a proxy's methods, which the rule for
  /// proxies replaces.
  private func isInProxy(_ node: FunctionCallExprSyntax) -> Bool {
    let names = ["forwardingTarget", "responds"]
    guard let function = node.ancestor(FunctionDeclSyntax.self) else { return false }
    return function.modifiers.contains(.override) && names.contains(function.name.text)
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

extension ExprSyntax {
  /// A Boolean value that indicates whether a question mark stands in the expression.
  fileprivate var hasMark: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the expression is `… == true` or `… ?? false`.
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
