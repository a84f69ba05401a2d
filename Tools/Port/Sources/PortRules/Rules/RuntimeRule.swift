import SwiftSyntax

/// Marks calls into the Objective-C runtime that nothing replaces mechanically.
final class RuntimeRule: RuleVisitor {
  private static let functions: [String: String] = [
    "NSClassFromString": "NSClassFromString: name the type.",
    "class_addMethod": "There is no Objective-C runtime: write a subclass.",
    "class_getInstanceMethod": "There is no Objective-C runtime: write a subclass.",
    "method_exchangeImplementations": "Methods cannot be exchanged: write a subclass.",
    "method_setImplementation": "Methods cannot be exchanged: write a subclass.",
    "object_setClass": "There is no Objective-C runtime: write a subclass.",
    "observeValue": "Key–value observing by key path does not exist: observe(\\.key) does.",
    "objc_sync_enter": "objc_sync_enter does not exist: use a lock of Foundation's.",
    "objc_sync_exit": "objc_sync_exit does not exist: use a lock of Foundation's.",
    "autoreleasepool": "autoreleasepool does not exist, nor do such objects: write a do.",
    "performSelector": "performSelector does not exist: call the method.",
    "responds": "responds(to:) cannot be overridden: nothing calls this.",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName else { return .visitChildren }
    if let message = Self.functions[name], name != "responds" {
      leave(.runtime, at: node, message)
    } else if name == "addObserver",
      node.arguments.contains(where: { $0.label?.text == "forKeyPath" })
    {
      leave(.runtime, at: node, "Observing by key path does not exist: observe(\\.key) does.")
    }
    if accessesKey(node, name) {
      leave(.runtime, at: node, "\(name)(forKey:) does not exist: use the property.")
    }
    return .visitChildren
  }

  /// A Boolean value that indicates whether a call reads or writes a property by its name, of an
  /// object that cannot do that.
  ///
  /// Responders, layers and animations can. Nothing is said of an object whose type is unknown.
  private func accessesKey(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard ["value", "setValue"].contains(name), let last = node.arguments.last?.label?.text,
      ["forKey", "forKeyPath"].contains(last), let type = receiver(of: node)
    else { return false }
    guard let found = index.resolve(type, in: node.enclosingType) else {
      return Self.withoutKeys.contains(type)
    }
    let root = index.lineage(of: found).last.flatMap { index[$0]?.inherited.first } ?? ""
    return !(root.hasPrefix("UI") || root.hasPrefix("CA")) || Self.withoutKeys.contains(root)
  }

  /// Returns the type of the object that is called, if it is written somewhere.
  private func receiver(of node: FunctionCallExprSyntax) -> String? {
    guard let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
      return node.enclosingType
    }
    let scope = node.enclosingType
    guard let name = base.calledName, base.trimmedDescription != "self" else { return scope }
    if base.is(DeclReferenceExprSyntax.self), let local = node.localType(of: name) { return local }
    let isOwn = base.is(DeclReferenceExprSyntax.self) || base.trimmedDescription == "self.\(name)"
    return isOwn ? scope.flatMap { index.propertyType(name, of: $0) } : nil
  }

  /// Classes of UIKit's without access by keys.
  private static let withoutKeys: Set<String> = [
    "NSLayoutConstraint", "NSObject", "UIAlertAction", "UIBarButtonItem", "UIBarItem",
    "UIGestureRecognizer", "UINavigationItem", "UIPanGestureRecognizer", "UIScreen",
    "UITabBarItem", "UITapGestureRecognizer", "UITraitCollection",
  ]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if node.modifiers.contains(.override),
      ["observeValue", "responds"].contains(name)
    {
      leave(.runtime, at: node, Self.functions[name] ?? name)
    }
    return .visitChildren
  }
}
