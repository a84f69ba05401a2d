import SwiftSyntax

/// Removes or replaces imports of modules that do not exist here.
final class ImportRule: RuleVisitor {
  /// The modules that the file imports, so that none is imported twice.
  private lazy var imported: Set<String> = {
    let items = source.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    return Set(items.filter { $0.path.count == 1 }.compactMap { $0.path.first?.name.text })
  }()

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    if module == "UIKit", node.path.count > 1, node.mayBeReached {
      replace(node, by: "UIKit")
    } else if isGuarded(node, by: module) {
      return .skipChildren
    } else if let replacement = ModuleNames.replaced[module] {
      replace(node, by: replacement)
    } else if ModuleNames.absent.contains(module) {
      remove(node)
      didChange(.imports, at: node, "import \(module) is removed.")
      leave(
        .imports, at: node, "\(module) does not exist here: replace what the file uses of it.",
        isMarked: false)
    } else if !ModuleNames.existing.contains(module) {
      leave(
        .imports, at: node,
        "\(module) is not among the sources: port it, too, or name it with --module.")
    }
    return .skipChildren
  }

  /// Replaces an import, or removes it if the file has the other one.
  private func replace(_ node: ImportDeclSyntax, by module: String?) {
    let text = node.trimmedDescription
    if let module, imported.insert(module).inserted {
      edit(node, to: "import \(module)")
      didChange(.imports, at: node, "\(text) is import \(module).")
    } else {
      remove(node)
      didChange(.imports, at: node, "\(text) is removed.")
    }
  }

  /// A Boolean value that indicates whether an import stands behind a condition that does not hold
  /// here, or that tests for the module.
  private func isGuarded(_ node: ImportDeclSyntax, by module: String) -> Bool {
    !node.mayBeReached
      || node.conditions.contains {
        $0.condition?.trimmedDescription.contains("canImport(\(module)") == true
      }
  }
}

extension SyntaxProtocol {
  /// The clauses of `#if` around the node.
  var conditions: [IfConfigClauseSyntax] {
    let next = ancestor(IfConfigClauseSyntax.self)
    return next.map { [$0] + $0.conditions } ?? []
  }

  /// A Boolean value that indicates whether no condition around the node is one of another
  /// platform's.
  var mayBeReached: Bool { conditions.allSatisfy(\.mayHold) }
}

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether the condition is `false`, as in what the tool leaves out.
  var isLeftOut: Bool { condition?.trimmedDescription == "false" }

  /// A Boolean value that indicates whether the condition may hold here: it is none of another
  /// platform's, nor the alternative to ours.
  fileprivate var mayHold: Bool {
    if isForLaterSystem || isLeftOut { return false }
    if let text = condition?.trimmedDescription {
      return text.isOurs || !(text.contains("os(") || text.contains("canImport("))
    }
    let all = parent?.as(IfConfigClauseListSyntax.self)?.compactMap(\.condition) ?? []
    return !all.contains { $0.trimmedDescription.isOurs }
  }
}

extension String {
  /// A Boolean value that indicates whether a condition names our platform.
  fileprivate var isOurs: Bool {
    contains("os(iOS)") || contains("canImport(UIKit)") || contains("os(Linux)")
  }
}

/// Removes imports of modules whose sources are ported into the same module.
///
/// - Note: `modules` is set before the walk.
final class OwnModuleRule: RuleVisitor {
  var modules: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text, modules.contains(module) {
      remove(node)
      didChange(.imports, at: node, "import \(module) is removed: its sources are here.")
    }
    return .skipChildren
  }
}
