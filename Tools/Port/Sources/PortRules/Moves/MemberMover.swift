import SwiftSyntax

/// Moves members of extensions into the bodies of their classes: overrides, what subclasses
/// override, and associated objects, which become stored properties.
///
/// Only Objective-C classes can override members in extensions.
struct MemberMover {
  private let sources: [ParsedSource]
  private let index: TypeIndex
  private let collector: DeclarationCollector
  private var outcomes: [RuleOutcome]
  /// The texts that each class receives, with the indentation that they have.
  private var arrivals: [String: [(text: TrackedText, indentation: String)]] = [:]

  init(_ sources: [ParsedSource], _ index: TypeIndex) {
    self.sources = sources
    self.index = index
    outcomes = sources.map { _ in RuleOutcome() }
    collector = DeclarationCollector(viewMode: .sourceAccurate)
    for (file, source) in sources.enumerated() { collector.collect(source, file: file) }
  }

  /// Returns the edits and findings of each source.
  mutating func move() -> [RuleOutcome] {
    for place in collector.extensions { moveMembers(of: place.node, in: place.file) }
    for name in collector.classes.keys.sorted() { reportOverrides(in: name) }
    for name in arrivals.keys.sorted() { insert(arrivals[name] ?? [], into: name) }
    return outcomes
  }

  private mutating func moveMembers(of node: ExtensionDeclSyntax, in file: Int) {
    let members = Array(node.memberBlock.members)
    var moved: [ExtensionMember] = []
    for item in members {
      let member = ExtensionMember(item, in: sources[file])
      let decision = decide(item, of: node)
      switch decision {
      case .stays: continue
      case .isAssociated where obstacle(to: member, of: node, in: file) != nil:
        // It works where it is.
        continue
      case .overrides(let what), .isAssociated(let what, _):
        if let original = redundantOriginal(of: item.decl, in: node.extendedName) {
          removeOverride(item, of: original, in: file)
        } else if let obstacle = obstacle(to: member, of: node, in: file) {
          leave(decision.rule, at: item, "\(what): \(obstacle.reason)", file)
          if obstacle.isFinal { leaveOut(item, in: file) }
        } else if var text = text(of: member, decision, node) {
          if moved.isEmpty, isDispensable(node, members), let mark = mark(of: node, in: file) {
            let lineBreak = sources[file].text.lineBreak
            let head = member.indentation + mark + lineBreak + lineBreak
            text = TrackedText(head, from: sources[file].origin(of: node)) + text
          }
          arrivals[node.extendedName, default: []].append((text, member.indentation))
          moved.append(member)
          change(decision.rule, at: item, "\(what) is in the class now.", file)
        }
      case .isConditional:
        leave(.overrides, at: item, "Move the override into the class, with its condition.", file)
      }
    }
    remove(moved, of: members.count, from: node, in: file)
  }

  /// A Boolean value that indicates whether an extension goes if all its members can be moved.
  private func isDispensable(
    _ node: ExtensionDeclSyntax, _ members: [MemberBlockItemSyntax]
  ) -> Bool {
    let stays = members.contains { item in
      if case .stays = decide(item, of: node) { return true }
      return false
    }
    return !stays && node.inheritanceClause == nil
  }

  /// Returns the `// MARK:` that heads an extension.
  private func mark(of node: ExtensionDeclSyntax, in file: Int) -> String? {
    let start = node.headingOffset
    let line = sources[file].text[start..<sources[file].text.lineEnd(of: start)].string
    let text = line.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return text.hasPrefix("// MARK:") ? text : nil
  }

  // MARK: Deciding

  private enum Decision {
    case stays
    /// The member overrides, or is overridden.
    case overrides(String)
    case isAssociated(String, AssociatedProperty)
    /// The member is an `#if` with an override.
    case isConditional

    var rule: Rule {
      if case .isAssociated = self { return .associatedObjects }
      return .overrides
    }
  }

  private func decide(_ item: MemberBlockItemSyntax, of node: ExtensionDeclSyntax) -> Decision {
    let name = item.decl.memberName
    if let variable = item.decl.as(VariableDeclSyntax.self), item.usesAssociatedObjects {
      if let property = AssociatedProperty(variable) { return .isAssociated(name, property) }
    }
    if let clauses = item.decl.as(IfConfigDeclSyntax.self)?.clauses {
      let isLeftOut = clauses.first?.condition?.trimmedDescription == "false"
      return clauses.contains(where: \.hasOverride) && !isLeftOut ? .isConditional : .stays
    }
    if item.decl.isOverride || isOverridden(item.decl, node.extendedName) {
      return .overrides(name)
    }
    return .stays
  }

  /// Reports overrides in a class of what an extension of UIKit's class declares.
  private mutating func reportOverrides(in name: String) {
    guard let place = collector.classes[name] else { return }
    for item in place.node.memberBlock.members where item.decl.isOverride {
      if let original = redundantOriginal(of: item.decl, in: name) {
        removeOverride(item, of: original, in: place.file)
      } else if let original = index.extendedOriginal(of: item.decl, in: name) {
        let message = "an extension of \(original) declares it, so no class can override it: "
        let name = item.decl.memberName
        leave(.overrides, at: item, "\(name): \(message)ask for the class there.", place.file)
        leaveOut(item, in: place.file)
      }
    }
  }

  /// Leaves an override out of what is compiled, because no compiler would accept it.
  private mutating func leaveOut(_ item: MemberBlockItemSyntax, in file: Int) {
    let text = sources[file].text
    let range = ExtensionMember(item, in: sources[file]).range
    let end = text.lineEnd(of: range.upperBound)
    let rest = text[range.upperBound..<end].string
    let words = rest.drop(while: \.isWhitespace)
    guard text.lineStart(of: range.lowerBound) == range.lowerBound, rest.last?.isNewline == true,
      words.isEmpty || words.hasPrefix("//")
    else { return }
    let indentation = text.indentation(at: sources[file].range(of: item).lowerBound)
    for (offset, word) in [(range.lowerBound, "#if false"), (end, "#endif")] {
      let line = TrackedText(
        indentation + word + text.lineBreak, from: text.origin(at: range.lowerBound))
      outcomes[file].edits.append(Edit(range: offset..<offset, replacement: line))
    }
  }

  /// Returns the class of UIKit's an extension of which declares what an override does nothing but
  /// call, or nil.
  private func redundantOriginal(of member: DeclSyntax, in owner: String) -> String? {
    guard member.isOverride, member.onlyCallsSuper else { return nil }
    return index.extendedOriginal(of: member, in: owner)
  }

  /// Removes an override that does what the original does.
  private mutating func removeOverride(
    _ item: MemberBlockItemSyntax, of original: String, in file: Int
  ) {
    let member = ExtensionMember(item, in: sources[file])
    let nothing = TrackedText("", from: sources[file].origin(of: item))
    outcomes[file].edits.append(Edit(range: member.removal, replacement: nothing))
    let name = item.decl.memberName
    change(
      .overrides, at: item, "\(name) calls that of \(original)'s extension, so it is removed.", file
    )
  }

  /// A Boolean value that indicates whether a subclass in the sources overrides a member.
  private func isOverridden(_ member: DeclSyntax, _ owner: String) -> Bool {
    guard index[owner]?.kind == .class else { return false }
    let subclasses = index.subclasses(of: owner).compactMap { index[$0] }
    if let function = member.as(FunctionDeclSyntax.self) {
      let method = TypeInfo.Method(function)
      return subclasses.contains { type in
        type.methods.contains { $0.isOverride && $0.hasName(of: method) }
      }
    }
    guard member.is(VariableDeclSyntax.self) else { return false }
    return subclasses.contains { $0.overriddenProperties.contains(member.memberName) }
  }

  /// The reason why a member cannot be moved.
  private struct Obstacle {
    let reason: String
    /// A Boolean value that indicates whether the override can be nowhere.
    var isFinal = false
  }

  /// Returns the reason why a member cannot be moved, or nil.
  private func obstacle(
    to member: ExtensionMember, of node: ExtensionDeclSyntax, in file: Int
  ) -> Obstacle? {
    guard index[node.extendedName]?.kind == .class, let place = collector.classes[node.extendedName]
    else {
      let isKnown = UIKitTypes.declares(node.extendedName)
      return Obstacle(
        reason: "the class is not among the sources: write a subclass.", isFinal: isKnown)
    }
    if member.item.decl.isOverride,
      let original = index.extendedOriginal(of: member.item.decl, in: node.extendedName)
    {
      return Obstacle(
        reason: "an extension of \(original) declares it, so no class can override it: "
          + "ask for the class there.", isFinal: true)
    }
    if node.genericWhereClause != nil {
      return Obstacle(reason: "move it into the class, with its conditions.")
    }
    if place.file != file {
      let hidden = collector.privateNames[file]?.intersection(member.identifiers) ?? []
      if let name = hidden.sorted().first {
        return Obstacle(reason: "move it into the class; it uses \(name).")
      }
    }
    return nil
  }

  private func text(
    of member: ExtensionMember, _ decision: Decision, _ node: ExtensionDeclSyntax
  ) -> TrackedText? {
    let level = node.modifiers.first { DeclModifierSyntax.accessLevels.contains($0.name.text) }
    let access = level.map { $0.name.text == "private" ? "fileprivate" : $0.name.text }
    if case .isAssociated(_, let property) = decision {
      return member.text(property, access: access)
    }
    return member.text(access: access)
  }

  // MARK: Editing

  private mutating func remove(
    _ moved: [ExtensionMember], of count: Int, from node: ExtensionDeclSyntax, in file: Int
  ) {
    guard !moved.isEmpty else { return }
    let text = sources[file].text
    var ranges = moved.map(\.removal)
    let isDispensable = node.inheritanceClause == nil && !node.memberBlock.rightBrace.hasComment
    if moved.count == count, isDispensable {
      let start = node.headingOffset
      let whole = text.rangeToRemove(start..<sources[file].range(of: node).upperBound)
      ranges = [text.withBlankLine(whole)]
    }
    let nothing = TrackedText("", from: sources[file].origin(of: node))
    outcomes[file].edits += ranges.map { Edit(range: $0, replacement: nothing) }
  }

  private mutating func insert(
    _ texts: [(text: TrackedText, indentation: String)], into name: String
  ) {
    guard let place = collector.classes[name] else { return }
    let (source, body) = (sources[place.file], place.node.memberBlock)
    let outer = source.text.indentation(at: source.range(of: place.node).lowerBound)
    let first = body.members.first.map { source.range(of: $0).lowerBound }
    let brace = source.range(of: body.rightBrace).lowerBound
    let line = source.text.lineStart(of: brace)
    let closesLine = source.text.isBlank(line..<brace)
    var inner = first.map { source.text.indentation(at: $0) } ?? ""
    if inner.count <= outer.count { inner = outer + (texts.first?.indentation ?? "  ") }
    let lineBreak = TrackedText(source.text.lineBreak, from: source.text.origin(at: brace))
    var all = TrackedText("", from: source.text.origin(at: brace))
    for (place, entry) in texts.enumerated() {
      if place > 0 || !closesLine || first != nil { all = all + lineBreak }
      all = all + entry.text.indented(from: entry.indentation, to: inner) + lineBreak
    }
    let start = closesLine ? line : source.range(of: body.leftBrace).upperBound
    if !closesLine {
      all = all + TrackedText(outer, from: source.text.origin(at: brace))
      // A body of one line keeps its members, on that line.
      let end = body.members.isEmpty ? brace : start
      outcomes[place.file].edits.append(Edit(range: start..<end, replacement: all))
    } else {
      outcomes[place.file].edits.append(Edit(range: start..<start, replacement: all))
    }
  }

  // MARK: Reporting

  private mutating func change(
    _ rule: Rule, at node: MemberBlockItemSyntax, _ message: String, _ file: Int
  ) {
    let line = sources[file].origin(of: node)
    outcomes[file].findings.append(
      Finding(rule: rule, kind: .changed, line: line, message: message))
  }

  private mutating func leave(
    _ rule: Rule, at node: MemberBlockItemSyntax, _ message: String, _ file: Int
  ) {
    let line = sources[file].origin(of: node)
    outcomes[file].findings.append(Finding(rule: rule, kind: .left, line: line, message: message))
    if let marker = Marker(at: node, message: message, in: sources[file]) {
      outcomes[file].edits.append(marker.edit)
    }
  }
}
