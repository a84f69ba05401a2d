import SwiftSyntax

/// Marks calls into the Objective-C runtime that nothing replaces mechanically.
final class RuntimeRule: RuleVisitor {
  private static let functions: [String: String] = [
    "NSClassFromString": "NSClassFromString: name the type.",
    "NSSelectorFromString": "NSSelectorFromString: write Selector(Type.method).",
    "class_addMethod": "There is no Objective-C runtime: write a subclass.",
    "class_getInstanceMethod": "There is no Objective-C runtime: write a subclass.",
    "method_exchangeImplementations": "Methods cannot be exchanged: write a subclass.",
    "method_setImplementation": "Methods cannot be exchanged: write a subclass.",
    "object_setClass": "There is no Objective-C runtime: write a subclass.",
    "observeValue": "Key–value observing by key path does not exist: observe(\\.key) does.",
    "forwardingTarget": "Messages cannot be forwarded: write the methods.",
    "objc_sync_enter": "objc_sync_enter does not exist: use a lock of Foundation's.",
    "objc_sync_exit": "objc_sync_exit does not exist: use a lock of Foundation's.",
    "autoreleasepool": "autoreleasepool does not exist, nor do such objects: write a do.",
    "performSelector": "perform(_:) does not exist: call the method.",
    "responds": "responds(to:) cannot be overridden: nothing calls this.",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.calledExpression.calledName else { return .visitChildren }
    let label = node.arguments.first?.label?.text
    if let message = Self.functions[name], name != "responds" {
      leave(.runtime, at: node, message)
    } else if name == "Selector", node.arguments.first?.isText == true {
      leave(.runtime, at: node, "A selector from text: write Selector(Type.method).")
    } else if name == "perform", label == nil, node.performsSelector {
      leave(.runtime, at: node, "perform(_:) does not exist: call the method.")
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

  /// Whether a call reads or writes a property by its name. Layers and animations can do that.
  private func accessesKey(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard ["value", "setValue"].contains(name), let last = node.arguments.last?.label?.text,
      ["forKey", "forKeyPath"].contains(last),
      let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
    else { return false }
    let receiver = base.trimmedDescription.lowercased()
    return !["layer", "anim", "transaction"].contains { receiver.contains($0) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if node.modifiers.contains(.override),
      ["observeValue", "forwardingTarget", "responds"].contains(name)
    {
      leave(.runtime, at: node, Self.functions[name] ?? name)
    }
    return .visitChildren
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is a text, in parentheses or not.
  fileprivate var isText: Bool {
    let tuple = expression.as(TupleExprSyntax.self)?.elements.first?.expression
    return (tuple ?? expression).is(StringLiteralExprSyntax.self)
  }

  /// Whether the argument is a selector.
  fileprivate var isSelector: Bool {
    let text = expression.trimmedDescription
    return text.hasPrefix("#selector") || text.hasPrefix("Selector(")
  }
}

extension FunctionCallExprSyntax {
  /// Whether the arguments are those of `perform(_:)`, `perform(_:with:)` and the like, of which
  /// only the one with a delay exists.
  fileprivate var performsSelector: Bool {
    if arguments.contains(where: { $0.label?.text == "afterDelay" }) { return false }
    if arguments.first?.isSelector == true { return true }
    return arguments.dropFirst().first?.label?.text == "with"
  }
}
