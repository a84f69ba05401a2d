import SwiftSyntax

/// A declaration or statement that stays as it was, because its edited text does not parse.
struct RejectedItem: Equatable {
  /// The offsets of the item in the text before the edits.
  let range: Range<Int>
  /// The lines of the input that the item has.
  let lines: ClosedRange<SourceLine>
}

extension ParsedSource {
  /// Returns the source after edits, without those of declarations that would not parse with them.
  func applyingWhereParsed(_ edits: [Edit]) -> (source: ParsedSource, rejected: [RejectedItem]) {
    let whole = applying(edits)
    if edits.isEmpty || !whole.tree.hasError { return (whole, []) }
    var rejected: [RejectedItem] = []
    let items = tree.statements.map(Syntax.init)
    let kept = kept(edits, of: items, &rejected)
    let repaired = applying(kept)
    if !rejected.isEmpty, !repaired.tree.hasError { return (repaired, rejected) }
    return (self, [item(0..<text.bytes.count)])
  }

  /// Returns the edits with which each of some items parses, and notes the other items.
  private func kept(
    _ edits: [Edit], of items: [Syntax], _ rejected: inout [RejectedItem]
  ) -> [Edit] {
    var kept = edits
    for item in items {
      let range = item.position.utf8Offset..<item.endPosition.utf8Offset
      let own = edits.filter { $0.touches(range) }
      guard !own.isEmpty, applying(own).tree.hasError else { continue }
      kept.removeAll { $0.touches(range) }
      let declaration =
        item.as(CodeBlockItemSyntax.self)?.item.asProtocol(DeclGroupSyntax.self)
        ?? item.as(MemberBlockItemSyntax.self)?.decl.asProtocol(DeclGroupSyntax.self)
      let members = declaration?.memberBlock.members.map(Syntax.init) ?? []
      let count = rejected.count
      let rest = members.isEmpty ? [] : self.kept(own, of: members, &rejected)
      if rejected.count > count, !applying(rest).tree.hasError {
        kept += rest
      } else {
        rejected.removeSubrange(count...)
        rejected.append(self.item(self.range(of: item)))
      }
    }
    return kept
  }

  private func item(_ range: Range<Int>) -> RejectedItem {
    let end = max(range.lowerBound, range.upperBound - 1)
    return RejectedItem(
      range: range, lines: text.origin(at: range.lowerBound)...text.origin(at: end))
  }
}

extension Edit {
  /// Returns whether the edit changes or adds something in a range.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    range.isEmpty ? other.contains(range.lowerBound) : range.overlaps(other)
  }
}
