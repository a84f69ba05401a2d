import SwiftSyntax

/// Rewrites `#selector(pan(_:))` as `Selector(Page.pan)`.
final class SelectorRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    // The rule for responds(to:) has reported it.
    if node.isArgumentOfResponds { return .skipChildren }
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      return .skipChildren
    }
    if let label = argument.label {
      leave(.selectors, at: node, "#selector(\(label.text):) has no counterpart: write a method.")
      return .skipChildren
    }
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.compares {
      leave(.selectors, at: node, "Selectors are not compared here: keep a Boolean, or an enum.")
      return .skipChildren
    }
    do {
      let reference = try MethodReference(argument.expression)
      let text = try reference.selector(at: node, index)
      edit(node, to: text)
      didChange(.selectors, at: node, "\(node.trimmedDescription) is \(text).")
    } catch let error as UnknownMethod {
      leave(.selectors, at: node, error.message)
    } catch {
      leave(.selectors, at: node, "Write the selector as Selector(Type.method).")
    }
    return .skipChildren
  }
}

/// The reason why a selector stays as it is.
struct UnknownMethod: Error {
  let message: String
}

extension MacroExpansionExprSyntax {
  /// Whether the expression is the argument of `responds(to:)`.
  var isArgumentOfResponds: Bool {
    guard let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
      let call = argument.ancestor(FunctionCallExprSyntax.self)
    else { return false }
    return call.calledExpression.calledName == "responds"
  }
}

extension ExprSyntax {
  /// The name of the member or function that is called, without what it is called on.
  var calledName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.identifierText
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.calledName }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) {
      return unwrapped.expression.calledName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }
}

extension SequenceExprSyntax {
  /// Whether the expression is a comparison for equality.
  fileprivate var compares: Bool {
    elements.contains { ["==", "!="].contains($0.trimmedDescription) }
  }
}
