/// A Swift source whose comments and literal texts are blanked out, so that what is left can be
/// searched for code. Line breaks and line numbers stay; code in interpolations stays, too.
///
/// It supports nested comments, plain, raw and multi-line strings, and regular expressions of the
/// form `#/…/#`. A quote or a brace in a bare regular expression (`/…/`) would mislead it.
struct MaskedSource {
  let code: String
  var lines: [Substring] { code.split(separator: "\n", omittingEmptySubsequences: false) }

  init(_ source: String) {
    var masker = Masker(source)
    masker.run()
    code = String(decoding: masker.result, as: UTF8.self)
  }

  /// Returns whether a line has code: more than a comment, a part of a literal text, or nothing.
  static func isCode(_ line: Substring) -> Bool { line.contains { $0 != " " } }
}

/// A single pass over the bytes of a source. The stack `open` has the contexts that have not ended.
private struct Masker {
  enum Context {
    case comment(depth: Int)
    case string(hashes: Int, isMultiline: Bool)
    case regex(hashes: Int)
    /// Code in an interpolation, until its parenthesis closes.
    case interpolation(parentheses: Int)
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private let source: [UInt8]
  private var index = 0
  private var open: [Context] = []
  private(set) var result: [UInt8] = []

  init(_ source: String) { self.source = Array(source.utf8) }

  mutating func run() {
    while index < source.count {
      switch open.last {
      case .comment(let depth): comment(depth: depth)
      case .string(let hashes, let isMultiline): string(hashes, isMultiline)
      case .regex(let hashes): regex(hashes)
      case .interpolation(let parentheses): interpolation(parentheses)
      case nil: code()
      }
    }
  }

  private func sees(_ text: String, at offset: Int = 0) -> Bool {
    var position = index + offset
    for byte in text.utf8 {
      guard position < source.count, source[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private mutating func keep(_ count: Int = 1) {
    result.append(contentsOf: source[index..<index + count])
    index += count
  }

  private mutating func blank(_ count: Int = 1) {
    for byte in source[index..<min(index + count, source.count)] {
      result.append(byte == Self.newline ? byte : Self.space)
    }
    index = min(index + count, source.count)
  }

  private mutating func replaceTop(_ context: Context) { open[open.count - 1] = context }

  private mutating func code() {
    if sees("//") {
      while index < source.count, source[index] != Self.newline { blank() }
    } else if sees("/*") {
      open.append(.comment(depth: 1))
      blank(2)
    } else if !openLiteral() {
      keep()
    }
  }

  /// Opens a string or an extended regular expression, if one begins here.
  private mutating func openLiteral() -> Bool {
    var hashes = 0
    while sees("#", at: hashes) { hashes += 1 }
    if sees("\"", at: hashes) {
      let isMultiline = sees("\"\"\"", at: hashes)
      open.append(.string(hashes: hashes, isMultiline: isMultiline))
      blank(hashes + (isMultiline ? 3 : 1))
    } else if hashes > 0, sees("/", at: hashes) {
      open.append(.regex(hashes: hashes))
      blank(hashes + 1)
    } else {
      return false
    }
    return true
  }

  private mutating func comment(depth: Int) {
    if sees("/*") {
      replaceTop(.comment(depth: depth + 1))
      blank(2)
    } else if sees("*/") {
      if depth == 1 { open.removeLast() } else { replaceTop(.comment(depth: depth - 1)) }
      blank(2)
    } else {
      blank()
    }
  }

  private mutating func string(_ hashes: Int, _ isMultiline: Bool) {
    let marks = String(repeating: "#", count: hashes)
    let end = (isMultiline ? "\"\"\"" : "\"") + marks
    if sees("\\" + marks + "(") {
      blank(1 + hashes)
      keep()
      open.append(.interpolation(parentheses: 1))
    } else if sees("\\" + marks) {
      blank(2 + hashes)
    } else if sees(end) {
      open.removeLast()
      blank(end.count)
    } else {
      if !isMultiline, source[index] == Self.newline { open.removeLast() }
      blank()
    }
  }

  private mutating func regex(_ hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    if sees(end) {
      open.removeLast()
      blank(end.count)
    } else {
      blank()
    }
  }

  private mutating func interpolation(_ parentheses: Int) {
    if sees("(") {
      replaceTop(.interpolation(parentheses: parentheses + 1))
      keep()
    } else if sees(")") {
      if parentheses == 1 {
        open.removeLast()
      } else {
        replaceTop(.interpolation(parentheses: parentheses - 1))
      }
      keep()
    } else {
      code()
    }
  }
}
