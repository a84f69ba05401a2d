/// A scan of a source for nesting that is too deep for the parser.
///
/// The parser limits most kinds of nesting itself. The time for nested generic arguments and types
/// of arrays doubles with each level, and the visitors of a tree need stack for each member of a
/// chain: such a source is refused before it is parsed.
struct NestingScan {
  /// The number of open brackets, conditions, words such as `try` or arrows in a row, or members of a
  /// chain that no person writes.
  static let limit = 200

  private var open: [UInt8] = []
  private var conditions = 0
  private var members = 0
  private var prefixes = 0
  private var arrows = 0
  private var previous = UInt8(ascii: "\n")
  /// A Boolean value that indicates whether the source is nested deeper than the limit.
  private(set) var isTooDeep = false

  /// Scans a source.
  init(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      if let end = Self.endOfText(in: bytes, at: place) {
        place = end
        continue
      }
      let byte = bytes[place]
      read(byte, place + 1 < bytes.count ? bytes[place + 1] : 0, in: bytes, at: place)
      let most = max(open.count, conditions, prefixes, arrows)
      if most > Self.limit || members > Self.limit * 5 {
        isTooDeep = true
        return
      }
      if !Self.isBlank(byte) { previous = byte }
      place += 1
    }
  }

  /// Returns the offset after a comment or literal that begins at an offset, or nil.
  private static func endOfText(in bytes: [UInt8], at start: Int) -> Int? {
    let (slash, quote) = (UInt8(ascii: "/"), UInt8(ascii: "\""))
    guard bytes[start] == slash || bytes[start] == quote else { return nil }
    let rest = bytes[start...]
    if rest.starts(with: "//".utf8) {
      return rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    for (opening, closing) in [("/*", "*/"), ("\"\"\"", "\"\"\"")]
    where rest.starts(with: opening.utf8) {
      let last = closing.utf8.last
      var place = start + opening.utf8.count + closing.utf8.count - 1
      while place < bytes.count {
        // Only the last byte is compared at each place, as a text can be long.
        if bytes[place] == last,
          bytes[(place + 1 - closing.utf8.count)...].starts(with: closing.utf8)
        {
          return place + 1
        }
        place += 1
      }
      return bytes.count
    }
    guard bytes[start] == quote else { return nil }
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "\"") { return place + 1 }
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, bytes.count)
  }

  private mutating func read(_ byte: UInt8, _ next: UInt8, in bytes: [UInt8], at place: Int) {
    let isWithin = place > 0 && Self.isLetter(bytes[place - 1])
    if Self.isLetter(byte) {
      if !isWithin { readWord(bytes[place...].prefix { Self.isLetter($0) }) }
    } else if !Self.isBlank(byte), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "@") {
      prefixes = 0
    }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(byte)
    case UInt8(ascii: "<"):
      if Self.isLetter(previous), Self.isLetter(next) { open.append(byte) }
    case UInt8(ascii: ">"):
      if previous == UInt8(ascii: "-") { arrows += 1 }
      if open.last == UInt8(ascii: "<") { open.removeLast() }
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case UInt8(ascii: "#"): readCondition(bytes[place...])
    case UInt8(ascii: "."):
      if Self.isLetter(next) { members += 1 }
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\n"):
      if byte != UInt8(ascii: "\n") || !Self.continues(bytes, after: place) { members = 0 }
      while open.last == UInt8(ascii: "<"), byte != UInt8(ascii: ",") { open.removeLast() }
    default: break
    }
  }

  /// Returns whether the line after a line break begins with a member of a chain.
  private static func continues(_ bytes: [UInt8], after place: Int) -> Bool {
    bytes[(place + 1)...].first { !isBlank($0) } == UInt8(ascii: ".")
  }

  /// The words each of which the parser reads an expression, a type or a pattern after.
  private static let prefixWords: Set<[UInt8]> = Set(
    [
      "any", "await", "borrowing", "consuming", "copy", "each", "inout", "is", "let", "not",
      "repeat",
      "some", "throw", "try", "unsafe", "var",
    ].map { Array($0.utf8) })
  /// The words that begin a declaration.
  private static let declarations: Set<[UInt8]> = Set(
    ["case", "func", "init", "let", "subscript", "typealias", "var"].map { Array($0.utf8) })

  private mutating func readWord(_ word: ArraySlice<UInt8>) {
    prefixes = Self.prefixWords.contains(Array(word)) ? prefixes + 1 : 0
    if Self.declarations.contains(Array(word)) { arrows = 0 }
  }

  /// Closes a bracket, and those in it that were never closed: they stood in a text or comment.
  private mutating func close(_ bracket: UInt8) {
    guard let place = open.lastIndex(of: bracket) else { return }
    open.removeSubrange(place...)
  }

  private mutating func readCondition(_ rest: ArraySlice<UInt8>) {
    if rest.starts(with: "#if ".utf8) { conditions += 1 }
    if rest.starts(with: "#endif".utf8) { conditions = max(0, conditions - 1) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte > 0x7f
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
