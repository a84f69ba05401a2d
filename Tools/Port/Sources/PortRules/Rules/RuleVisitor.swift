import SwiftSyntax

/// The result of a rule for a source: its edits and its reports.
struct RuleOutcome {
  var edits: [Edit] = []
  var findings: [Finding] = []
}

/// A visitor that applies a rule to a source.
///
/// A rule edits as little as possible, so that what a person wrote between stays as it is, and so
/// that two rules may edit the same expression.
class RuleVisitor: SyntaxVisitor {
  let source: ParsedSource
  let index: TypeIndex
  private(set) var outcome = RuleOutcome()

  required init(source: ParsedSource, index: TypeIndex) {
    self.source = source
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  /// Replaces a range by a text.
  func edit(_ range: Range<Int>, to text: String) {
    let origin = source.text.origin(at: range.lowerBound)
    outcome.edits.append(Edit(range: range, replacement: TrackedText(text, from: origin)))
  }

  /// Replaces a node without the trivia around it.
  func edit(_ node: some SyntaxProtocol, to text: String) { edit(source.range(of: node), to: text) }

  /// Removes a node, and its line if nothing else is there.
  func remove(_ node: some SyntaxProtocol) {
    edit(source.text.rangeToRemove(source.range(of: node)), to: "")
  }

  /// Removes an attribute or modifier with the space between it and the next token.
  func removeWithSpace(_ node: some SyntaxProtocol) {
    let range = source.range(of: node)
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return edit(range, to: "") }
    let end = next.positionAfterSkippingLeadingTrivia.utf8Offset
    if source.text.isBlank(range.upperBound..<end) {
      edit(range.lowerBound..<end, to: "")
    } else {
      remove(node)
    }
  }

  /// Leaves the lines from one node to another out of what is compiled, by `#if false`. Returns
  /// whether it has: it does not if something else stands in these lines.
  func leaveOut(from first: some SyntaxProtocol, to last: some SyntaxProtocol) -> Bool {
    let (head, tail) = (source.range(of: first).lowerBound, source.range(of: last).upperBound)
    let (start, end) = (source.text.lineStart(of: head), source.text.lineEnd(of: tail))
    guard source.text.isBlank(start..<head), source.text.isBlank(tail..<end),
      source.text[tail..<end].string.last?.isNewline == true
    else { return false }
    let indentation = source.text.indentation(at: head)
    for (offset, word) in [(start, "#if false"), (end, "#endif")] {
      edit(offset..<offset, to: indentation + word + source.text.lineBreak)
    }
    return true
  }

  /// Reports a change at a node.
  func didChange(_ rule: Rule, at node: some SyntaxProtocol, _ message: String) {
    report(rule, .changed, at: node, message)
  }

  /// Reports something that stays and has no effect.
  func note(_ rule: Rule, at node: some SyntaxProtocol, _ message: String) {
    report(rule, .noted, at: node, message)
  }

  /// Reports something that is left to a person, and marks its statement with a comment.
  func leave(
    _ rule: Rule, at node: some SyntaxProtocol, _ message: String, isMarked: Bool = true
  ) {
    report(rule, .left, at: node, message)
    guard isMarked, let marker = Marker(at: node, message: message, in: source) else { return }
    let isThere = outcome.edits.contains {
      $0.range == marker.edit.range && $0.replacement.bytes == marker.edit.replacement.bytes
    }
    if !isThere { outcome.edits.append(marker.edit) }
  }

  private func report(
    _ rule: Rule, _ kind: Finding.Kind, at node: some SyntaxProtocol, _ message: String
  ) {
    let line = message.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    outcome.findings.append(
      Finding(rule: rule, kind: kind, line: source.origin(of: node), message: line))
  }
}
