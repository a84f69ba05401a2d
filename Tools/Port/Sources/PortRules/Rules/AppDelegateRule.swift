import SwiftSyntax

/// Makes the app delegate the entry point of a program, by `@main`.
final class AppDelegateRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let old = node.attributes.attribute("UIApplicationMain")
    let isDelegate = index[node.qualifiedName]?.inherited.contains("UIApplicationDelegate") == true
    guard isDelegate || old != nil else { return .visitChildren }
    if let old {
      edit(old, to: "@main")
      didChange(.appDelegate, at: old, "@UIApplicationMain is @main.")
    }
    if !node.modifiers.contains(.final), !node.modifiers.contains(.open),
      index.subclasses(of: node.qualifiedName).isEmpty
    {
      let start = source.range(of: node.classKeyword).lowerBound
      edit(start..<start, to: "final ")
      didChange(.appDelegate, at: node.classKeyword, "\(node.name.text) is final.")
    }
    return .visitChildren
  }
}
