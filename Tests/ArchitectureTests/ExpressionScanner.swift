/// Finds expressions that STYLE refuses: assignments of tuples that save a line, and conditional
/// expressions inside others. Not to be confused with a parser: it matches brackets, and detects
/// where a statement ends.
struct ExpressionScanner {
  private let lines: [Substring]

  init(_ source: MaskedSource) { lines = source.lines }

  /// Returns the lines of statements such as `(a, b) = (c, d)`. A declaration of several constants
  /// is none.
  func tupleAssignments() -> [Int] {
    lines.indices.filter { index in
      let line = lines[index].drop { $0 == " " }
      guard line.first == "(", let end = Self.matching(line), line[..<end].contains(",") else {
        return false
      }
      return line[end...].dropFirst().hasPrefix(" = (")
    }.map { $0 + 1 }
  }

  /// Returns the lines of each conditional expression that is a part of another one.
  func nestedConditionals() -> [Int] {
    var found: [Int] = []
    // One entry for each open bracket: whether a conditional expression has begun in it.
    var open = [Frame()]
    for (number, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      if let first = words.first, !Self.continues(first) {
        open[open.count - 1].isConditional = false
      }
      var last: Character = " "
      for (character, next) in zip(line, line.dropFirst() + " ") {
        switch character {
        case "(", "[": open.append(Frame(isInside: open.last?.isNested == true))
        case "{": open.append(Frame())
        case ")", "]", "}": if open.count > 1 { open.removeLast() }
        case ",", ";": open[open.count - 1].isConditional = false
        case "?" where last == " " && next == " ":
          if open[open.count - 1].isNested { found.append(number + 1) }
          open[open.count - 1].isConditional = true
        default: break
        }
        last = character
      }
    }
    return found
  }

  private struct Frame {
    var isConditional = false
    /// A Boolean value that indicates whether the bracket itself is a part of a conditional
    /// expression.
    var isInside = false
    var isNested: Bool { isConditional || isInside }
  }

  /// Returns whether a line that begins with a word continues the statement before it.
  private static func continues(_ word: Substring) -> Bool {
    ["?", ":", "&&", "||", "+", "-", "*", "/", "??", "==", "<", ">", ")", "."].contains {
      word.hasPrefix($0)
    }
  }

  /// Returns the index of the bracket that closes the one at the start.
  private static func matching(_ line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      if line[index] == "(" { depth += 1 }
      if line[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
