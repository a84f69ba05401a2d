import SwiftSyntax

/// Marks uses of types, functions and constants of UIKit's that the modules do not have.
final class AbsentRule: RuleVisitor {
  /// The names that other rules mark or replace.
  private static let elsewhere: Set<String> = ["UIApplicationMain"]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.declName.id != node.id { check(node.baseName) }
    return .visitChildren
  }

  private func check(_ token: TokenSyntax) {
    let name = token.identifierText
    guard UIKitTypes.isInForm(name) || AbsentNames.types.contains(name), !UIKitTypes.declares(name),
      !Self.elsewhere.contains(name), !isReplaced(name), !isOwn(name), token.mayBeReached
    else { return }
    leave(.absent, at: token, "\(name) does not exist here.")
  }

  private func isReplaced(_ name: String) -> Bool {
    OldNames.global[name] != nil || OldNames.properties[name] != nil
      || ModuleNames.foundation.contains(name) || ModuleNames.existing.contains(name)
      || name.hasSuffix("Make")
      || name == "UIEdgeInsetsInsetRect" || name == "UIAccessibilityPostNotification"
  }

  private func isOwn(_ name: String) -> Bool {
    index.declares(name)
      || index.types.contains { $0.value.kind != .external && $0.key.hasSuffix("." + name) }
  }
}
