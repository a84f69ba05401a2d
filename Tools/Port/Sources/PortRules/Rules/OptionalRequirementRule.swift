import SwiftSyntax

/// Turns optional requirements of the sources' own protocols into defaults in an extension.
final class OptionalRequirementRule: RuleVisitor {
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl).filter { $0.optionalModifier != nil }
    let isObjectiveC = node.attributes.attribute("objc") != nil
    if isObjectiveC || !members.isEmpty { constrainToClasses(node) }
    let defaults = members.compactMap(makeDefault)
    members.forEach(removeModifier)
    guard !defaults.isEmpty else { return .skipChildren }
    let lineBreak = source.text.lineBreak
    let start = source.range(of: node)
    let outer = source.text.indentation(at: start.lowerBound)
    let inner = members.first.map { source.text.indentation(at: source.range(of: $0).lowerBound) }
    let indentation = inner.flatMap { $0.count > outer.count ? $0 : nil } ?? outer + "  "
    let access = node.modifiers.contains(.public) ? "public " : ""
    let body = defaults.map { "\(indentation)\(access)\($0)\(lineBreak)" }.joined()
    let head = "\(lineBreak)\(lineBreak)\(outer)extension \(node.qualifiedName) {\(lineBreak)"
    edit(start.upperBound..<start.upperBound, to: head + body + "\(outer)}")
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

  private func removeModifier(_ member: DeclSyntax) {
    guard let modifier = member.optionalModifier,
      let next = modifier.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return }
    let start = source.range(of: modifier).lowerBound
    edit(start..<source.range(of: next).lowerBound, to: "")
  }

  /// Returns the default of a requirement, or reports that it has none.
  private func makeDefault(_ member: DeclSyntax) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type
      guard type.map({ $0.isVoid || $0.isOptional }) ?? true else {
        return leaveDefault(function.name.text, at: member)
      }
      didChange(
        .optionalRequirements, at: member, "\(function.name.text) has a default in an extension.")
      let head = member.textWithoutAttributes
      return head + (type?.isOptional == true ? " { nil }" : " {}")
    }
    guard let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type, type.isOptional,
      binding.accessorBlock?.trimmedDescription.contains("set") == false
    else { return leaveDefault(member.trimmedDescription, at: member) }
    let name = binding.pattern.trimmedDescription
    didChange(.optionalRequirements, at: member, "\(name) has a default in an extension.")
    return "var \(name): \(type.trimmedDescription) { nil }"
  }

  private func leaveDefault(_ name: String, at member: DeclSyntax) -> String? {
    leave(
      .optionalRequirements, at: member,
      "\(name) is required now: write a default in an extension, or implement it everywhere.")
    return nil
  }
}

extension DeclSyntax {
  /// The modifier `optional`, or nil.
  fileprivate var optionalModifier: DeclModifierSyntax? {
    let modifiers =
      self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers
    return modifiers?.first { $0.name.tokenKind == .keyword(.optional) }
  }

  /// The text of a function's declaration from its keyword on.
  fileprivate var textWithoutAttributes: String {
    guard let function = self.as(FunctionDeclSyntax.self) else { return trimmedDescription }
    let isStatic = function.modifiers.contains(.static)
    let plain = function.with(\.attributes, []).with(\.modifiers, [])
    return (isStatic ? "static " : "") + plain.trimmedDescription
  }
}
