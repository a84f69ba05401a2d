import SwiftSyntax

/// Collects the types of a source.
final class TypeIndexBuilder: SyntaxVisitor {
  private let file: Int
  private(set) var types: [String: TypeInfo]

  init(file: Int, types: [String: TypeInfo]) {
    self.file = file
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .class)
    types[node.qualifiedName]?.isFinal = node.modifiers.contains(.final)
    return .visitChildren
  }

  /// Leaves out what is only compiled elsewhere than in a Swift package, as this one is.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.condition?.trimmedDescription == "!SWIFT_PACKAGE" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .value)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .value)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .value)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node, .protocol)
    types[node.qualifiedName]?.requiresInitializer = node.memberBlock.members.contains {
      $0.decl.is(InitializerDeclSyntax.self)
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types[node.extendedName, default: TypeInfo()].inherited += names(node.inheritanceClause)
    if let text = node.textForObjects {
      types[node.extendedName, default: TypeInfo()].extensions.append(text)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingType else { return .visitChildren }
    let method = TypeInfo.Method(node)
    types[owner, default: TypeInfo()].methods.append(method)
    if node.modifiers.contains(.optional) {
      types[owner, default: TypeInfo()].optionalMembers.append(OptionalMember(node))
    }
    // Local functions are no members.
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.enclosingType, node.ancestor(CodeBlockSyntax.self) == nil else {
      return .visitChildren
    }
    if node.modifiers.contains(.optional), let member = OptionalMember(node) {
      types[owner, default: TypeInfo()].optionalMembers.append(member)
    }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
      else { continue }
      types[owner, default: TypeInfo()].properties[name] = .some(binding.writtenType)
      if binding.typeAnnotation?.type.isOptional == true {
        types[owner, default: TypeInfo()].optionalProperties.insert(name)
      }
      if node.modifiers.contains(.override) {
        types[owner, default: TypeInfo()].overriddenProperties.insert(name)
      }
    }
    return .visitChildren
  }

  private func declare(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeInfo.Kind) {
    var info = types[node.qualifiedName] ?? TypeInfo()
    info.kind = kind
    info.file = file
    info.inherited = names(node.inheritanceClause) + info.inherited
    types[node.qualifiedName] = info
  }

  private func names(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { $0.type.plainName } ?? []
  }
}

extension TypeInfo.Method {
  init(_ node: FunctionDeclSyntax) {
    name = node.name.identifierText
    labels = node.signature.parameterClause.parameters.map { $0.firstName.identifierText }
    isStatic = node.modifiers.contains(.static) || node.modifiers.contains(.class)
    isOverride = node.modifiers.contains(.override)
  }
}

extension ExtensionDeclSyntax {
  /// The text of the extension as one of all objects, without initializers; nil if it has no other
  /// members, or some that rules would have to change.
  fileprivate var textForObjects: String? {
    let members = memberBlock.members.filter { item in
      !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.`init`) }
    }
    let body = members.map(\.description).joined()
    guard !members.isEmpty, genericWhereClause == nil, inheritanceClause == nil,
      !body.contains("#"), !body.contains("@objc")
    else { return nil }
    let objects = IdentifierTypeSyntax(
      name: .identifier("NSObjectProtocol", trailingTrivia: .space))
    let plain = with(\.extendedType, TypeSyntax(objects))
      .with(\.memberBlock, memberBlock.with(\.members, members))
    return plain.trimmedDescription
  }
}
