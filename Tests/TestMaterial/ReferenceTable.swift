import Foundation

/// A CSV file among a test target's fixtures: rows of fields by column name.
package struct ReferenceTable {
  package let rows: [[String: String]]

  /// - Parameter bundle: the test target's own.
  package init(_ name: String, in bundle: Bundle) throws {
    let lines = try String(contentsOf: Self.url(name, in: bundle), encoding: .utf8)
      .split(whereSeparator: \.isNewline)
    let names = lines.first.map(Self.fields) ?? []
    rows = lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(names, Self.fields(line)))
    }
    if rows.isEmpty { throw ReferenceTableError("The reference table \(name) has no rows.") }
  }

  /// Returns the URL of a fixture.
  package static func url(_ name: String, in bundle: Bundle) throws -> URL {
    guard let url = bundle.url(forResource: "Fixtures/\(name)", withExtension: nil) else {
      throw ReferenceTableError("The fixture \(name) is missing.")
    }
    return url
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
  /// The number in a row's column.
  package func number(_ column: String) throws -> Double {
    guard let text = self[column] else {
      throw ReferenceTableError("The reference table has no column \(column).")
    }
    guard let number = Double(text) else {
      throw ReferenceTableError("\(text) in column \(column) is no number.")
    }
    return number
  }
}

/// A fixture that is not as it should be.
package struct ReferenceTableError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
