import SwiftSyntax

/// Rewrites conversions that the Objective-C runtime makes: `text as NSString`.
final class BridgingRule: RuleVisitor {
  private static let initializers = [
    "NSArray": "array", "NSDictionary": "dictionary", "NSNumber": "value", "NSString": "string",
  ]

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(OptionalChainingExprSyntax.self)?.expression ?? node.base,
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
      base.localType(of: name) == "AnyObject"
    {
      leave(
        .bridging, at: node,
        "\(name) is any object, which has no members here: cast it to its class.")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil,
      let label = Self.initializers[elements[2].trimmedDescription]
    else { return .visitChildren }
    let (value, type) = (source.range(of: elements[0]), elements[2].trimmedDescription)
    edit(value.lowerBound..<value.lowerBound, to: "\(type)(\(label): ")
    edit(value.upperBound..<source.range(of: elements[2]).upperBound, to: ")")
    didChange(.bridging, at: node, "as \(type) is \(type)(\(label):).")
    return .visitChildren
  }
}
