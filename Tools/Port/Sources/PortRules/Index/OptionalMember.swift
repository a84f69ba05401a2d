import SwiftSyntax

/// An optional requirement of a protocol.
struct OptionalMember {
  /// The result of the requirement in types that do not implement it.
  enum Value: Equatable {
    /// The value that calls use where the requirement is not implemented.
    case constant(String)
    /// A neutral value of the type: calls have no constant one.
    case neutral(String)
    /// UIKit's default depends on more than the arguments.
    case computed
    /// The type has no neutral value, so that the requirement returns an optional.
    case none

    /// The text of the value.
    var text: String {
      switch self {
      case .constant(let text), .neutral(let text): text
      case .computed: "what UIKit uses"
      case .none: "nil"
      }
    }
  }

  /// The base name.
  let name: String
  /// The name with its labels, as in `move(to:by:)`; that of a property without parentheses.
  let fullName: String
  /// The declaration of a method, without attributes and modifiers.
  let function: FunctionDeclSyntax?
  /// The type of the result or property; nil for `Void`.
  let type: TypeSyntax?
  var value: Value

  /// A Boolean value that indicates whether a call of the requirement has a result that is no
  /// optional.
  var isPlain: Bool { type.map { !$0.isOptional } ?? false }

  init(_ node: FunctionDeclSyntax) {
    name = node.name.identifierText
    fullName = node.fullName
    function = node.with(\.attributes, []).with(\.modifiers, [])
    type = node.signature.returnClause?.type.unlessVoid
    value = Value(for: type)
  }

  /// Creates the requirement of a property, or nil if its type is not written.
  init?(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    name = identifier.identifierText
    fullName = name
    function = nil
    self.type = type
    value = Value(for: type)
  }
}

extension OptionalMember.Value {
  /// The neutral value of a type.
  init(for type: TypeSyntax?) {
    guard let type, !type.isOptional else {
      self = .none
      return
    }
    if type.is(ArrayTypeSyntax.self) {
      self = .neutral("[]")
    } else if type.is(DictionaryTypeSyntax.self) {
      self = .neutral("[:]")
    } else if let text = Self.neutral[type.trimmedDescription] {
      self = .neutral(text)
    } else {
      self = .none
    }
  }

  private static let neutral: [String: String] = [
    "Bool": "false", "CGAffineTransform": ".identity", "CGFloat": "0", "CGPoint": ".zero",
    "CGRect": ".zero", "CGSize": ".zero", "CGVector": ".zero", "Double": "0", "Float": "0",
    "Int": "0", "NSDirectionalEdgeInsets": ".zero", "NSInteger": "0", "String": "\"\"",
    "TimeInterval": "0", "UIEdgeInsets": ".zero", "UIOffset": ".zero", "UIRectEdge": "[]",
    "UInt": "0",
  ]
}

extension FunctionDeclSyntax {
  /// The name with its labels.
  var fullName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.identifierText + ":" }
    return name.identifierText + "(" + labels.joined() + ")"
  }
}

extension TypeSyntax {
  fileprivate var unlessVoid: TypeSyntax? { isVoid ? nil : self }
}
