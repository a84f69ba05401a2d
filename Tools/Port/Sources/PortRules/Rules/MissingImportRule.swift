import SwiftSyntax

/// Adds the imports that a file had from elsewhere: from the umbrella header of a framework target,
/// or as parts of Foundation.
final class MissingImportRule: RuleVisitor {
  private var names: Set<String> = []
  private var imported: Set<String> = []
  private var lastImport: ImportDeclSyntax?

  /// The names of the Objective-C runtime that come with Foundation there, and with UIKit here.
  private static let runtime: Set<String> = [
    "Selector", "autoreleasepool", "objc_getAssociatedObject", "objc_setAssociatedObject",
    "objc_sync_enter", "objc_sync_exit",
  ]

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if token.parent?.as(MacroExpansionExprSyntax.self)?.macroName.text == "selector" {
        names.insert("Selector")
      } else if case .identifier(let name) = token.tokenKind, !names.contains(name),
        token.isReference, token.mayBeReached
      {
        names.insert(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text, node.mayBeReached else { return .skipChildren }
    imported.insert(ModuleNames.replaced[module].flatMap { $0 } ?? module)
    let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if isTopLevel, ModuleNames.existing.contains(module) { lastImport = node }
    return .skipChildren
  }

  override func visitPost(_ node: SourceFileSyntax) {
    let isUIKit = !imported.isDisjoint(with: ["GlissadeTesting", "UIKit"])
    let hasLayers = imported.contains("QuartzCore")
    let hasGeometry = hasLayers || imported.contains("CoreGraphics")
    var added: [String] = []
    let needsUIKit = missing { name in
      if name.hasPrefix("CA") { return !hasLayers && name.isOfFramework("CA") }
      if name.hasPrefix("CG") {
        return !hasGeometry && name.isOfFramework("CG") && !ModuleNames.foundation.contains(name)
      }
      return name.isOfFramework("UI") || Self.runtime.contains(name)
        || ModuleNames.layoutTypes.contains(name)
    }
    if !isUIKit, let name = needsUIKit {
      added.append("UIKit")
      report("UIKit", name, node)
    } else if !isUIKit, !hasGeometry, !imported.contains("Foundation"),
      let name = missing({ ModuleNames.foundation.contains($0) })
    {
      added.append("Foundation")
      report("Foundation", name, node)
    }
    if !imported.contains("FoundationNetworking"),
      let name = missing({ ModuleNames.networking.contains($0) })
    {
      added.append("FoundationNetworking")
      report("FoundationNetworking", name, node)
    }
    insert(added, in: node)
  }

  /// Returns the first name that the file uses, that is one of a module's, and that the sources do
  /// not declare.
  private func missing(_ isOfModule: (String) -> Bool) -> String? {
    names.sorted().first { isOfModule($0) && !index.declares($0) }
  }

  private func report(_ module: String, _ name: String, _ node: SourceFileSyntax) {
    let place = node.statements.first.map(Syntax.init) ?? Syntax(node)
    didChange(
      .imports, at: lastImport.map(Syntax.init) ?? place,
      "import \(module) is added: \(name) is declared there.")
  }

  private func insert(_ modules: [String], in node: SourceFileSyntax) {
    if modules.isEmpty { return }
    let lineBreak = source.text.lineBreak
    let lines = modules.map { "import \($0)" }
    if let lastImport {
      let end = source.range(of: lastImport).upperBound
      edit(end..<end, to: lines.map { lineBreak + $0 }.joined())
    } else if let first = node.statements.first {
      // The comments above a declaration belong to it, the one above a blank line to the file.
      let start = max(first.attachedOffset, node.shebang?.endPosition.utf8Offset ?? 0)
      edit(start..<start, to: lines.map { $0 + lineBreak }.joined() + lineBreak)
    }
  }
}

extension TokenSyntax {
  /// A Boolean value that indicates whether the token refers to a type or function by its name, and
  /// not to a member.
  fileprivate var isReference: Bool {
    if let name = parent?.as(DeclReferenceExprSyntax.self) {
      return name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
    }
    return parent?.is(IdentifierTypeSyntax.self) == true
  }
}

extension String {
  /// A Boolean value that indicates whether the name has the form of a framework's, as `UIView` has
  /// that of `UI`.
  fileprivate func isOfFramework(_ prefix: String) -> Bool {
    let rest = dropFirst(prefix.count)
    guard hasPrefix(prefix), let first = rest.first, first.isUppercase else { return false }
    return rest.contains(where: \.isLowercase)
  }
}
