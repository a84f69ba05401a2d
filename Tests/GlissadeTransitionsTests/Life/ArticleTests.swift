import Foundation
import Testing

@testable import GlissadeTransitions

/// The tables of the article Architecture, compared with the rules: each is made here from the
/// reducer, and must stand in the article word for word.
@Suite("The article's tables of transitions")
struct ArticleTests {
  /// The file of the article.
  static let architecture = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/Glissade/Glissade.docc/Architecture.md")

  private func article() throws -> String {
    try String(contentsOf: Self.architecture, encoding: .utf8)
  }

  /// The name of a state or event in the source, without its payload.
  private func name(_ value: Any) -> String {
    let text = "\(value)"
    return "`\(text.prefix { $0 != "(" })`"
  }

  private func unique(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @Test("B-06 B-07 the table of states in Architecture is that of the reducer")
  func states() throws {
    let events = unique(TransitionEvent.all.map(name)).sorted { order($0) < order($1) }
    var lines = [
      "| | \(events.joined(separator: " | ")) |",
      "|---" + String(repeating: "|---", count: events.count) + "|",
    ]
    for state in unique(TransitionState.all.map(name)) {
      let cells = events.map { event in
        let targets = TransitionState.all.filter { name($0) == state }.flatMap { from in
          TransitionEvent.all.filter { name($0) == event }.compactMap {
            TransitionReducer.next(from, $0)
          }
        }
        return unique(targets.map(name)).joined(separator: " or ")
      }
      lines.append("| \(state) |" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined())
    }
    let table = lines.joined(separator: "\n")
    #expect(try article().contains(table), "Architecture.md should have\n\(table)")
  }

  private func order(_ event: String) -> Int {
    let names = ["enter", "prepare", "begin", "update", "decide", "pause", "complete", "end"]
    return names.firstIndex { event == "`\($0)`" } ?? names.count
  }

  @Test("A-09 A-12 A-13 A-14 A-15 the table of callbacks in Architecture is that of the scripts")
  func callbacks() throws {
    var lines = ["| | begins | finishes | is cancelled |", "|---|---|---|---|"]
    let kinds: [(String, Rules)] = [
      ("present, dismiss", .presentation(.present, removes: true)),
      ("push, pop, tab, custom", .pop), ("page", .page),
    ]
    for (names, rules) in kinds {
      var run = Simulation(rules.rules)
      run.begin()
      let begun = run.callbacks
      let ends = TransitionOutcome.allCases.map { outcome in
        var ending = run
        ending.send(.complete(outcome))
        return Array(ending.callbacks.dropFirst(begun.count))
      }
      let cells = ([begun] + ends).map { $0.joined(separator: ", ") }
      lines.append("| \(names) | \(cells.joined(separator: " | ")) |")
    }
    let table = lines.joined(separator: "\n")
    #expect(try article().contains(table), "Architecture.md should have\n\(table)")
  }
}
