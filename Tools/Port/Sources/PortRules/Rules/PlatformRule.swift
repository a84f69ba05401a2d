import SwiftSyntax

/// Rewrites `#if os(iOS)` as `#if canImport(UIKit)`, which holds in both places.
final class PlatformRule: RuleVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let finder = PlatformFinder(viewMode: .sourceAccurate)
      finder.walk(condition)
      for call in finder.calls {
        edit(call, to: "canImport(UIKit)")
        didChange(.platforms, at: call, "os(iOS) is canImport(UIKit).")
      }
    }
    return .visitChildren
  }
}

private final class PlatformFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "os",
      node.arguments.trimmedDescription == "iOS"
    {
      calls.append(node)
    }
    return .visitChildren
  }
}
