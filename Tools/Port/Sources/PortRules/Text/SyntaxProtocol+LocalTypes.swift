import SwiftSyntax

extension SyntaxProtocol {
  /// Returns the type of a parameter or local variable that is visible at the node, if it is
  /// written: in its declaration, or as an initialiser call.
  func localType(of name: String) -> String? {
    var node = parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) {
        if let type = list.declaredType(of: name) { return type }
      } else if let function = current.as(FunctionDeclSyntax.self) {
        if let type = function.signature.parameterType(of: name) { return type }
      } else if let initializer = current.as(InitializerDeclSyntax.self) {
        if let type = initializer.signature.parameterType(of: name) { return type }
      }
      if current.asProtocol(DeclGroupSyntax.self) != nil { return nil }
      node = current.parent
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func declaredType(of name: String) -> String? {
    for item in self {
      let bindings = item.item.as(VariableDeclSyntax.self)?.bindings ?? []
      for binding in bindings where binding.pattern.trimmedDescription == name {
        return binding.writtenType
      }
    }
    return nil
  }
}

extension FunctionSignatureSyntax {
  fileprivate func parameterType(of name: String) -> String? {
    parameterClause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }?
      .type.plainName
  }
}

extension PatternBindingSyntax {
  /// The type of the variable, if it is written, or named by an initialiser call.
  var writtenType: String? {
    if let type = typeAnnotation?.type { return type.plainName }
    guard let call = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    return name.first?.isUppercase == true && !name.contains("(") ? name : nil
  }
}
