import SwiftSyntax

/// The method that a `#selector` names.
struct MethodReference {
  private let base: ExprSyntax?
  private let name: String
  /// The labels, if they are written.
  private let labels: [String]?
  /// The type after `as`.
  private let type: FunctionTypeSyntax?

  init(_ expression: ExprSyntax) throws {
    var expression = expression
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      expression = only.expression
    }
    var type: FunctionTypeSyntax?
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      type = sequence.elements.last?.as(TypeExprSyntax.self)?.type.as(FunctionTypeSyntax.self)
      guard sequence.elements.count == 3, type != nil else {
        throw UnknownMethod(message: "Write the selector as Selector(Type.method).")
      }
      expression = first
    }
    self.type = type
    let member = expression.as(MemberAccessExprSyntax.self)
    guard let method = member?.declName ?? expression.as(DeclReferenceExprSyntax.self) else {
      throw UnknownMethod(message: "Write the selector as Selector(Type.method).")
    }
    base = member?.base
    name = method.baseName.text
    labels = method.argumentNames?.arguments.map { $0.name.identifierText }
  }

  /// Returns the `Selector` of the method, named at a node.
  func selector(at node: some SyntaxProtocol, _ index: TypeIndex) throws -> String {
    let owner = try owner(at: node, index)
    let found = index.methods(name, of: owner)
    if index[owner]?.kind == .protocol {
      throw UnknownMethod(
        message: "A protocol's method has no selector: write Selector(Type.\(name)) of a class.")
    }
    try check(found)
    let isInherited = UIKitMethods.declares(name)
    let hasOtherMember = isInherited || index.hasProperty(name, in: owner)
    let isOverloaded = found.count > 1 || (!found.isEmpty && hasOtherMember)
    let labels = labels ?? (found.count == 1 ? found.first?.labels : nil)
    let isLabelled = isOverloaded && labels?.isEmpty == false
    let method = "\(owner).\(name)" + (isLabelled ? label(labels ?? []) : "")
    if let type { return "Selector(\(method) as \(methodType(owner, type)))" }
    if isOverloaded, !isLabelled {
      return "Selector(\(method) as (\(owner)) -> @MainActor () -> Void)"
    }
    return "Selector(\(method))"
  }

  /// Checks that a selector can name the method, if the sources have it.
  private func check(_ found: [TypeInfo.Method]) throws {
    let named = found.filter { labels == nil || $0.labels == labels }
    guard let method = named.first, named.count == 1 else { return }
    if method.isStatic {
      throw UnknownMethod(message: "\(name) is a method of the type: write one of its instances.")
    }
  }

  private func label(_ labels: [String]) -> String {
    "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// Returns the type of the unbound method: `(Page) -> @MainActor () -> Void`.
  private func methodType(_ owner: String, _ type: FunctionTypeSyntax) -> String {
    let result = type.returnClause.type
    if result.is(FunctionTypeSyntax.self) {
      return "(\(type.parameters.trimmedDescription)) -> @MainActor \(result.trimmedDescription)"
    }
    return "(\(owner)) -> @MainActor \(type.trimmedDescription)"
  }

  /// Returns the type whose method it is.
  private func owner(at node: some SyntaxProtocol, _ index: TypeIndex) throws -> String {
    let scope = node.enclosingType
    switch base?.trimmedDescription {
    case nil, "self"?, "Self"?, "self."?:
      guard let scope else {
        throw UnknownMethod(message: "Name the type of \(name): Selector(Type.\(name)).")
      }
      return declaring(scope, index)
    case "super"?:
      guard let scope, let parent = index[scope]?.inherited.first else {
        throw UnknownMethod(message: "Name the superclass: Selector(Type.\(name)).")
      }
      return parent
    case let text?:
      if text.first?.isUppercase == true, !text.contains("(") {
        return index.resolve(text, in: scope) ?? text
      }
      let isMember = text.hasPrefix("self.")
      let variable = isMember ? String(text.dropFirst(5)) : text
      let local = isMember ? nil : node.localType(of: variable)
      guard let type = local ?? scope.flatMap({ index.propertyType(variable, of: $0) }) else {
        throw UnknownMethod(message: "Name the type of \(text): Selector(Type.\(name)).")
      }
      return index.resolve(type, in: scope) ?? type
    }
  }

  /// Returns the innermost type around that has the method, or the innermost type: there the method
  /// is inherited from UIKit.
  private func declaring(_ scope: String, _ index: TypeIndex) -> String {
    var parts = scope.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let candidate = parts.joined(separator: ".")
      if !index.methods(name, of: candidate).isEmpty { return candidate }
      parts.removeLast()
    }
    return scope
  }
}
