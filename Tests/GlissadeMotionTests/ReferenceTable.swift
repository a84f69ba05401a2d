import Foundation
import Testing

/// A CSV file from this target's fixtures: rows of fields by column name.
struct ReferenceTable {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let lines = try String(contentsOf: ReferenceTable.url(name), encoding: .utf8)
      .split(whereSeparator: \.isNewline)
    let names = ReferenceTable.fields(try #require(lines.first))
    rows = lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(names, ReferenceTable.fields(line)))
    }
    try #require(!rows.isEmpty, "The reference table \(name) has no rows.")
  }

  static func url(_ name: String) throws -> URL {
    try #require(
      Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: nil),
      "The fixture \(name) is missing.")
  }

  /// Splits at commas outside quotes.
  private static func fields(_ line: Substring) -> [String] {
    var result = [""]
    var quoted = false
    for character in line {
      switch character {
      case "\"": quoted.toggle()
      case "," where !quoted: result.append("")
      default: result[result.count - 1].append(character)
      }
    }
    return result
  }
}

extension [String: String] {
  func number(_ column: String) throws -> Double {
    let text = try #require(self[column], "The reference table has no column \(column).")
    return try #require(Double(text), "\(text) in column \(column) is no number.")
  }
}
