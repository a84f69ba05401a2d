import SwiftSyntax

/// Removes a member of an extension that another module has, too, word for word.
///
/// A library and its demo are one module here, where a call of such a member is ambiguous.
final class DuplicateRule: RuleVisitor {
  /// The members that the sources before this one declare in extensions, by their texts.
  var known: [String: String] = [:]
  /// The members that this source declares in extensions.
  private(set) var own: [String: String] = [:]

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isPrivate, node.ancestor(IfConfigDeclSyntax.self) == nil else {
      return .skipChildren
    }
    let members = Array(node.memberBlock.members)
    var removed: [ExtensionMember] = []
    for item in members where !item.isPrivate && !item.decl.is(IfConfigDeclSyntax.self) {
      let text = node.conditionalName + " " + item.decl.words
      guard let path = known[text] else {
        own[text] = source.path
        continue
      }
      removed.append(ExtensionMember(item, in: source))
      didChange(
        .files, at: item, "\(item.decl.memberName) is in \(path), too, and is removed here.")
    }
    if removed.count == members.count, node.inheritanceClause == nil, !removed.isEmpty {
      let whole = node.headingOffset..<source.range(of: node).upperBound
      edit(source.text.withBlankLine(source.text.rangeToRemove(whole)), to: "")
    } else {
      for member in removed { edit(member.removal, to: "") }
    }
    return .skipChildren
  }
}

extension ExtensionDeclSyntax {
  /// The extended type with the conditions of the extension.
  fileprivate var conditionalName: String {
    extendedType.words + " " + (genericWhereClause?.words ?? "")
  }
}

extension SyntaxProtocol {
  /// The tokens of the node, with a space between them.
  fileprivate var words: String {
    tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}

extension WithModifiersSyntax {
  fileprivate var isPrivate: Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension MemberBlockItemSyntax {
  fileprivate var isPrivate: Bool {
    decl.asProtocol(WithModifiersSyntax.self)?.isPrivate == true
  }
}
