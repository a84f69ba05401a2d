import SwiftSyntax

/// Makes the app delegate the entry point of a program with our `main()`.
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
    if old != nil || node.attributes.attribute("main") != nil { importGlissade(for: node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "UIApplicationMain",
      let name = node.arguments.last?.expression.as(FunctionCallExprSyntax.self),
      name.calledExpression.trimmedDescription == "NSStringFromClass",
      let type = name.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
    else { return .visitChildren }
    edit(node, to: "\(type.trimmedDescription).main()")
    didChange(.appDelegate, at: node, "UIApplicationMain is \(type.trimmedDescription).main().")
    importGlissade(for: node)
    return .skipChildren
  }

  /// Imports the module that declares `main()`.
  private func importGlissade(for node: some SyntaxProtocol) {
    let imports = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard !imports.contains(where: { $0.path.trimmedDescription == "Glissade" }) else { return }
    let place = imports.first.map { source.range(of: $0).lowerBound } ?? 0
    edit(place..<place, to: "import Glissade" + source.text.lineBreak)
    didChange(.appDelegate, at: node, "Glissade is imported.")
  }
}
