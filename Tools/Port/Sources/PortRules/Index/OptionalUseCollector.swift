import SwiftSyntax

/// Finds what the calls of optional requirements use where these are not implemented:
/// `delegate.rate?() ?? 1`, or the other branch of `if let`.
final class OptionalUseCollector: SyntaxVisitor {
  private let index: TypeIndex
  /// The values that calls use, by the full names of requirements.
  private(set) var values: [String: String] = [:]

  init(_ index: TypeIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.optionalMark != nil, let name = node.fullName, let member = index.own[name] {
      note(Syntax(node), member, node.arguments.map(\.expression))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = index.own[node.declName.baseName.identifierText], node.base != nil {
      note(Syntax(node), member, [])
    }
    return .visitChildren
  }

  private func note(_ node: Syntax, _ member: OptionalMember, _ arguments: [ExprSyntax]) {
    guard member.isPlain, values[member.fullName] == nil,
      let use = OptionalUse(around: node), use.isWhole
    else { return }
    switch use.context {
    case .coalesced(let value, _): set(value, member, arguments)
    case .comparedWithTrue(let isEqual):
      values[member.fullName] = isEqual ? "false" : "true"
    case .bound(let name):
      guard let statement = use.node.ancestor(IfExprSyntax.self),
        statement.body.statements.returnedValue?.trimmedDescription == name,
        let other = statement.elseBody?.as(CodeBlockSyntax.self)?.statements.returnedValue
      else { return }
      set(other, member, arguments)
    default: break
    }
  }

  private func set(_ value: ExprSyntax, _ member: OptionalMember, _ arguments: [ExprSyntax]) {
    let parameters = member.function?.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).identifierText
    }
    let names = zip(arguments, parameters ?? []).map { ($0.trimmedDescription, $1) }
    values[member.fullName] = value.constantText(Dictionary(names) { a, _ in a })
  }
}

extension FunctionCallExprSyntax {
  /// The question or exclamation mark between a method and its arguments.
  var optionalMark: TokenSyntax? {
    calledExpression.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }

  /// The name of the called method with the labels of the arguments in parentheses.
  var fullName: String? {
    calledExpression.calledName.map { name in
      name + "(" + arguments.map { ($0.label?.identifierText ?? "_") + ":" }.joined() + ")"
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The value that the only statement returns.
  fileprivate var returnedValue: ExprSyntax? {
    guard count == 1 else { return nil }
    return first?.item.as(ReturnStmtSyntax.self)?.expression
  }
}

extension ExprSyntax {
  /// Returns the text of a value that is the same in each place, or nil.
  ///
  /// - Parameter names: The names of variables that stand for others.
  fileprivate func constantText(_ names: [String: String]) -> String? {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let reference = token.parent?.as(DeclReferenceExprSyntax.self)
      let member = reference?.parent?.as(MemberAccessExprSyntax.self)
      var word = token.text
      if token.tokenKind == .leftBrace { return nil }
      if let reference, member?.declName.id != reference.id, word.first?.isUppercase == false {
        guard let name = names[word] else { return nil }
        word = name
      }
      text += token.leadingTrivia.isEmpty ? word : " " + word
      text += token.trailingTrivia.isEmpty ? "" : " "
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
