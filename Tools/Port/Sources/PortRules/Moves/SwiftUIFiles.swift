import SwiftSyntax

/// The sources with an interface of SwiftUI's that no other source needs.
///
/// Libraries of views have such files beside the others. SwiftUI does not exist here, so these files
/// are left out of what is compiled.
struct SwiftUIFiles {
  /// The places of the files among the sources.
  private(set) var places: Set<Int>

  /// Finds the files among sources.
  init(_ sources: [ParsedSource]) {
    let names = sources.map(\.usedNames)
    places = Set(sources.indices.filter { sources[$0].isGuardedForSwiftUI })
    let others = sources.indices.filter { !places.contains($0) }
    var found = others.filter { sources[$0].importOfSwiftUI != nil && !sources[$0].isTest }
    while true {
      let kept = others.filter { !found.contains($0) }
      let used = kept.reduce(into: Set<String>()) { $0.formUnion(names[$1]) }
      let declared = Set(kept.flatMap { sources[$0].typeNames })
      let unneeded = found.filter {
        used.isDisjoint(with: sources[$0].offeredNames(knowing: declared))
      }
      if unneeded.count == found.count { break }
      found = unneeded
    }
    places.formUnion(found)
  }
}

/// Leaves a source out of what is compiled where there is no SwiftUI.
final class SwiftUIFileRule: RuleVisitor {
  private static let message =
    "SwiftUI does not exist here, and no other file needs this one: it is left out."

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    if source.isGuardedForSwiftUI {
      if source.text.string.contains(Self.message) {
        leave(.imports, at: node, Self.message, isMarked: false)
      }
      return .skipChildren
    }
    guard let first = node.statements.first, let place = source.importOfSwiftUI else {
      return .skipChildren
    }
    let start = source.text.lineStart(of: source.range(of: first).lowerBound)
    let (end, newline) = (source.text.bytes.count, source.text.lineBreak)
    let isOpen = source.text.bytes.last != UInt8(ascii: "\n")
    edit(
      start..<start, to: "\(Marker.prefix)\(Self.message)\(newline)#if canImport(SwiftUI)\(newline)"
    )
    edit(end..<end, to: (isOpen ? newline : "") + "#endif\(newline)")
    leave(.imports, at: place, Self.message, isMarked: false)
    return .skipChildren
  }
}

extension ParsedSource {
  /// The import of SwiftUI, or nil if there is none, or a condition around it.
  fileprivate var importOfSwiftUI: ImportDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .first { $0.path.first?.name.text == "SwiftUI" }
  }

  /// A Boolean value that indicates whether the whole source stands behind a test for SwiftUI.
  fileprivate var isGuardedForSwiftUI: Bool {
    let items = tree.statements.filter { !$0.item.is(ImportDeclSyntax.self) }
    guard items.count == 1, let block = items.first?.item.as(IfConfigDeclSyntax.self) else {
      return false
    }
    let condition = block.clauses.first?.condition?.trimmedDescription ?? ""
    return block.clauses.count == 1 && condition.contains("canImport(SwiftUI)")
      && !condition.contains("||")
  }

  /// The names of the types that the source declares outside of all others.
  fileprivate var typeNames: [String] {
    tree.statements.compactMap { item in
      item.item.is(ExtensionDeclSyntax.self)
        ? nil
        : item.item.asProtocol(DeclGroupSyntax.self)?.asProtocol(NamedDeclSyntax.self)?.name
          .identifierText
    }
  }

  /// Returns the names that other sources can use of this one.
  ///
  /// - Parameter types: The types that the other sources declare. Members of others' types count if UIKit
  ///   has the type: the others are SwiftUI's own.
  fileprivate func offeredNames(knowing types: Set<String>) -> Set<String> {
    var names = Set(typeNames + globalNames)
    for item in tree.statements {
      guard let node = item.item.as(ExtensionDeclSyntax.self),
        let type = node.extendedName.split(separator: ".").first.map(String.init),
        types.contains(type) || UIKitTypes.declares(type) || ModuleNames.foundation.contains(type)
      else { continue }
      names.formUnion(node.memberBlock.members.flatMap(\.decl.declaredNames))
    }
    return names
  }

  /// The names that the source mentions.
  fileprivate var usedNames: Set<String> {
    var names: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if case .identifier = token.tokenKind { names.insert(token.identifierText) }
    }
    return names
  }
}

extension DeclSyntax {
  /// The names that a member declares.
  fileprivate var declaredNames: [String] {
    let bindings = self.as(VariableDeclSyntax.self)?.bindings ?? []
    let name = asProtocol(NamedDeclSyntax.self)?.name.identifierText
    return bindings.map(\.pattern.trimmedDescription) + (name.map { [$0] } ?? [])
  }
}
