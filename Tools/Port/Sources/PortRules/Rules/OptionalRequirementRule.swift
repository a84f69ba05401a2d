import SwiftSyntax

/// Turns optional requirements of the sources' own protocols into defaults in an extension.
final class OptionalRequirementRule: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl).filter { $0.optionalModifier != nil }
    let isObjectiveC = node.attributes.attribute("objc") != nil
    if isObjectiveC || !members.isEmpty { constrainToClasses(node) }
    let defaults = members.compactMap(makeDefault)
    for modifier in members.compactMap(\.optionalModifier) { removeWithSpace(modifier) }
    guard !defaults.isEmpty else { return .skipChildren }
    let lineBreak = source.text.lineBreak
    let outer = source.text.indentation(at: source.range(of: node.outermostDeclaration).lowerBound)
    let inner = members.first.map { source.text.indentation(at: source.range(of: $0).lowerBound) }
    let indentation = inner.flatMap { $0.count > outer.count ? $0 : nil } ?? outer + "  "
    let access = node.modifiers.contains(.public) ? "public " : ""
    let body = defaults.map { "\(indentation)\(access)\($0)\(lineBreak)" }.joined()
    let outermost = source.range(of: node.outermostDeclaration)
    let head = "\(lineBreak)\(lineBreak)\(outer)extension \(node.qualifiedName) {\(lineBreak)"
    edit(outermost.upperBound..<outermost.upperBound, to: head + body + "\(outer)}")
    return .skipChildren
  }

  /// Reports an optional method that only a subclass of the class with the conformance implements:
  /// the default of the extension would run instead.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let lineage = index.lineage(of: node.qualifiedName)
    for ancestor in lineage.dropFirst() {
      let inherited = index[ancestor]?.inherited ?? []
      let names = Set(inherited.flatMap { index.optionalMethods(ofProtocol: $0) })
      for method in index[node.qualifiedName]?.methods ?? []
      where names.contains(method.name) && !method.isOverride {
        let isKnown = lineage.dropFirst().contains { type in
          index[type]?.methods.contains { $0.hasName(of: method) } == true
        }
        if isKnown { continue }
        leave(
          .optionalRequirements, at: node,
          "\(method.name) is not called: implement it in \(ancestor), too, and override it here.")
      }
    }
    return .visitChildren
  }

  /// A protocol of the Objective-C runtime can be adopted by classes only, and held weakly.
  private func constrainToClasses(_ node: ProtocolDeclSyntax) {
    guard node.inheritanceClause == nil else { return }
    let end = source.range(of: node.name).upperBound
    edit(end..<end, to: ": AnyObject")
    didChange(.optionalRequirements, at: node.name, "\(node.name.text) is for classes: AnyObject.")
  }

  /// Makes the result of an implementation an optional, as that of its requirement is.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let member = index.own[node.fullName], let type = node.signature.returnClause?.type {
      makeOptional(type, of: member, in: node.enclosingType)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let member = index.own[binding.pattern.trimmedDescription]
    {
      makeOptional(type, of: member, in: node.enclosingType)
    }
    return .visitChildren
  }

  private func makeOptional(_ type: TypeSyntax, of member: OptionalMember, in owner: String?) {
    guard member.isPlain, member.value == .none,
      type.trimmedDescription == member.type?.trimmedDescription, let owner,
      index.types.contains(where: { name, info in
        info.optionalMembers.contains { $0.fullName == member.fullName }
          && index.conforms(owner, to: name)
      })
    else { return }
    edit(type, to: type.optionalText)
    didChange(.optionalRequirements, at: type, "\(member.name) returns an optional.")
  }

  /// Returns the default of a requirement.
  private func makeDefault(_ declaration: DeclSyntax) -> String? {
    // Two requirements can have the same full name, and differ in the types of their arguments.
    guard let member = index.own[declaration.requirementName ?? ""],
      let own = declaration.optionalMember
    else { return nil }
    let result = member.value.text
    var type = own.type?.trimmedDescription ?? ""
    if own.isPlain, member.value == .none, let written = own.type {
      type = written.optionalText
      edit(written, to: type)
      leave(
        .optionalRequirements, at: declaration,
        "\(member.name) returns an optional here: implementations elsewhere return \(type), too.")
    } else {
      let text = own.type == nil ? "" : ": \(result)"
      didChange(
        .optionalRequirements, at: declaration,
        "\(member.name) has a default in an extension\(text).")
    }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let plain = function.textWithoutAttributes
      guard let written = own.type else { return plain + " {}" }
      return plain.dropLast(written.trimmedDescription.count) + "\(type) { \(result) }"
    }
    let accessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    let isSettable = accessors?.trimmedDescription.contains("set") == true
    let body = isSettable ? "{ get { \(result) } set {} }" : "{ \(result) }"
    return "var \(member.name): \(type) \(body)"
  }
}

extension DeclSyntax {
  /// The modifier `optional`, or nil.
  fileprivate var optionalModifier: DeclModifierSyntax? {
    let modifiers =
      self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.tokenKind == .keyword(.optional) }
  }

  /// The declaration as an optional requirement, or nil if it is none that can be one.
  fileprivate var optionalMember: OptionalMember? {
    self.as(FunctionDeclSyntax.self).map(OptionalMember.init)
      ?? self.as(VariableDeclSyntax.self).flatMap(OptionalMember.init)
  }

  /// The full name of the requirement that the declaration is.
  fileprivate var requirementName: String? {
    self.as(FunctionDeclSyntax.self)?.fullName
      ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
  }
}

extension FunctionDeclSyntax {
  /// The text of the declaration from its keyword on.
  fileprivate var textWithoutAttributes: String {
    let isStatic = modifiers.contains(.static)
    let plain = with(\.attributes, []).with(\.modifiers, [])
    return (isStatic ? "static " : "") + plain.trimmedDescription
  }
}

extension TypeSyntax {
  /// The text of the type as an optional.
  fileprivate var optionalText: String {
    let isName = self.is(IdentifierTypeSyntax.self) || self.is(MemberTypeSyntax.self)
    return isName ? "\(trimmedDescription)?" : "(\(trimmedDescription))?"
  }
}
