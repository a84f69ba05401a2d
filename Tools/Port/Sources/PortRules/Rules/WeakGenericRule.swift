import SwiftSyntax

/// Frees the parameter of a generic type from the condition that it is a class, where it is used
/// with a protocol: `Weak<T: AnyObject>` as `Weak<Observer>`.
///
/// Only a protocol of the Objective-C runtime's is a class itself, or an object of `NSObject`'s
/// protocol.
final class WeakGenericRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    free(node.genericParameterClause, of: node.qualifiedName, node.memberBlock)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let members = node.memberBlock.members.map(\.decl)
    let hasInitializer = members.contains { $0.is(InitializerDeclSyntax.self) }
    let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { $0.bindings.contains { $0.accessorBlock == nil } }
    let isBox = stored.count == 1 && stored[0].modifiers.contains(.weak)
    guard hasInitializer || isBox else {
      if !parameters(of: node.genericParameterClause, node.qualifiedName).isEmpty {
        leave(
          .oldSyntax, at: node,
          "\(node.name.text) is used with a protocol, which is no class here: "
            + "store its weak values as AnyObject.")
      }
      return .visitChildren
    }
    free(
      node.genericParameterClause, of: node.qualifiedName, node.memberBlock,
      writesInitializer: !hasInitializer)
    return .visitChildren
  }

  /// Returns the parameters of a generic type that have to be classes, if it is used with protocols.
  private func parameters(
    of clause: GenericParameterClauseSyntax?, _ type: String
  ) -> [GenericParameterSyntax] {
    guard index.typesOfProtocols.contains(type) else { return [] }
    return clause?.parameters.filter {
      ["AnyObject", "NSObjectProtocol"].contains($0.inheritedType?.trimmedDescription)
    } ?? []
  }

  private func free(
    _ clause: GenericParameterClauseSyntax?, of type: String, _ body: MemberBlockSyntax,
    writesInitializer: Bool = false
  ) {
    for parameter in parameters(of: clause, type) {
      guard let inherited = parameter.inheritedType else { continue }
      let start = source.range(of: parameter.name).upperBound
      edit(start..<source.range(of: inherited).upperBound, to: "")
      didChange(.oldSyntax, at: parameter, "\(type) is also for protocols.")
      let kept = body.members.compactMap {
        keepWeak($0, parameter.name.text, writesInitializer)
      }
      let stored = Dictionary(kept) { first, _ in first }
      for member in body.members {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self) else { continue }
        for item in initializer.body?.statements ?? [] { assign(item, stored) }
      }
    }
  }

  /// Stores the value of a weak property of the parameter's type as any object, and writes the
  /// initializer that a structure then lacks. Returns the names of both properties, or nil if the
  /// member is no such property.
  private func keepWeak(
    _ member: MemberBlockItemSyntax, _ parameter: String, _ writesInitializer: Bool
  ) -> (name: String, stored: String)? {
    guard let variable = member.decl.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let weak = variable.modifiers.first(where: { $0.name.tokenKind == .keyword(.weak) }),
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let annotation = binding.typeAnnotation, annotation.type.plainName == parameter
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let stored = "weak" + name.prefix(1).uppercased() + name.dropFirst()
    let start = source.range(of: variable)
    let indentation = source.text.indentation(at: start.lowerBound)
    let (inner, lineBreak) = (indentation + "  ", source.text.lineBreak)
    edit(
      start.lowerBound..<start.lowerBound,
      to: "private weak var \(stored): AnyObject?" + lineBreak + indentation)
    removeWithSpace(weak)
    var lines = [
      " {", inner + "get { \(stored) as? \(parameter) }",
      inner + "set { \(stored) = newValue as AnyObject? }", indentation + "}",
    ]
    if writesInitializer {
      let signature = "init(\(name): \(parameter)? = nil)"
      lines.append(indentation + signature + " { self.\(name) = \(name) }")
    }
    let end = source.range(of: annotation).upperBound
    edit(end..<start.upperBound, to: lines.joined(separator: lineBreak))
    didChange(.oldSyntax, at: variable, "\(name) is stored as any object.")
    return (name, stored)
  }

  /// Assigns a value to the stored property itself: an initializer cannot call the setter before it
  /// has called that of the superclass.
  private func assign(_ item: CodeBlockItemSyntax, _ stored: [String: String]) {
    guard let sequence = item.item.as(SequenceExprSyntax.self),
      case let parts = Array(sequence.elements), parts.count == 3,
      parts[1].is(AssignmentExprSyntax.self),
      let name = parts[0].calledName, let other = stored[name]
    else { return }
    if let member = parts[0].as(MemberAccessExprSyntax.self) {
      guard member.base?.trimmedDescription == "self" else { return }
      edit(member.declName, to: other)
    } else {
      edit(parts[0], to: other)
    }
    let end = source.range(of: parts[2]).upperBound
    edit(end..<end, to: " as AnyObject?")
  }
}

/// Finds the generic types whose argument is a protocol.
final class ProtocolArgumentCollector: SyntaxVisitor {
  private let index: TypeIndex
  private(set) var types: Set<String> = []

  init(_ index: TypeIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.identifierText
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    guard let name, let type = index.resolve(name, in: node.enclosingType) else {
      return .visitChildren
    }
    for argument in node.arguments {
      guard let written = argument.argument.as(TypeSyntax.self)?.plainName else { continue }
      let own = index.resolve(written, in: node.enclosingType)
      let isProtocol = own.map { index[$0]?.kind == .protocol }
      if isProtocol ?? (DelegateMethods.protocols[written] != nil) { types.insert(type) }
    }
    return .visitChildren
  }
}
