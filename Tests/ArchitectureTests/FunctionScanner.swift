/// Finds the functions of a source and counts their lines of code, from the keyword to the closing
/// brace.
///
/// It counts `func`, `init`, `deinit`, `subscript` and variables with a block. It matches brackets
/// and detects where a declaration without a body ends; it does not parse Swift.
struct FunctionScanner {
  struct Function: Equatable {
    let name: String
    let line: Int
    let lineCount: Int
  }

  private let text: [UInt8]

  init(_ source: MaskedSource) { text = Array(source.code.utf8) }

  func functions() -> [Function] {
    var (found, line, index): ([Function], Int, Int) = ([], 1, 0)
    while index < text.count {
      guard isWordPart(text[index]) else {
        if text[index] == "\n" { line += 1 }
        index += 1
        continue
      }
      let end = wordEnd(from: index)
      if let name = declaredName(at: index, end), let body = bodyStart(from: end) {
        let lines = codeLines(in: index...min(matchingBrace(of: body), text.count - 1))
        found.append(Function(name: name, line: line, lineCount: lines))
      }
      index = end
    }
    return found
  }

  // MARK: Words

  private func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case "A"..."Z", "a"..."z", "0"..."9", "_", 0x80...: true
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == " " || byte == "\n" || byte == "\t" }

  private func wordEnd(from start: Int) -> Int {
    text[start...].firstIndex { !isWordPart($0) } ?? text.count
  }

  private func codeLines(in range: ClosedRange<Int>) -> Int {
    text[range].split(separator: UInt8(ascii: "\n")).count { !$0.allSatisfy { $0 == " " } }
  }

  /// Returns the name of the declaration that starts with this word, or `nil` if it starts none.
  private func declaredName(at start: Int, _ end: Int) -> String? {
    if start > 0, ".`#@".utf8.contains(text[start - 1]) { return nil }
    let next = end < text.count ? text[end] : " "
    let word = string(text[start..<end])
    switch word {
    case "func", "var":
      guard next == " " else { return nil }
      let rest = text[(end + 1)...]
      let stop =
        rest.dropFirst().firstIndex { isSpace($0) || "(:<".utf8.contains($0) } ?? text.count
      return string(rest[..<stop])
    case "init": return "(<?!".utf8.contains(next) ? word : nil
    case "subscript": return "(<".utf8.contains(next) ? word : nil
    case "deinit": return isSpace(next) || next == "{" ? word : nil
    default: return nil
    }
  }

  // MARK: Bodies

  /// Returns the opening brace of the declaration that continues at `start`, or `nil` if it has
  /// none.
  private func bodyStart(from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return index
      case "}" where depth == 0: return nil
      case ";" where depth == 0: return nil
      case "\n" where depth == 0:
        if !continues(before: index) && !continues(after: index) { return nil }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Returns whether a line that ends at `index` continues on the next one.
  private func continues(before index: Int) -> Bool {
    let line = text[..<index].reversed().prefix(while: { $0 != "\n" })
    let end = string(line.drop(while: isSpace).prefix(5).reversed())
    return end.isEmpty || [",", ">", "&", "=", ":", "where"].contains { end.hasSuffix($0) }
  }

  /// Returns whether the next line that is not empty continues the declaration.
  private func continues(after index: Int) -> Bool {
    let next = string(text[index...].drop(while: isSpace).prefix(8))
    return ["{", "->", "where", "throws", "async", "rethrows", "=", "&"].contains {
      next.hasPrefix($0)
    }
  }

  /// Returns the brace that closes the one at `start`, or the end.
  private func matchingBrace(of start: Int) -> Int {
    var depth = 0
    for index in start..<text.count {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count
  }

  private func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}

/// Compares bytes with characters as they are written.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Unicode.Scalar) { self.init(ascii: value) }
}
