import SwiftSyntax

/// Leaves the exchange of methods out of what is compiled: from the first statement of a function or
/// closure that looks a method up in the runtime to the end.
///
/// `RuntimeRule` reports the calls.
final class SwizzlingRule: RuleVisitor {
  private static let exchanges: Set<String> = [
    "class_addMethod", "method_exchangeImplementations", "method_setImplementation",
  ]
  private static let lookUps: Set<String> = exchanges.union([
    "class_getClassMethod", "class_getInstanceMethod", "method_getImplementation",
  ])
  private var done: Set<SyntaxIdentifier> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName, Self.exchanges.contains(name),
      !index.hasMethod(name), let list = body(around: Syntax(node)), done.insert(list.id).inserted,
      let first = list.first(where: { $0.usesName(of: Self.lookUps) }), let last = list.last,
      leaveOut(from: first, to: last)
    else { return .visitChildren }
    didChange(.runtime, at: first, "The exchange of methods is left out of what is compiled.")
    return .visitChildren
  }

  /// Returns the statements of the function or closure without a result around a node, or nil.
  private func body(around node: Syntax) -> CodeBlockItemListSyntax? {
    var list: CodeBlockItemListSyntax?
    var next = node.parent
    while let current = next {
      if let found = current.as(CodeBlockItemListSyntax.self) { list = found }
      if current.as(IfConfigClauseSyntax.self)?.isLeftOut == true { return nil }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.isVoid ?? true ? list : nil
      }
      if current.is(ClosureExprSyntax.self) {
        return list?.contains { $0.item.is(ReturnStmtSyntax.self) } == true ? nil : list
      }
      next = current.parent
    }
    return nil
  }
}

extension SyntaxProtocol {
  fileprivate func usesName(of names: Set<String>) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }
}
