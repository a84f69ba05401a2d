import SwiftSyntax

/// A computed property whose value is an associated object, as a stored property.
struct AssociatedProperty {
  /// The declaration of the stored property, without attributes and modifiers.
  let declaration: String

  private static let values: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "String",
    "TimeInterval", "UIEdgeInsets",
  ]

  /// Creates the stored property of a declaration whose getter and setter do nothing else. Nil if
  /// they do more.
  init?(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors,
      let getter = accessors.body(of: .get), let setter = accessors.body(of: .set),
      let initial = Initial(getter), let policy = Self.policy(of: setter)
    else { return nil }
    let isReference = !Self.values.contains(type.plainName)
    let isWeak = policy.contains("ASSIGN") && type.isOptional && isReference
    var text = "var \(binding.pattern.trimmedDescription): \(type.trimmedDescription)"
    switch initial {
    case .none where type.isOptional: break
    case .forced where !type.isOptional: text += "!"
    case .value(let value): text += " = \(value)"
    default: return nil
    }
    let isMarked = node.modifiers.contains(.weak)
    declaration = (isWeak && !isMarked ? "weak " : "") + text
  }

  /// Returns the policy of a setter that only associates its new value with `self`.
  private static func policy(of setter: CodeBlockItemListSyntax) -> String? {
    guard setter.count == 1, let call = setter.first?.item.as(FunctionCallExprSyntax.self),
      call.calledExpression.calledName == "objc_setAssociatedObject", call.arguments.count == 4
    else { return nil }
    let arguments = call.arguments.map(\.expression.trimmedDescription)
    guard arguments[0] == "self", arguments[2].contains("newValue") else { return nil }
    return arguments[3]
  }

  /// The result of a getter while no object is associated.
  private enum Initial {
    case none, forced
    case value(String)

    init?(_ getter: CodeBlockItemListSyntax) {
      let statements = Array(getter)
      if statements.count == 1, let value = statements[0].returned {
        self.init(value)
      } else if statements.count == 2, let value = statements[1].returned {
        let first = statements[0].item
        if let test = first.as(GuardStmtSyntax.self), test.body.statements.count == 1,
          test.conditions.areAssociated, let other = test.body.statements.first?.returned
        {
          self = .value(other.trimmedDescription)
        } else if let test = first.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
          test.elseBody == nil, test.body.statements.count == 1, test.conditions.areAssociated,
          test.body.statements.first?.returned != nil
        {
          self = .value(value.trimmedDescription)
        } else {
          return nil
        }
      } else {
        return nil
      }
    }

    /// Reads `objc_getAssociatedObject(self, key) as? Type ?? value`, with parentheses or without.
    private init?(_ expression: ExprSyntax) {
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
      var elements = Array(sequence.elements)
      if let tuple = elements.first?.as(TupleExprSyntax.self),
        let inner = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
      {
        elements.replaceSubrange(0..<1, with: Array(inner.elements))
      }
      guard elements.count >= 3, elements[0].isAssociated,
        let cast = elements[1].as(UnresolvedAsExprSyntax.self)
      else { return nil }
      if elements.count == 3 {
        self = cast.questionOrExclamationMark?.text == "!" ? .forced : .none
      } else if elements.count >= 5, elements[3].trimmedDescription == "??" {
        self = .value(elements[4...].map(\.trimmedDescription).joined(separator: " "))
      } else {
        return nil
      }
    }
  }
}

extension AccessorDeclListSyntax {
  fileprivate func body(of keyword: Keyword) -> CodeBlockItemListSyntax? {
    first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body?.statements
  }
}

extension CodeBlockItemSyntax {
  /// The expression that the statement returns, also without `return`.
  fileprivate var returned: ExprSyntax? {
    item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
  }
}

extension ConditionElementListSyntax {
  /// A Boolean value that indicates whether the only condition binds an associated object.
  fileprivate var areAssociated: Bool {
    guard count == 1, let binding = first?.condition.as(OptionalBindingConditionSyntax.self),
      let sequence = binding.initializer?.value.as(SequenceExprSyntax.self)
    else { return false }
    return sequence.elements.first?.isAssociated == true
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression reads an associated object of `self`.
  fileprivate var isAssociated: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
    return call.calledExpression.calledName == "objc_getAssociatedObject"
      && call.arguments.first?.expression.trimmedDescription == "self"
  }
}
