import SwiftSyntax

/// Rewrites conversions that the Objective-C runtime makes: `text as NSString`.
final class BridgingRule: RuleVisitor {
  private static let initializers = [
    "NSArray": "array", "NSDictionary": "dictionary", "NSNumber": "value", "NSString": "string",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if describesClass(node) || castsReceiver(node) { return .visitChildren }
    guard let method = node.calledExpression.memberAccess, let base = method.base,
      isAnyObject(base),
      node.parent?.parent?.is(CodeBlockItemSyntax.self) == true
        || node.parent?.is(CodeBlockItemSyntax.self) == true
        || base.is(OptionalChainingExprSyntax.self),
      let type = declaring(node)
    else { return .visitChildren }
    let object = base.unwrapped
    edit(base, to: "(\(object.trimmedDescription) as? \(type))?")
    didChange(.bridging, at: node, "\(object.trimmedDescription) is cast to \(type).")
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    return .skipChildren
  }

  /// Rewrites `view.classForCoder.description()` and `type(of: view).description()`: the type of any
  /// object has no members here.
  private func describesClass(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, node.calledExpression.calledName == "description",
      let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.calledName == "classForCoder" || base.isTypeOfObject,
      !index.types.values.contains(where: { type in
        type.methods.contains { $0.fullName == "description()" && $0.isStatic }
      })
    else { return false }
    let (start, end) = (source.range(of: base).lowerBound, source.range(of: base).upperBound)
    edit(start..<start, to: "NSStringFromClass(")
    edit(end..<source.range(of: node).upperBound, to: ")")
    didChange(.bridging, at: node, "The description() of a class is NSStringFromClass.")
    return true
  }

  /// Casts the object in `(object as AnyObject).open()` to the type that has the method.
  private func castsReceiver(_ node: FunctionCallExprSyntax) -> Bool {
    guard let tuple = node.calledExpression.memberAccess?.base?.as(TupleExprSyntax.self),
      let parts = tuple.castToObject, let type = declaring(node)
    else { return false }
    let start = source.range(of: parts.keyword).lowerBound
    edit(start..<source.range(of: tuple).upperBound, to: "as! \(type))")
    didChange(.bridging, at: node, "\(parts.value.trimmedDescription) is cast to \(type).")
    return true
  }

  /// Returns whether an expression names a variable or property of the type `AnyObject`.
  private func isAnyObject(_ base: ExprSyntax) -> Bool {
    let object = base.unwrapped
    guard let name = object.calledName, !object.isRebound(name) else { return false }
    if object.is(DeclReferenceExprSyntax.self), let local = object.localType(of: name) {
      return local == "AnyObject"
    }
    let isOwn =
      object.is(DeclReferenceExprSyntax.self)
      || object.trimmedDescription == "self.\(name)"
    let owner = isOwn ? object.enclosingType : nil
    return owner.flatMap { index.propertyType(name, of: $0) } == "AnyObject"
  }

  /// The methods that every object has here.
  private static let ofObjects: Set<String> = [
    "performSelector(onMainThread:with:waitUntilDone:)",
    "performSelector(onMainThread:with:waitUntilDone:modes:)",
  ]

  /// Returns the type that has the called method: `NSObject`, or the only protocol of the sources,
  /// or the only class if no protocol has it.
  private func declaring(_ node: FunctionCallExprSyntax) -> String? {
    guard let name = node.fullName else { return nil }
    if Self.ofObjects.contains(name) { return "NSObject" }
    let owners = index.types.filter { type in
      type.value.methods.contains { $0.fullName == name && !$0.isOverride && !$0.isStatic }
    }
    let protocols = owners.filter { $0.value.kind == .protocol }
    let found = protocols.isEmpty ? owners.filter { $0.value.kind == .class } : protocols
    return found.count == 1 ? found.first?.key : nil
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if castsNumber(node) || castsSender(node) { return .visitChildren }
    if let base = node.base, isAnyObject(base) {
      leave(
        .bridging, at: node,
        "\(base.unwrapped.trimmedDescription) is any object, which has no members here: "
          + "cast it to its class.")
    }
    return .visitChildren
  }

  /// The members of views that an action reads of its sender.
  private static let ofViews: Set<String> = ["alpha", "bounds", "center", "frame", "superview"]

  /// Casts the sender of an action, of the type `AnyObject`, to a view for a member of views.
  private func castsSender(_ node: MemberAccessExprSyntax) -> Bool {
    guard Self.ofViews.contains(node.declName.baseName.text),
      let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "sender",
      isAnyObject(ExprSyntax(base))
    else { return false }
    edit(base, to: "(sender as! UIView)")
    let name = node.declName.baseName.text
    didChange(.bridging, at: node, "The sender is cast to UIView for \(name).")
    return true
  }

  /// The members of numbers and values that are read of any object.
  private static let boxes = [
    "boolValue": "NSNumber", "cgPointValue": "NSValue", "cgRectValue": "NSValue",
    "cgSizeValue": "NSValue", "doubleValue": "NSNumber", "floatValue": "NSNumber",
    "intValue": "NSNumber", "integerValue": "NSNumber", "uiEdgeInsetsValue": "NSValue",
  ]

  /// Casts the object in `(info[key] as AnyObject).doubleValue` to the class of the member.
  private func castsNumber(_ node: MemberAccessExprSyntax) -> Bool {
    guard let box = Self.boxes[node.declName.baseName.text],
      let tuple = node.base?.as(TupleExprSyntax.self), let parts = tuple.castToObject
    else { return false }
    var isOptional = false
    switch OptionalUse(around: Syntax(node))?.context {
    case .bound, .coalesced, .comparedWithNil: isOptional = true
    case .comparedWithTrue, .inferred, .other, nil: break
    }
    let start = source.range(of: parts.keyword).lowerBound
    let end = source.range(of: tuple).upperBound
    edit(start..<end, to: isOptional ? "as? \(box))?" : "as! \(box))")
    didChange(
      .bridging, at: node, "An object is cast to \(box) for \(node.declName.baseName.text).")
    return true
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

extension TupleExprSyntax {
  /// The parts of `(value as AnyObject)`, or nil.
  fileprivate var castToObject: (value: ExprSyntax, keyword: ExprSyntax)? {
    guard elements.count == 1,
      let cast = elements.first?.expression.as(SequenceExprSyntax.self),
      case let parts = Array(cast.elements), parts.count == 3,
      let keyword = parts[1].as(UnresolvedAsExprSyntax.self),
      keyword.questionOrExclamationMark == nil, parts[2].trimmedDescription == "AnyObject"
    else { return nil }
    return (parts[0], parts[1])
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is the type of an object other than
  /// `self`: `type(of: view)`.
  fileprivate var isTypeOfObject: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.calledExpression.trimmedDescription == "type", let object = call.arguments.first
    else { return false }
    return object.label?.text == "of" && object.expression.trimmedDescription != "self"
  }

  /// The expression without a question or exclamation mark behind it.
  fileprivate var unwrapped: ExprSyntax {
    self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
  }

  /// Returns whether an `if let` or `guard let` around the expression gives a name another value.
  fileprivate func isRebound(_ name: String) -> Bool {
    var node = parent
    while let current = node {
      var conditions = current.as(IfExprSyntax.self).map { Array($0.conditions) } ?? []
      conditions += current.as(WhileStmtSyntax.self).map { Array($0.conditions) } ?? []
      for item in current.as(CodeBlockItemListSyntax.self) ?? [] where item.position < position {
        conditions += item.item.as(GuardStmtSyntax.self).map { Array($0.conditions) } ?? []
      }
      let bindings = conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
      // The value of the binding itself still has the old type.
      if bindings.contains(where: { $0.pattern.trimmedDescription == name && !$0.contains(self) }) {
        return true
      }
      node = current.parent
    }
    return false
  }

  /// The member that is called, without a question or exclamation mark behind it.
  fileprivate var memberAccess: MemberAccessExprSyntax? {
    unwrapped.as(MemberAccessExprSyntax.self)
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ other: some SyntaxProtocol) -> Bool {
    position <= other.position && endPosition >= other.endPosition
  }
}
