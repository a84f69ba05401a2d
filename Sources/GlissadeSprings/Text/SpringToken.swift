import Foundation

/// A part of a spring's text. The tokens are those that the languages of all spellings have in
/// common.
enum SpringToken: Hashable {
  /// A name with its path and letters as written, such as `Spring.StiffnessLow`.
  case name(String)
  /// A number and its unit, such as `f`, `s`, `ms` or `%`.
  case number(Double, unit: String)
  /// A text in quotation marks.
  case text(String)
  /// An opening bracket: `(`, `[` or `{`.
  case open(Character)
  /// A closing bracket: `)`, `]` or `}`.
  case close(Character)
  /// A `:` or `=` between a name and its value.
  case assign
  /// A separator: `,`, `;`, a line break, or another character without a meaning of its own.
  case separator
  /// A character that is permitted only in code between braces.
  case other(Character)
}

/// A scanner that splits a text into tokens.
struct SpringScanner {
  /// The longest text, in characters.
  private static let longestText = 20_000

  private let characters: [Character]
  private var index = 0
  private var tokens: [SpringToken] = []

  /// Returns the tokens of a text.
  static func tokens(of text: String) throws(SpringTextError) -> [SpringToken] {
    guard text.count <= longestText else {
      throw SpringTextError("a spring's text has at most \(longestText) characters")
    }
    var scanner = SpringScanner(text)
    while scanner.index < scanner.characters.count { try scanner.scan() }
    return scanner.tokens
  }

  private init(_ text: String) { characters = Array(text) }

  private var current: Character { characters[index] }

  private func character(after count: Int) -> Character? {
    index + count < characters.count ? characters[index + count] : nil
  }

  private mutating func scan() throws(SpringTextError) {
    switch current {
    case "(", "[", "{": add(.open(current))
    case ")", "]", "}": add(.close(current))
    case ":", "=": add(.assign)
    case "\"", "'", "`", "“", "”": try scanText()
    case "/" where character(after: 1) == "/": skip { $0 != "\n" }
    case ",", ";", "\n", "*", "&", "!", "?", "|", "→", "·": add(.separator)
    default: try scanWord()
    }
  }

  private mutating func scanWord() throws(SpringTextError) {
    if current.isWhitespace {
      index += 1
    } else if startsNumber {
      try scanNumber()
    } else if current.isLetter || current == "_" || current == "." {
      scanName()
    } else {
      add(.other(current))
    }
  }

  private mutating func add(_ token: SpringToken) {
    tokens.append(token)
    index += 1
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while index < characters.count, condition(current) { index += 1 }
  }

  private mutating func scanText() throws(SpringTextError) {
    let quotes: Set<Character> = current == "“" ? ["”"] : [current]
    let start = index + 1
    index = start
    skip { !quotes.contains($0) }
    guard index < characters.count else {
      throw SpringTextError("a quotation mark has no partner")
    }
    tokens.append(.text(String(characters[start..<index])))
    index += 1
  }

  private mutating func scanName() {
    let start = index
    while index < characters.count {
      let isHyphen = current == "-" && (character(after: 1)?.isLetter ?? false)
      guard
        current.isLetter || current.isNumber || current == "_" || current == "." || isHyphen
      else { break }
      index += 1
    }
    tokens.append(.name(String(characters[start..<index])))
  }

  // MARK: Numbers

  private static let signs: Set<Character> = ["-", "+", "−"]

  private static func isDigit(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isASCII && character.isNumber
  }

  private var startsNumber: Bool {
    let offset = Self.signs.contains(current) ? 1 : 0
    if Self.isDigit(character(after: offset)) { return true }
    return character(after: offset) == "." && Self.isDigit(character(after: offset + 1))
  }

  private mutating func scanNumber() throws(SpringTextError) {
    var digits = ""
    if Self.signs.contains(current) {
      digits = current == "+" ? "" : "-"
      index += 1
    }
    while index < characters.count {
      // In Swift and Kotlin “_” may separate groups of digits.
      let isExponent = "eE".contains(current) && hasExponent
      guard Self.isDigit(current) || current == "." || current == "_" || isExponent else { break }
      if current != "_" { digits.append(current) }
      index += 1
      if isExponent, Self.signs.contains(current) {
        digits.append(current == "+" ? "+" : "-")
        index += 1
      }
    }
    guard let value = Double(digits), value.isFinite else {
      throw SpringTextError("“\(digits)” is no number")
    }
    let start = index
    skip { $0.isLetter || $0 == "%" }
    tokens.append(.number(value, unit: String(characters[start..<index]).lowercased()))
  }

  private var hasExponent: Bool {
    guard let next = character(after: 1) else { return false }
    return Self.isDigit(next) || Self.signs.contains(next) && Self.isDigit(character(after: 2))
  }
}
