/// Finds expectations that join conditions with `&&`: the failure of one does not report which
/// condition is false.
struct ExpectationScanner {
  private let text: [UInt8]

  init(_ source: MaskedSource) { text = Array(source.code.utf8) }

  /// Returns the lines of `#expect` and `#require` whose condition has an `&&` outside of inner
  /// brackets.
  func joinedLines() -> [Int] {
    var found: [Int] = []
    var line = 1
    for (index, byte) in text.enumerated() {
      if byte == "\n" { line += 1 }
      guard byte == "#", let start = argumentStart(at: index) else { continue }
      if isJoined(from: start) { found.append(line) }
    }
    return found
  }

  /// Returns the first byte after the parenthesis of an expectation that begins at `index`.
  private func argumentStart(at index: Int) -> Int? {
    for macro in ["#expect(", "#require("] where text[index...].starts(with: macro.utf8) {
      return index + macro.utf8.count
    }
    return nil
  }

  /// Returns whether the first argument is a conjunction.
  private func isJoined(from start: Int) -> Bool {
    var depth = 0
    for index in start..<text.count {
      switch text[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0: return false
      case "&" where depth == 0 && text[index...].starts(with: "&& ".utf8): return true
      default: break
      }
      if depth < 0 { return false }
    }
    return false
  }
}
