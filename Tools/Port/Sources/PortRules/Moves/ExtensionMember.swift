import SwiftSyntax

/// A member of an extension, with the comments that belong to it.
struct ExtensionMember {
  let item: MemberBlockItemSyntax
  private let source: ParsedSource

  init(_ item: MemberBlockItemSyntax, in source: ParsedSource) {
    self.item = item
    self.source = source
  }

  /// The offsets of the member with its comments, from the start of its first line if nothing else
  /// is there.
  var range: Range<Int> {
    let start = item.attachedOffset
    let lineStart = source.text.lineStart(of: start)
    let isFirst = source.text.isBlank(lineStart..<start)
    var end = item.endPosition.utf8Offset
    while end > start, source.text.isBlank(end - 1..<end) { end -= 1 }
    return (isFirst ? lineStart : start)..<end
  }

  /// The offsets that are removed when the member is moved.
  var removal: Range<Int> {
    source.text.withBlankLine(source.text.rangeToRemove(range))
  }

  /// The spaces that the member begins with.
  var indentation: String { source.text.indentation(at: source.range(of: item).lowerBound) }

  /// The text of the member with the access level of its extension.
  func text(access: String?) -> TrackedText {
    let text = source.text[range]
    guard let access, let keyword = insertionPoint else { return text }
    let place = keyword - range.lowerBound
    let word = TrackedText(access + " ", from: source.text.origin(at: keyword))
    return text.applying([Edit(range: place..<place, replacement: word)])
  }

  /// The text of the member as a stored property.
  func text(_ property: AssociatedProperty, access: String?) -> TrackedText? {
    guard let variable = item.decl.as(VariableDeclSyntax.self) else { return nil }
    let start = source.range(of: variable.bindingSpecifier).lowerBound
    let end = source.range(of: variable).upperBound
    let declaration = TrackedText(property.declaration, from: source.text.origin(at: start))
    let tail = end < range.upperBound ? source.text[end..<range.upperBound] : nil
    var text = source.text[range.lowerBound..<start] + declaration
    if let tail { text = text + tail }
    guard let access, let keyword = insertionPoint else { return text }
    let place = keyword - range.lowerBound
    let word = TrackedText(access + " ", from: source.text.origin(at: keyword))
    return text.applying([Edit(range: place..<place, replacement: word)])
  }

  /// The identifiers that the member mentions.
  var identifiers: Set<String> {
    Set(item.tokens(viewMode: .sourceAccurate).map(\.identifierText))
  }

  /// The place of an access level, or nil if the member has one.
  private var insertionPoint: Int? {
    guard let modifiers = item.decl.asProtocol(WithModifiersSyntax.self)?.modifiers,
      !modifiers.contains(where: { DeclModifierSyntax.accessLevels.contains($0.name.text) })
    else { return nil }
    if let first = modifiers.first { return source.range(of: first).lowerBound }
    let attributes = item.decl.asProtocol(WithAttributesSyntax.self)?.attributes
    let next = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(
      viewMode: .sourceAccurate)
    return source.range(of: next.map(Syntax.init) ?? Syntax(item.decl)).lowerBound
  }
}

extension DeclModifierSyntax {
  static let accessLevels: Set<String> = [
    "public", "open", "package", "internal", "fileprivate", "private",
  ]
}

extension SyntaxProtocol {
  /// The offset of the first comment above the node that no blank line separates from it, or of the
  /// node.
  var attachedOffset: Int {
    var offset = position.utf8Offset
    var attached = offset
    var lineBreaks = 2
    for piece in leadingTrivia.pieces {
      offset += piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        lineBreaks += count
        if lineBreaks >= 2 { attached = offset }
      case .spaces, .tabs: break
      default: lineBreaks = 0
      }
    }
    return lineBreaks >= 2 ? positionAfterSkippingLeadingTrivia.utf8Offset : attached
  }

  /// The offset of a `// MARK:` that heads the node, or of its comments.
  var headingOffset: Int {
    var offset = position.utf8Offset
    var heading: Int?
    for piece in leadingTrivia.pieces {
      switch piece {
      case .lineComment(let text) where text.hasPrefix("// MARK:"): heading = offset
      case .newlines, .carriageReturnLineFeeds, .carriageReturns, .spaces, .tabs: break
      default: heading = nil
      }
      offset += piece.sourceLength.utf8Length
    }
    return heading ?? attachedOffset
  }
}
