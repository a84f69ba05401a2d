import SwiftSyntax

/// Writes out the methods of a delegate proxy, which forwards what it does not implement by
/// `forwardingTarget(for:)`.
final class ProxyRule: RuleVisitor {
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let overrides = Array(node.memberBlock.members).filter(\.decl.isOverride)
    guard let forwarding = overrides.first(where: { $0.forwards }),
      let body = forwarding.decl.as(FunctionDeclSyntax.self)?.body
    else { return .visitChildren }
    let targets = ForwardingTargets(in: body).found
    let protocols = forwardedProtocols(of: node, targets)
    guard !targets.isEmpty, !protocols.isEmpty else {
      leave(
        .proxies, at: forwarding,
        "Messages cannot be forwarded: write out the methods of the delegate's protocol.")
      return .visitChildren
    }
    let methods = missingMethods(of: protocols, in: node)
    write(methods, to: targets, in: node, instead: forwarding)
    for member in overrides where member.responds { removeMember(member) }
    let names = protocols.joined(separator: ", ")
    didChange(.proxies, at: forwarding, "The methods of \(names) are written out.")
    if targets.count > 1 {
      leave(
        .proxies, at: forwarding,
        "All methods go to the first target that exists: \(targets.joined(separator: ", ")).")
    }
    let computed = methods.filter { $0.member.value == .computed }.map(\.member.fullName)
    if !computed.isEmpty {
      leave(.proxies, at: forwarding, "Not forwarded: \(computed.joined(separator: ", ")).")
    }
    return .visitChildren
  }

  private typealias Method = (member: OptionalMember, owner: String)

  /// Returns the known protocols that a class conforms to, or its targets have.
  private func forwardedProtocols(of node: ClassDeclSyntax, _ targets: [String]) -> [String] {
    let inherited = index[node.qualifiedName]?.inherited ?? []
    let types = targets.compactMap { typeOf($0, in: node) }
    var found: [String] = []
    for name in inherited + types where isKnown(name) && !found.contains(name) {
      found.append(name)
    }
    return found
  }

  private func isKnown(_ name: String) -> Bool {
    DelegateMethods.protocols[name] != nil || index[name]?.optionalMembers.isEmpty == false
  }

  private func typeOf(_ target: String, in node: ClassDeclSyntax) -> String? {
    let name = target.split(separator: ".").last.map(String.init) ?? target
    if let own = index.propertyType(name, of: node.qualifiedName) { return own }
    let written = Set(index.types.values.compactMap { $0.properties[name] ?? nil })
    return written.count == 1 ? written.first : nil
  }

  private func missingMethods(of protocols: [String], in node: ClassDeclSyntax) -> [Method] {
    var known = Set(
      index.lineage(of: node.qualifiedName).flatMap { index[$0]?.methods ?? [] }.map(\.fullName))
    var methods: [Method] = []
    for owner in protocols {
      let members = DelegateMethods.all(of: owner) + (index[owner]?.optionalMembers ?? [])
      for member in members where member.function != nil {
        if known.insert(member.fullName).inserted {
          methods.append((index.own[member.fullName] ?? member, owner))
        }
      }
    }
    return methods
  }

  private func write(
    _ methods: [Method], to targets: [String], in node: ClassDeclSyntax,
    instead forwarding: MemberBlockItemSyntax
  ) {
    let indentation = source.text.indentation(at: source.range(of: forwarding).lowerBound)
    let access =
      node.modifiers.contains(.public) || node.modifiers.contains(.open) ? "public " : ""
    let lineBreak = source.text.lineBreak
    let texts = methods.compactMap { method -> String? in
      guard let call = call(method, targets, node) else { return nil }
      let inner = indentation + (indentation.contains("\t") ? "\t" : "  ")
      let head = method.member.function?.trimmedDescription ?? ""
      return [access + head + " {", inner + call, indentation + "}"].joined(separator: lineBreak)
    }
    edit(
      source.range(of: forwarding),
      to: texts.joined(separator: lineBreak + lineBreak + indentation))
  }

  /// Returns the statement that forwards a method, or nil if nothing is known to return without a
  /// target.
  private func call(_ method: Method, _ targets: [String], _ node: ClassDeclSyntax) -> String? {
    let member = method.member
    guard let function = member.function, member.value != .computed else { return nil }
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let (receiver, isOptional) = receiver(targets, method.owner, node)
    let mark = isOptional ? "?" : ""
    let call = "\(receiver)\(mark).\(member.name)(\(arguments.joined(separator: ", ")))"
    return member.isPlain && isOptional ? "\(call) ?? \(member.value.text)" : call
  }

  private func receiver(
    _ targets: [String], _ owner: String, _ node: ClassDeclSyntax
  ) -> (text: String, isOptional: Bool) {
    let isOptional = targets.allSatisfy(isOptionalProperty)
    var text = targets.count == 1 ? targets[0] : "(\(targets.joined(separator: " ?? ")))"
    let types = targets.map { typeOf($0, in: node) }
    if types.allSatisfy({ $0.map { inherits($0, from: owner) } ?? false }) {
      return (text, isOptional)
    }
    if targets.count == 1, text.contains(" ") { text = "(\(text))" }
    return ("(\(text) as? \(owner))", true)
  }

  private func inherits(_ name: String, from owner: String) -> Bool {
    name == owner || index.conforms(name, to: owner)
      || DelegateMethods.parents(of: name).contains { inherits($0, from: owner) }
  }

  private func isOptionalProperty(_ target: String) -> Bool {
    let name = target.split(separator: ".").last.map(String.init) ?? target
    return target.contains("?")
      || index.types.values.contains { $0.optionalProperties.contains(name) }
  }

  private func removeMember(_ item: MemberBlockItemSyntax) {
    let range = source.text.rangeToRemove(
      item.attachedOffset..<source.range(of: item).upperBound)
    edit(source.text.withBlankLine(range), to: "")
  }
}

/// The expressions that a method returns, but for nil and those of the superclass.
private final class ForwardingTargets: SyntaxVisitor {
  private(set) var found: [String] = []

  init(in body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
    if body.statements.count == 1, let only = body.statements.first?.item.as(ExprSyntax.self),
      !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    {
      add(only)
    }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { add(value) }
    return .skipChildren
  }

  private func add(_ value: ExprSyntax) {
    let text = value.trimmedDescription
    let isPath = text.allSatisfy { $0.isLetter || $0.isNumber || "._?".contains($0) }
    if isPath, text != "nil", text != "self", !text.hasPrefix("super"), !found.contains(text) {
      found.append(text)
    }
  }
}

extension MemberBlockItemSyntax {
  /// A Boolean value that indicates whether the member is `forwardingTarget(for:)`.
  fileprivate var forwards: Bool { decl.memberName == "forwardingTarget(for:)" }

  /// A Boolean value that indicates whether the member is `responds(to:)`.
  fileprivate var responds: Bool { decl.memberName == "responds(to:)" }
}
