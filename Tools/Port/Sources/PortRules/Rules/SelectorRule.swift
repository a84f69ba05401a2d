import SwiftSyntax

/// Rewrites `#selector(pan(_:))` as `Selector(Page.pan)`.
final class SelectorRule: RuleVisitor {
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if namesApplication(node) { return .skipChildren }
    if ["NSSelectorFromString", "Selector"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, let argument = node.arguments.first?.expression,
      node.calledExpression.trimmedDescription != "Selector" || argument.literalText != nil
    {
      guard let selector = argument.literalText.flatMap({ selector(named: $0, at: node) }) else {
        leave(.selectors, at: node, "A selector from text: write Selector(Type.method).")
        return .visitChildren
      }
      edit(node, to: selector)
      didChange(.selectors, at: node, "\(node.trimmedDescription) is \(selector).")
      return .skipChildren
    }
    return .visitChildren
  }

  /// Rewrites how libraries get the application, which app extensions may not name:
  /// `UIApplication.perform(NSSelectorFromString("sharedApplication"))`. Returns whether it has.
  private func namesApplication(_ node: FunctionCallExprSyntax) -> Bool {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return false }
    if node.calledExpression.trimmedDescription == "NSSelectorFromString",
      argument.expression.literalText == "sharedApplication"
    {
      edit(node, to: argument.expression.trimmedDescription)
      didChange(.selectors, at: node, "A name stands for the selector, which nothing performs.")
      return true
    }
    guard argument.label == nil, node.calledExpression.calledName == "perform",
      node.calledExpression.isMember(of: "UIApplication")
    else { return false }
    edit(node, to: "Optional(Unmanaged<AnyObject>.passUnretained(UIApplication.shared))")
    didChange(.selectors, at: node, "The shared application is named, not performed.")
    return true
  }

  /// Returns the selector of the only method of the sources that has a name of Objective-C's, or
  /// nil.
  private func selector(named text: String, at node: FunctionCallExprSyntax) -> String? {
    let name = text.hasSuffix(":") ? String(text.dropLast()) : text
    let labels = text.hasSuffix(":") ? ["_"] : []
    if name.isEmpty || name.contains(":") { return nil }
    let scope = node.enclosingType
    let isOwn = scope.map { !index.methods(name, of: $0).isEmpty } == true
    let owners = index.types.filter { type in
      type.value.kind == .class
        && type.value.methods.contains {
          $0.name == name && $0.labels == labels && !$0.isStatic && !$0.isOverride
        }
    }
    guard let owner = isOwn ? scope : owners.count == 1 ? owners.first?.key : nil else {
      return nil
    }
    let written = labels.isEmpty ? "\(owner).\(name)" : "\(owner).\(name)(_:)"
    let isOverloaded = index.methods(name, of: owner).count > 1
    if isOverloaded, labels.isEmpty { return nil }
    return "Selector(\(isOverloaded ? written : "\(owner).\(name)"))"
  }

  /// Returns a selector that reads a property of a class, or nil if the class is not written.
  ///
  /// A performed selector has no result here, whatever it calls.
  private func reader(of property: ExprSyntax) -> String? {
    guard let name = property.calledName else { return nil }
    let base = property.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
    let owner = base == "self" ? nil : base
    guard let type = owner ?? property.enclosingType, type.first?.isUppercase == true,
      owner != nil || property.is(DeclReferenceExprSyntax.self) || base == "self"
    else { return nil }
    return "Selector { (object: \(type)) in { _ = object.\(name) } }"
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector" else { return .visitChildren }
    guard let argument = node.arguments.first, node.arguments.count == 1 else {
      return .skipChildren
    }
    if argument.label?.text == "getter", let text = reader(of: argument.expression) {
      edit(node, to: text)
      didChange(.selectors, at: node, "\(node.trimmedDescription) is \(text).")
      return .skipChildren
    }
    if let label = argument.label {
      leave(.selectors, at: node, "#selector(\(label.text):) has no counterpart: write a method.")
      return .skipChildren
    }
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self), sequence.compares {
      leave(.selectors, at: node, "Selectors are not compared here: keep a Boolean, or an enum.")
      return .skipChildren
    }
    do {
      let reference = try MethodReference(argument.expression)
      let text = try reference.selector(at: node, index)
      edit(node, to: text)
      didChange(.selectors, at: node, "\(node.trimmedDescription) is \(text).")
    } catch let error as UnknownMethod {
      leave(.selectors, at: node, error.message)
    } catch {
      leave(.selectors, at: node, "Write the selector as Selector(Type.method).")
    }
    return .skipChildren
  }
}

/// The reason why a selector stays as it is.
struct UnknownMethod: Error {
  let message: String
}

extension ExprSyntax {
  /// The text of a string literal, in parentheses or not.
  var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns whether the expression is a member of a type, written with the type's name.
  func isMember(of type: String) -> Bool {
    self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == type
  }

  /// The name of the member or function that is called, without what it is called on.
  var calledName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.identifierText
    }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.calledName }
    if let unwrapped = self.as(ForceUnwrapExprSyntax.self) {
      return unwrapped.expression.calledName
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
  }
}

extension SequenceExprSyntax {
  /// A Boolean value that indicates whether the expression is a comparison for equality.
  fileprivate var compares: Bool {
    elements.contains { ["==", "!="].contains($0.trimmedDescription) }
  }
}
