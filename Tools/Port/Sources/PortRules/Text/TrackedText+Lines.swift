// Lines and indentation, as edits of whole lines need them.
extension TrackedText {
  private static let newline = UInt8(ascii: "\n")

  /// Returns the offset at which the line of `offset` begins.
  func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
  }

  /// Returns the offset after the line break of the line of `offset`.
  func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Self.newline).map { $0 + 1 } ?? bytes.count
  }

  /// Returns the spaces and tabs that the line of `offset` begins with.
  func indentation(at offset: Int) -> String {
    let start = lineStart(of: offset)
    return String(decoding: bytes[start...].prefix { Self.isBlank($0) }, as: UTF8.self)
  }

  /// Returns whether nothing but spaces stands in a range.
  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(Self.isWhitespace) }

  /// Returns a range, and the whole line or lines if nothing else stands in them.
  ///
  /// Without other text before and after, the line break goes, too. With text after it, the spaces
  /// up to that text go.
  func rangeToRemove(_ range: Range<Int>) -> Range<Int> {
    let start = lineStart(of: range.lowerBound)
    let end = range.upperBound + bytes[range.upperBound...].prefix { Self.isBlank($0) }.count
    let isAtEnd = end == bytes.count || Self.isWhitespace(bytes[end])
    if isBlank(start..<range.lowerBound), isAtEnd {
      return start..<(end == bytes.count ? end : lineEnd(of: end))
    }
    return range.lowerBound..<(isAtEnd ? range.upperBound : end)
  }

  /// Returns a range of whole lines, with a blank line beside it that would be superfluous: the one
  /// before if another blank line, a closing brace or the end of the text follows, or the one after
  /// an opening brace.
  func withBlankLine(_ range: Range<Int>) -> Range<Int> {
    let (start, end) = (range.lowerBound, range.upperBound)
    guard start > 0, lineStart(of: start) == start else { return range }
    let before = lineStart(of: start - 1)
    let next = bytes[end...].prefix { $0 != Self.newline }.first { !Self.isWhitespace($0) }
    if isBlank(before..<start) {
      return next.map { $0 == UInt8(ascii: "}") } ?? true ? before..<end : range
    }
    let opens = bytes[before..<start].last { !Self.isWhitespace($0) } == UInt8(ascii: "{")
    return opens && next == nil && end < bytes.count ? start..<lineEnd(of: end) : range
  }

  /// Returns the text with other spaces at the start of each line.
  ///
  /// A line that does not begin with `old` is indented by the same difference if it can be.
  func indented(from old: String, to new: String) -> TrackedText {
    guard old != new else { return self }
    let (before, after) = (Array(old.utf8), Array(new.utf8))
    var edits: [Edit] = []
    var start = 0
    while start < bytes.count {
      let end = lineEnd(of: start)
      if !isBlank(start..<end), bytes[start..<end].starts(with: before) {
        let text = TrackedText(String(decoding: after, as: UTF8.self), from: origin(at: start))
        edits.append(Edit(range: start..<start + before.count, replacement: text))
      }
      start = end
    }
    return applying(edits)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == newline || byte == UInt8(ascii: "\r")
  }
}
