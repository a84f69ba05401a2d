import Foundation

// Phrases that STYLE refuses in comments. Most of them describe an object as if it were a person.
extension ArchitectureRules {
  /// A phrase that comments must not contain.
  struct Phrase {
    /// The phrase in lower case, as a whole word or several.
    let text: String
    /// The words to use instead.
    let better: String
    /// The words before the phrase that make it right, because the subject is a person.
    var subjects: [String] = []
  }

  private static let persons = ["user", "client", "caller", "reader", "programmer", "person"]

  static let refusedPhrases = [
    Phrase(text: "asks", better: "calls", subjects: persons),
    Phrase(text: "calm", better: "idle"),
    Phrase(text: "given back", better: "restored"),
    Phrase(text: "goes on", better: "continues"),
    Phrase(text: "hears", better: "receives", subjects: persons),
    Phrase(text: "house", better: "package"),
    Phrase(text: "is let go", better: "is released"),
    Phrase(text: "is lent", better: "is moved to the container"),
    Phrase(text: "is told", better: "receives", subjects: persons),
    Phrase(text: "are told", better: "receive"),
    Phrase(text: "knows", better: "stores", subjects: persons),
    Phrase(text: "lets go", better: "releases"),
    Phrase(text: "made again", better: "created anew"),
    Phrase(text: "one in twenty", better: "p95"),
    Phrase(text: "shower", better: "what it is"),
    Phrase(text: "taken home", better: "restored"),
    Phrase(text: "tells", better: "notifies", subjects: persons),
    Phrase(text: "wants", better: "needs", subjects: persons),
    Phrase(text: "way through", better: "pipeline"),
  ]

  /// Returns the refused phrases in the comments of a file.
  func refusedPhraseFaults(in file: SourceFile) -> [String] {
    // The rule and its tests have to name the phrases.
    let own = ["Tests/ArchitectureTests/PhraseRule", "Tests/ArchitectureTests/WordRule"]
    if own.contains(where: file.path.hasPrefix) { return [] }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    var faults: [String] = []
    for (number, line) in lines.enumerated() {
      guard let mark = line.range(of: "// ") ?? line.range(of: "/// ") else { continue }
      let words = line[mark.upperBound...].lowercased()
        .split { !$0.isLetter && $0 != "’" }.map(String.init)
      for phrase in Self.refusedPhrases where Self.contains(phrase, words) {
        faults.append(
          "\(file.path):\(number + 1): “\(phrase.text)” stands for “\(phrase.better)”.")
      }
    }
    return faults
  }

  private static func contains(_ phrase: Phrase, _ words: [String]) -> Bool {
    let parts = phrase.text.split(separator: " ").map(String.init)
    guard words.count >= parts.count else { return false }
    return (0...(words.count - parts.count)).contains { start in
      Array(words[start..<(start + parts.count)]) == parts
        && !(start > 0 && phrase.subjects.contains(words[start - 1]))
    }
  }
}
