import SwiftSyntax

/// Removes attributes of the Objective-C runtime and of Interface Builder.
final class AttributeRule: RuleVisitor {
  static let removed: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "NSCopying", "nonobjc", "objc", "objcMembers",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removed.contains(name) {
      removeWithSpace(node)
      didChange(.attributes, at: node, "@\(name) is removed.")
      leaveMeaning(of: name, at: node)
    } else if name == "NSManaged" {
      leave(.attributes, at: node, "@NSManaged: there is no Core Data. Store the property.")
    } else if name == "convention", node.arguments?.trimmedDescription == "block" {
      removeWithSpace(node)
      didChange(.attributes, at: node, "@convention(block) is removed.")
    }
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.tokenKind == .keyword(.dynamic) {
      removeWithSpace(node)
      didChange(.attributes, at: node, "dynamic is removed.")
    }
    return .skipChildren
  }

  /// Reports what an attribute did that nothing replaces.
  private func leaveMeaning(of name: String, at node: AttributeSyntax) {
    switch name {
    case "IBOutlet":
      guard let variable = node.ancestor(VariableDeclSyntax.self),
        variable.bindings.contains(where: { $0.initializer == nil && !$0.isComputed })
      else { return }
      let outlet = variable.bindings.first?.pattern.trimmedDescription ?? "it"
      let isDelegate = ["dataSource", "delegate"].contains {
        outlet.lowercased().hasSuffix($0.lowercased())
      }
      // Code sets these, too.
      if isDelegate || index.assigned.contains(outlet) { return }
      leave(
        .outlets, at: variable,
        "No nib connects the outlet \(outlet): make the view in loadView or viewDidLoad.")
    case "IBSegueAction":
      leave(.storyboards, at: node, "No storyboard calls this segue action.")
    case "NSCopying":
      leave(.attributes, at: node, "@NSCopying: copy the value where it is set.")
    default: break
    }
  }
}

/// Removes attributes that stand after modifiers, as in `private @objc func`.
///
/// The compiler accepts them there, swift-syntax does not.
final class MisplacedAttributeRule: RuleVisitor {
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (sign, name) in zip(tokens, tokens.dropFirst())
    where sign.tokenKind == .atSign && AttributeRule.removed.contains(name.text) {
      var last = name
      if let open = name.nextToken(viewMode: .sourceAccurate), open.tokenKind == .leftParen,
        let close = tokens.first(where: {
          $0.tokenKind == .rightParen && $0.position > open.position
        })
      {
        last = close
      }
      let end = last.endPosition.utf8Offset
      edit(source.range(of: sign).lowerBound..<end, to: "")
      didChange(.attributes, at: sign, "@\(name.text) is removed.")
    }
    return .skipChildren
  }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether the property has a getter; observers alone leave it
  /// stored.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
  }
}
