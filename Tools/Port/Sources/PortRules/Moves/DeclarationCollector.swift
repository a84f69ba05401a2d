import SwiftSyntax

/// Collects the classes and extensions of all sources, and what is private to a file.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var classes: [String: (file: Int, node: ClassDeclSyntax)] = [:]
  private(set) var extensions: [(file: Int, node: ExtensionDeclSyntax)] = []
  private(set) var privateNames: [Int: Set<String>] = [:]
  private var file = 0

  func collect(_ source: ParsedSource, file: Int) {
    self.file = file
    walk(source.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes[node.qualifiedName] = (file, node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extensions.append((file, node))
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    guard node.detail == nil, ["private", "fileprivate"].contains(node.name.text),
      let owner = node.parent?.parent
    else { return .skipChildren }
    if let named = owner.asProtocol(NamedDeclSyntax.self) {
      privateNames[file, default: []].insert(named.name.identifierText)
    } else if let variable = owner.as(VariableDeclSyntax.self) {
      privateNames[file, default: []].formUnion(
        variable.bindings.map { $0.pattern.trimmedDescription })
    }
    return .skipChildren
  }
}

extension DeclSyntax {
  /// The name of a method or property, for messages.
  var memberName: String {
    if let function = self.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map {
        $0.firstName.identifierText + ":"
      }
      return function.name.identifierText + "(" + labels.joined() + ")"
    }
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? "a property"
    }
    return asProtocol(NamedDeclSyntax.self)?.name.identifierText ?? "a member"
  }

  var isOverride: Bool {
    asProtocol(WithModifiersSyntax.self)?.modifiers.contains(.override) ?? false
  }
}

extension DeclSyntax {
  /// A Boolean value that indicates whether an override does nothing but call the original, with
  /// the arguments that it receives, or return its value.
  var onlyCallsSuper: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      guard let call = function.body?.onlyExpression?.as(FunctionCallExprSyntax.self),
        call.trailingClosure == nil, call.calledExpression.superMember == function.name.text
      else { return false }
      let parameters = function.signature.parameterClause.parameters
      return call.arguments.map(\.expression.trimmedDescription)
        == parameters.map { ($0.secondName ?? $0.firstName).text }
    }
    guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      case .getter(let items)? = binding.accessorBlock?.accessors
    else { return false }
    return items.onlyExpression?.superMember == name
  }
}

extension CodeBlockSyntax {
  fileprivate var onlyExpression: ExprSyntax? { statements.onlyExpression }
}

extension CodeBlockItemListSyntax {
  /// The expression of the only statement, which may return it.
  fileprivate var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ExprSyntax {
  /// The name of the member in `super.member`.
  fileprivate var superMember: String? {
    let member = self.as(MemberAccessExprSyntax.self)
    return member?.base?.is(SuperExprSyntax.self) == true ? member?.declName.baseName.text : nil
  }
}

extension MemberBlockItemSyntax {
  /// A Boolean value that indicates whether the member calls the runtime's functions for associated
  /// objects.
  var usesAssociatedObjects: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      ["objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects"]
        .contains($0.text)
    }
  }
}

extension TokenSyntax {
  /// A Boolean value that indicates whether a comment stands before the token.
  var hasComment: Bool {
    leadingTrivia.contains { !$0.isWhitespace }
  }
}

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether a member in the clause overrides.
  var hasOverride: Bool {
    guard case .decls(let members)? = elements else { return false }
    return members.contains { item in
      item.decl.isOverride
        || item.decl.as(IfConfigDeclSyntax.self)?.clauses.contains(where: \.hasOverride) == true
    }
  }
}
