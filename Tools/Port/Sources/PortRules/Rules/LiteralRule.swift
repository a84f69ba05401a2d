import SwiftSyntax

/// Rewrites literals and constants that only Apple's compilers and libraries have.
final class LiteralRule: RuleVisitor {
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let name = source.range(of: node.pound).lowerBound..<source.range(of: node.macroName).upperBound
    switch node.macroName.text {
    case "colorLiteral":
      edit(name, to: "UIColor")
      didChange(.literals, at: node, "#colorLiteral is UIColor.")
    case "imageLiteral", "fileLiteral":
      guard node.macroName.text == "imageLiteral", let label = node.arguments.first?.label else {
        break
      }
      edit(name, to: "UIImage")
      edit(label, to: "named")
      let end = source.range(of: node).upperBound
      edit(end..<end, to: "!")
      didChange(.literals, at: node, "#imageLiteral is UIImage(named:).")
    case "keyPath": rewriteKeyPath(node)
    default: break
    }
    return .visitChildren
  }

  /// Rewrites `#keyPath(CALayer.bounds.size)` as `"bounds.size"`.
  private func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    let words = node.arguments.trimmedDescription.split(separator: ".").map(String.init)
    let keys = words.drop { $0.first?.isUppercase == true || $0 == "self" }
    let text = "\"" + keys.joined(separator: ".") + "\""
    guard !keys.isEmpty else {
      return leave(.keyPaths, at: node, "Write the key path as a string.")
    }
    edit(node, to: text)
    didChange(.keyPaths, at: node, "\(node.trimmedDescription) is \(text).")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch (node.calledExpression.trimmedDescription, node.arguments.first?.expression) {
    case ("arc4random_uniform", let limit?):
      edit(node.calledExpression, to: "UInt32.random")
      let start = source.range(of: limit)
      edit(start.lowerBound..<start.lowerBound, to: "in: 0..<max(1, ")
      edit(start.upperBound..<start.upperBound, to: ")")
      didChange(.literals, at: node, "arc4random_uniform is UInt32.random(in:).")
    case ("CFAbsoluteTimeGetCurrent", nil):
      edit(node, to: "Date().timeIntervalSinceReferenceDate")
      didChange(.literals, at: node, "CFAbsoluteTimeGetCurrent is a Date.")
    case ("abs", _?), ("max", _?), ("min", _?):
      // In an extension of `CGFloat`, the names mean static methods of Foundation's on Linux.
      guard node.enclosingType == "CGFloat" else { break }
      let name = node.calledExpression.trimmedDescription
      edit(node.calledExpression, to: "Swift.\(name)")
      didChange(.literals, at: node, "\(name) in an extension of CGFloat is Swift.\(name).")
    case ("arc4random", nil):
      edit(node, to: "UInt32.random(in: .min ... .max)")
      didChange(.literals, at: node, "arc4random is UInt32.random(in:).")
    default: break
    }
    return .visitChildren
  }

  /// Names functions such as `CoreGraphics.log` by the module that has them here.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if isModuleBundle(node) {
      edit(node.declName, to: "main")
      didChange(.files, at: node, "The package has no pictures: the bundle module is main.")
      return .visitChildren
    }
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      ["CoreFoundation", "CoreGraphics", "Darwin"].contains(base.baseName.text),
      node.declName.baseName.text.first?.isLowercase == true
    else { return .visitChildren }
    edit(base, to: "Foundation")
    didChange(.literals, at: node, "\(node.trimmedDescription) is one of Foundation.")
    return .visitChildren
  }

  /// A Boolean value that indicates whether an expression is the bundle of a package's pictures:
  /// `Bundle.module`, or `.module` as an argument for a bundle.
  private func isModuleBundle(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "module", !index.hasProperty("module", in: "Bundle") else {
      return false
    }
    guard let base = node.base else {
      let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text ?? ""
      return ["bundle", "in"].contains(label)
    }
    return base.trimmedDescription == "Bundle"
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let constants = [
      "MAXFLOAT": "Float.greatestFiniteMagnitude", "HUGE": "Float.greatestFiniteMagnitude",
      "CGFLOAT_MAX": "CGFloat.greatestFiniteMagnitude",
      "CGFLOAT_MIN": "CGFloat.leastNormalMagnitude",
      "NSEC_PER_MSEC": "UInt64(1_000_000)", "NSEC_PER_SEC": "UInt64(1_000_000_000)",
      "NSEC_PER_USEC": "UInt64(1_000)", "USEC_PER_SEC": "UInt64(1_000_000)",
    ]
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id,
      let text = constants[node.baseName.text]
    {
      edit(node, to: text)
      didChange(.literals, at: node, "\(node.baseName.text) is \(text).")
    }
    return .visitChildren
  }
}
