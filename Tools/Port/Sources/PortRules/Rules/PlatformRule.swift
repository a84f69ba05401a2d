import SwiftSyntax

/// Rewrites `#if os(iOS)` as `#if canImport(UIKit)`, which holds in both places, and leaves out what
/// only the SDK of iOS 26 has.
final class PlatformRule: RuleVisitor {
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition, node.isForLaterSystem {
      edit(condition, to: "false")
      didChange(.platforms, at: condition, "What needs iOS 26 is left out of what is compiled.")
    } else if let condition = node.condition {
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

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether the clause uses what iOS 26 introduced, behind a test for
  /// the compiler that comes with its SDK.
  ///
  /// Such a clause has code for older SDKs beside it, which works here.
  var isForLaterSystem: Bool {
    let words = condition?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
    guard words.hasPrefix("compiler(>=6.") || words.hasPrefix("swift(>=6."), words.hasSuffix(")"),
      let minor = words.dropLast().split(separator: ".").dropFirst().first.flatMap({ Int($0) }),
      minor >= 2
    else { return false }
    return elements?.trimmedDescription.contains("available(iOS 26") == true
  }
}
