import SwiftSyntax

/// Makes an observer by text that is no responder conform to `KeyValueObserver`.
///
/// `observeValue(forKeyPath:of:change:context:)` of such a class overrides nothing here.
final class ObserverRule: RuleVisitor {
  private static let method = "observeValue(forKeyPath:of:change:context:)"

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if isFirstObserver(node.qualifiedName), let last = node.inheritanceClause?.inheritedTypes.last {
      let end = source.range(of: last.type).upperBound
      edit(end..<end, to: ", KeyValueObserver")
      didChange(.runtime, at: node.name, "\(node.name.text) conforms to KeyValueObserver.")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.enclosingType, TypeInfo.Method(node).fullName == Self.method,
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return .visitChildren }
    guard isFirstObserver(index.resolve(type, in: nil) ?? type) else {
      if root(of: type) == nil {
        leave(
          .runtime, at: node,
          "An observer that is no responder: conform to KeyValueObserver, and remove override.")
      }
      return .visitChildren
    }
    let next = override.nextToken(viewMode: .sourceAccurate)
    let end = next?.positionAfterSkippingLeadingTrivia.utf8Offset
    edit(
      source.range(of: override).lowerBound..<(end ?? source.range(of: override).upperBound), to: ""
    )
    didChange(.runtime, at: node, "observeValue is the method of KeyValueObserver.")
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.base?.is(SuperExprSyntax.self) == true, node.fullName == Self.method,
      let type = node.enclosingType, isFirstObserver(index.resolve(type, in: nil) ?? type)
    else { return .visitChildren }
    if let returned = node.parent?.as(ReturnStmtSyntax.self) {
      let start = source.range(of: returned.returnKeyword).upperBound
      edit(start..<source.range(of: node).upperBound, to: "")
    } else if node.parent?.is(CodeBlockItemSyntax.self) == true {
      remove(node)
    } else {
      leave(.runtime, at: node, "An observer that is no responder has no super.observeValue.")
      return .visitChildren
    }
    didChange(.runtime, at: node, "The call of super.observeValue is removed.")
    return .skipChildren
  }

  /// Returns whether a class is the first of its lineage that has the method, and inherits it from
  /// none of UIKit's.
  private func isFirstObserver(_ type: String) -> Bool {
    guard let root = root(of: type), !UIKitTypes.lineage(of: root).contains("UIResponder") else {
      return false
    }
    let observers = index.lineage(of: type).filter { owner in
      index[owner]?.methods.contains { $0.fullName == Self.method } == true
    }
    return observers == [type]
      && index[type]?.methods.contains { $0.fullName == Self.method && $0.isOverride } == true
  }

  /// Returns the class of Foundation's or UIKit's that a class inherits from, or nil if it inherits
  /// from an unknown one.
  private func root(of type: String) -> String? {
    let found = index.resolve(type, in: nil)
    let root = found.map { index.lineage(of: $0).last.flatMap { index[$0]?.inherited.first } ?? "" }
    let name = root ?? type
    return name == "NSObject" || UIKitTypes.declares(name) ? name : nil
  }
}
