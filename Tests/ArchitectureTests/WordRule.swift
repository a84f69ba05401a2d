import Foundation

// The words that STYLE refuses and that have no ordinary sense in this package.
extension ArchitectureRules {
  /// The refused words, in lower case and in the singular, with the words to use instead.
  static let refusedWords = [
    "film": "frame history", "tape": "recording", "knob": "parameter", "verdict": "decision",
    "rig": "fixture", "roster": "slot map", "manner": "style", "temper": "settings",
    "story": "summary", "finger": "pointer",
  ]
  /// The words that are refused in tests. The frame loop of the sources has stages.
  static let wordsRefusedInTests = ["stage": "canvas"]

  /// The names of SDL, which has a word of its own for touches.
  nonisolated(unsafe) private static let namesOfSDL = /SDL_\w+|fingerId/

  /// Returns the refused words in the code, the comments and the path of a file.
  ///
  /// Names are split at their capital letters. The former names of options and of keys in
  /// recordings are accepted as literals: `--stage-only`, `"knobs"`.
  func refusedWordFaults(in file: SourceFile) -> [String] {
    // The rule has to name the words.
    if file.path.hasPrefix("Tests/ArchitectureTests/WordRule") { return [] }
    let words = Self.refusedWords.merging(file.isTest ? Self.wordsRefusedInTests : [:]) { $1 }
    return words.sorted { $0.key < $1.key }.flatMap { word, better -> [String] in
      let name = String(file.path.split(separator: "/").last ?? "")
      var faults: [String] = []
      if Self.contains(word, name[...]) {
        faults.append("\(file.path): the name says “\(word)” for “\(better)”.")
      }
      guard file.text.range(of: word, options: .caseInsensitive) != nil else { return faults }
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated()
      where Self.contains(word, line.replacing(Self.namesOfSDL, with: "")) {
        faults.append("\(file.path):\(number + 1): “\(word)” stands for “\(better)”.")
      }
      return faults
    }
  }

  /// Returns whether a line has a word, in the singular or plural, on its own or in a name.
  private static func contains(_ word: String, _ line: Substring) -> Bool {
    var rest = line
    while let range = rest.range(of: word, options: .caseInsensitive) {
      let before = line[..<range.lowerBound].last
      var end = range.upperBound
      if end < line.endIndex, line[end] == "s" { end = line.index(after: end) }
      let after = end < line.endIndex ? line[end] : nil
      if begins(line[range.lowerBound], after: before), ends(before: after),
        !isLiteral(line[end...], after: before)
      {
        return true
      }
      rest = line[range.upperBound...]
    }
    return false
  }

  private static func begins(_ first: Character, after before: Character?) -> Bool {
    guard let before, before.isLetter else { return true }
    return first.isUppercase && before.isLowercase
  }

  private static func ends(before after: Character?) -> Bool {
    guard let after, after.isLetter else { return true }
    return after.isUppercase
  }

  /// Returns whether a word is a key in quotation marks, or the name of an option.
  private static func isLiteral(_ rest: Substring, after before: Character?) -> Bool {
    let quotes: [Character] = ["\"", "`"]
    return before.map(quotes.contains) ?? false || rest.hasPrefix("-only")
  }
}
