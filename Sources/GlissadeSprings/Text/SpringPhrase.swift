import Foundation

/// The parsed text of a spring: calls, fields with their values, and numbers without names.
struct SpringPhrase {
  /// A field's value.
  enum Value: Hashable {
    case number(Double, unit: String)
    /// A name or a quoted text, in lower case and without its path.
    case word(String)
  }

  /// A call, or a group of fields in braces after a name.
  struct Call: Hashable {
    /// The name of the call with its path, in lower case and without hyphens and underscores.
    let name: String
    /// A Boolean value that indicates whether a dot precedes the name of the call, as in
    /// `.spring()`.
    let isMember: Bool
    /// The numbers among the arguments without names.
    var numbers: [Value] = []
    /// The names, without their paths, among the arguments without names.
    var words: [String] = []

    /// Creates a call from its name as written in the text.
    init(_ name: String) {
      self.name = SpringPhrase.plain(name)
      isMember = name.hasPrefix(".")
    }
  }

  private(set) var calls: [Call] = []
  private(set) var fields: [String: Value] = [:]
  /// The numbers without names outside of calls.
  private(set) var numbers: [Value] = []
  /// The names outside of calls that are not names of fields.
  private(set) var words: [String] = []

  private static let deepest = 16
  private static let keywords: Set<String> = [
    "let", "var", "val", "const", "final", "return", "new", "await", "static",
  ]
  private static let partners: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  private let tokens: [SpringToken]
  private var index = 0

  /// Reads the tokens of a text.
  init(_ text: String) throws(SpringTextError) {
    tokens = try SpringScanner.tokens(of: text)
    while index < tokens.count { try readItem(in: nil, depth: 0) }
  }

  /// Returns the name in the form in which names are compared.
  static func plain(_ name: String) -> String {
    let plain = name.lowercased().filter { $0 != "_" && $0 != "-" }
    return plain.hasPrefix(".") ? String(plain.dropFirst()) : plain
  }

  /// Returns the last part of a name's path.
  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  private var current: SpringToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func readItem(in call: Int?, depth: Int) throws(SpringTextError) {
    guard depth < Self.deepest else { throw SpringTextError("brackets are nested too deeply") }
    guard let token = current else { return }
    index += 1
    switch token {
    case .separator, .assign: break
    case .number(let value, let unit): addNumber(.number(value, unit: unit), in: call)
    case .text(let text):
      // A text in quotation marks before “:” is the name of a field, as in JSON.
      if current == .assign {
        try readName(text, in: call, depth: depth)
      } else if call == nil {
        words.append(Self.plain(text))
      }
    case .name(let name):
      if !Self.keywords.contains(name) { try readName(name, in: call, depth: depth) }
    case .open(let bracket): try readItems(until: bracket, in: call, depth: depth)
    case .close(let bracket): throw SpringTextError("“\(bracket)” closes nothing")
    case .other(let character):
      throw SpringTextError("“\(character)” has no meaning in a spring")
    }
  }

  private mutating func addNumber(_ value: Value, in call: Int?) {
    if let call { calls[call].numbers.append(value) } else { numbers.append(value) }
  }

  private mutating func readItems(
    until bracket: Character, in call: Int?, depth: Int
  ) throws(SpringTextError) {
    while let token = current {
      if case .close(let found) = token {
        guard found == Self.partners[bracket] else {
          throw SpringTextError("“\(bracket)” is closed by “\(found)”")
        }
        index += 1
        return
      }
      try readItem(in: call, depth: depth + 1)
    }
    throw SpringTextError("“\(bracket)” is not closed")
  }

  private mutating func readName(
    _ name: String, in call: Int?, depth: Int
  ) throws(SpringTextError) {
    let plain = Self.plain(name)
    if current == .assign {
      index += 1
      try readValue(of: Self.last(plain), depth: depth)
    } else if case .number(let value, let unit) = current {
      index += 1
      try add(.number(value, unit: unit), to: Self.last(plain))
    } else if case .open(let bracket) = current, bracket != "[" {
      index += 1
      try readCall(name, bracket: bracket, depth: depth)
    } else if let call {
      calls[call].words.append(Self.last(plain))
    } else {
      words.append(plain)
    }
  }

  private mutating func readCall(
    _ name: String, bracket: Character, depth: Int
  ) throws(SpringTextError) {
    calls.append(Call(name))
    try readItems(until: bracket, in: calls.count - 1, depth: depth)
    // Braces after a call contain the animated code, which is skipped.
    if bracket == "(", current == .open("{") { try skipBraces() }
  }

  private mutating func skipBraces() throws(SpringTextError) {
    var depth = 0
    while let token = current {
      index += 1
      if token == .open("{") { depth += 1 }
      if token == .close("}") { depth -= 1 }
      if depth == 0 { return }
    }
    throw SpringTextError("“{” is not closed")
  }

  private mutating func readValue(of field: String, depth: Int) throws(SpringTextError) {
    while case .name(let name) = current, Self.keywords.contains(name) { index += 1 }
    if case .number(let value, let unit) = current {
      index += 1
      try add(.number(value, unit: unit), to: field)
    } else if case .text(let text) = current {
      index += 1
      try add(.word(Self.plain(text)), to: field)
    } else if case .name(let name) = current {
      index += 1
      try readNamedValue(name, of: field, depth: depth)
    } else if current == .open("{") {
      if SpringField.isCode(field) { return try skipBraces() }
      index += 1
      calls.append(Call(field))
      try readItems(until: "{", in: calls.count - 1, depth: depth + 1)
    }
  }

  /// Reads a value that begins with a name: a call, or the name of a constant.
  private mutating func readNamedValue(
    _ name: String, of field: String, depth: Int
  ) throws(SpringTextError) {
    let before = calls.count
    if case .open(let bracket) = current, bracket != "[" {
      index += 1
      try readCall(name, bracket: bracket, depth: depth + 1)
      try adoptNumber(of: calls[before], by: field)
    } else {
      try add(.word(Self.last(Self.plain(name))), to: field)
    }
  }

  /// Makes the number of a call, such as `Duration(milliseconds: 300)`, the value of the field to
  /// which the call belongs.
  private mutating func adoptNumber(of call: Call, by field: String) throws(SpringTextError) {
    if call.name == "duration", let value = fields.removeValue(forKey: "milliseconds") {
      guard case .number(let number, _) = value else { return }
      try add(.number(number, unit: "ms"), to: field)
    } else if call.name == "cgvector" || call.name == "init", let value = fields["dx"] {
      guard fields["dy"] == value else {
        throw SpringTextError("the components of \(field) differ; give one spring for each")
      }
      fields["dx"] = nil
      fields["dy"] = nil
      try add(value, to: field)
    }
  }

  private mutating func add(_ value: Value, to field: String) throws(SpringTextError) {
    let name = SpringField.name(of: field)
    if let other = fields[name], other != value {
      throw SpringTextError("\(field) is given twice")
    }
    fields[name] = value
  }
}
