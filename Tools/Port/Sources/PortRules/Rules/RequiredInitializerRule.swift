import SwiftSyntax

/// Makes initializers required that are called on a metatype, as in `type.init()`.
///
/// An initializer that a class inherits from an Objective-C class is required of itself.
final class RequiredInitializerRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    for called in index.lineage(of: node.qualifiedName) {
      for labels in index.metatypeCalls[called] ?? [] {
        require(labels, in: node, isInherited: called != node.qualifiedName)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let added = node.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    guard node.extendedName == "NSObject", let name = added.first(where: index.requiresInitializer)
    else { return .visitChildren }
    if added.count == 1, node.memberBlock.members.isEmpty, let text = extensions(of: name) {
      edit(node, to: text)
      leave(
        .initializers, at: node,
        "\(name) requires an initializer, and those of NSObject are not required here: "
          + "all objects have its other members.")
    } else {
      leave(
        .initializers, at: node,
        "\(name) requires an initializer, and those of NSObject are not required here: "
          + "conform your own classes to it.")
    }
    return .visitChildren
  }

  /// Returns extensions of all objects with the members that extensions of a protocol have, but for
  /// initializers; nil if there are none, or if an object would have them twice.
  private func extensions(of name: String) -> String? {
    guard let found = index[name]?.extensions, !found.isEmpty else { return nil }
    let hasBoth = index.types.contains { type, info in
      info.kind == .class && info.inherited.contains(name)
        && index.lineage(of: type).last.flatMap { index[$0]?.inherited.first }.map {
          $0 == "NSObject" || UIKitTypes.declares($0)
        } == true
    }
    let lineBreak = source.text.lineBreak
    return hasBoth ? nil : found.joined(separator: lineBreak + lineBreak)
  }

  private func require(_ labels: [String], in node: ClassDeclSyntax, isInherited: Bool) {
    let own = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let name = "init(" + labels.map { $0 + ":" }.joined() + ")"
    if let found = own.first(where: { $0.labels == labels }) {
      if found.modifiers.contains(.required) { return }
      let hasLevel = found.modifiers.contains {
        DeclModifierSyntax.accessLevels.contains($0.name.text)
      }
      let access = hasLevel ? "" : access(of: node)
      if isInherited, let override = found.modifiers.first(where: \.isOverride) {
        edit(override, to: access + "required")
      } else {
        let start = source.range(
          of: found.modifiers.first.map(Syntax.init) ?? Syntax(found.initKeyword))
        edit(start.lowerBound..<start.lowerBound, to: access + "required ")
      }
      didChange(.initializers, at: found, "\(name) is required: a metatype's is called.")
    } else if !isInherited {
      add(labels, name, to: node, hasOthers: own.contains { !$0.modifiers.contains(.convenience) })
    }
  }

  private func add(_ labels: [String], _ name: String, to node: ClassDeclSyntax, hasOthers: Bool) {
    let parent = index.lineage(of: node.qualifiedName).last.flatMap { index[$0]?.inherited.first }
    guard let text = Self.text(labels, parent ?? ""), !hasOthers else {
      return leave(
        .initializers, at: node, "A metatype's \(name) is called: write it, as a required one.")
    }
    let brace = source.range(of: node.memberBlock.leftBrace).upperBound
    let first = node.memberBlock.members.first.map { source.range(of: $0).lowerBound }
    let outer = source.text.indentation(at: source.range(of: node).lowerBound)
    let inner = first.map { source.text.indentation(at: $0) } ?? ""
    let indentation = inner.count > outer.count ? inner : outer + "  "
    let isEmpty = first == nil
    let lineBreak = source.text.lineBreak
    let isOneLine =
      source.text.isBlank(
        brace..<source.range(of: node.memberBlock.rightBrace).lowerBound) && isEmpty
    edit(
      brace..<brace,
      to: lineBreak + indentation + access(of: node) + text + lineBreak
        + (isOneLine && !hasLineBreak(node) ? outer : ""))
    didChange(.initializers, at: node.name, "\(name) is required: a metatype's is called.")
  }

  /// Returns the access level of a required initializer: it is accessible wherever its class can be
  /// subclassed.
  private func access(of node: ClassDeclSyntax) -> String {
    node.modifiers.contains(.public) || node.modifiers.contains(.open) ? "public " : ""
  }

  private func hasLineBreak(_ node: ClassDeclSyntax) -> Bool {
    node.memberBlock.rightBrace.leadingTrivia.contains(where: \.isNewline)
      || node.memberBlock.leftBrace.trailingTrivia.contains(where: \.isNewline)
  }

  private static func text(_ labels: [String], _ parent: String) -> String? {
    switch labels {
    case [] where parent.hasSuffix("Controller"):
      "required convenience init() { self.init(nibName: nil, bundle: nil) }"
    case [] where parent == "NSObject": "required override init() { super.init() }"
    case [] where parent.hasPrefix("UI"):
      "required convenience init() { self.init(frame: .zero) }"
    default: nil
    }
  }
}

/// Finds the initializers that are called on metatypes.
final class MetatypeCallCollector: SyntaxVisitor {
  private let index: TypeIndex
  /// The labels of the called initializers, by the names of classes.
  private(set) var calls: [String: Set<[String]>] = [:]

  init(_ index: TypeIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      let type = type(of: base), index[type]?.kind == .class, index[type]?.isFinal == false
    {
      calls[type, default: []].insert(node.arguments.map { $0.label?.identifierText ?? "_" })
    }
    return .visitChildren
  }

  /// Returns the class whose metatype an expression is, if that is written somewhere.
  private func type(of base: ExprSyntax) -> String? {
    let text = base.trimmedDescription
    if text == "type(of: self)" { return base.enclosingType }
    guard let name = base.calledName, name.first?.isUppercase == false, name != "self" else {
      return nil
    }
    let local = base.is(DeclReferenceExprSyntax.self) ? base.localType(of: name) : nil
    let written = Set(index.types.values.compactMap { $0.properties[name] ?? nil })
    guard let type = local ?? (written.count == 1 ? written.first : nil), type.hasSuffix(".Type")
    else { return nil }
    return index.resolve(String(type.dropLast(".Type".count)), in: base.enclosingType)
  }
}

extension InitializerDeclSyntax {
  fileprivate var labels: [String] {
    signature.parameterClause.parameters.map { $0.firstName.identifierText }
  }
}

extension DeclModifierSyntax {
  fileprivate var isOverride: Bool { name.tokenKind == .keyword(.override) }
}
