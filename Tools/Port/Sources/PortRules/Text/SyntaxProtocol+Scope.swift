import SwiftSyntax

extension SyntaxProtocol {
  /// The name of the type whose declaration or extension the node lies in, with the names of the
  /// types around it: `Outer.Inner`. Nil outside all types.
  var enclosingType: String? {
    var names: [String] = []
    var node = parent
    while let current = node {
      if let found = current.as(ExtensionDeclSyntax.self) {
        names.insert(found.extendedName, at: 0)
        break
      }
      if let name = current.typeName {
        names.insert(name, at: 0)
      } else if !names.isEmpty,
        current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
      {
        break
      }
      node = current.parent
    }
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// The name that the node declares for a type, or nil if it declares none.
  fileprivate var typeName: String? {
    guard asProtocol(DeclGroupSyntax.self) != nil else { return nil }
    return asProtocol(NamedDeclSyntax.self)?.name.identifierText
  }

  /// The outermost type or extension around the node, or the node.
  var outermostDeclaration: Syntax {
    var outermost = Syntax(self)
    var node = parent
    while let current = node {
      if current.asProtocol(DeclGroupSyntax.self) != nil { outermost = current }
      node = current.parent
    }
    return outermost
  }

  /// The first node of a type among the node's parents.
  func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}

extension NamedDeclSyntax {
  /// The name of a type with the names of the types around it.
  var qualifiedName: String {
    [enclosingType, name.identifierText].compactMap { $0 }.joined(separator: ".")
  }
}

extension ExtensionDeclSyntax {
  /// The name of the extended type, without generic arguments.
  var extendedName: String { extendedType.plainName }
}

extension TypeSyntax {
  /// The name of a type without attributes, generic arguments, `?` and `!`.
  var plainName: String {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.plainName }
    if let implicit = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return implicit.wrappedType.plainName
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let existential = self.as(SomeOrAnyTypeSyntax.self) {
      return existential.constraint.plainName
    }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.plainName + "." + member.name.identifierText
    }
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.identifierText }
    return trimmedDescription
  }

  /// A Boolean value that indicates whether the type is an optional.
  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// A Boolean value that indicates whether the type is `Void`.
  var isVoid: Bool {
    trimmedDescription == "()" || trimmedDescription == "Void"
  }
}

extension TokenSyntax {
  /// The identifier, without backticks.
  var identifierText: String {
    text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool {
    contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension AttributeListSyntax {
  /// Returns the attribute with a name, or nil.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == name }
  }
}
