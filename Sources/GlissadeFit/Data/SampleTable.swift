import Foundation
import GlissadeFiles

/// A table of numbers in text, such as a CSV file: a line for each sample, with or without a
/// header.
///
/// Fields are separated by semicolons, tabs, commas or spaces, and can be in quotes. A comma within
/// a field is a decimal separator. Lines that begin with `#` are comments.
package struct SampleTable: Sendable {
  /// The names of the columns, from the header or `1`, `2` and so on.
  package let names: [String]
  /// The rows of the table, with `nil` for an empty field.
  private let rows: [[Double?]]
  private let hasHeader: Bool

  private static let timeNames: Set<String> = [
    "t", "time", "times", "seconds", "second", "sec", "secs", "s", "timestamp", "ms",
    "milliseconds", "millis", "time ms", "time s", "t ms", "t s", "elapsed",
  ]
  private static let valueNames: Set<String> = [
    "value", "values", "y", "x", "position", "pos", "px", "pt", "offset", "progress",
  ]

  /// Reads a table from text.
  ///
  /// - Parameter text: The contents of a file.
  package init(_ text: String) throws(FitError) {
    let lines = text.replacingOccurrences(of: "\u{FEFF}", with: "")
      .split(whereSeparator: \.isNewline).enumerated()
      .map { (number: $0.offset + 1, text: $0.element.trimmingCharacters(in: .whitespaces)) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix("#") }
    guard let first = lines.first else {
      throw FitError("The table is empty; give a file with a column of seconds and one of values.")
    }
    let separator = Self.separator(of: lines.prefix(20).map(\.text))
    let head = Self.fields(of: first.text, separator)
    hasHeader = head.contains { !$0.isEmpty && Self.number($0) == nil }
    names = hasHeader ? head : head.indices.map { "\($0 + 1)" }
    var rows: [[Double?]] = []
    for line in lines.dropFirst(hasHeader ? 1 : 0) {
      var row: [Double?] = []
      for field in Self.fields(of: line.text, separator) {
        let number = Self.number(field)
        guard field.isEmpty || number != nil else {
          throw FitError(
            "Line \(line.number) of the table has the text \(field.quoted) in place of a number;"
              + " give a file with a column of seconds and one of values.")
        }
        // A program that has no value for a row often writes “nan”.
        row.append(number.flatMap { $0.isFinite ? $0 : nil })
      }
      rows.append(row)
    }
    guard !rows.isEmpty else {
      throw FitError(
        "The table has no numbers; give a file with a column of seconds and one of values.")
    }
    self.rows = rows
  }

  /// Returns the samples of a column.
  ///
  /// - Parameters:
  ///   - column: The name or the number of the column of values. `nil` means one with a name
  ///     such as “value”, “y” or “x”, or else for the first column that does not contain the times.
  ///   - rate: The rows per second, for tables without times; `nil` means the times in the
  ///     table.
  package func samples(column: String? = nil, rate: Double? = nil) throws(FitError)
    -> [MotionSample]
  {
    let width = rows.map(\.count).max() ?? 0
    let times = rate == nil ? timeColumn : -1
    guard width > 1 || times < 0 else {
      throw FitError(
        "The table has one column; add one of seconds, or give the rows per second with --fps."
      )
    }
    let values = try valueColumn(column, beside: times, width: width)
    let unit = times >= 0 && Self.isMilliseconds(names[times]) ? 0.001 : 1
    let samples = rows.enumerated().compactMap { number, row -> MotionSample? in
      guard values < row.count, let value = row[values] else { return nil }
      if let rate { return MotionSample(time: Double(number) / rate, value: value) }
      guard times < row.count, let time = row[times] else { return nil }
      return MotionSample(time: time * unit, value: value)
    }
    guard !samples.isEmpty else {
      throw FitError(
        "The column \(name(values)) has no number; choose one of these with --column:"
          + " \(names.map(\.printable).joined(separator: ", ")).")
    }
    if times >= 0 { try check(samples, column: names[times]) }
    return samples
  }

  /// The time between two rows from which no motion is seen, in seconds.
  private static let longestInterval = 1.0

  /// Throws an error if the times of samples cannot be seconds.
  private func check(_ samples: [MotionSample], column: String) throws(FitError) {
    let steps = zip(samples, samples.dropFirst()).map { $1.time - $0.time }
    guard steps.count > 1 else { return }
    guard steps.count(where: { $0 != 0 }) * 2 > steps.count else {
      throw FitError(
        "The column \(column.quoted) does not increase; it has to be the seconds."
          + " Numbers with decimal commas need semicolons between the columns.")
    }
    let interval = steps.map(abs).median
    guard interval < Self.longestInterval else {
      throw FitError(
        "The rows are \(MotionFit.number(interval, 1)) s apart; if these are milliseconds, give the"
          + " column the header ms.")
    }
  }

  private func name(_ column: Int) -> String {
    column < names.count ? names[column].quoted : "\(column + 1)"
  }

  private var timeColumn: Int {
    names.firstIndex { Self.timeNames.contains(Self.plain($0)) } ?? 0
  }

  private func valueColumn(
    _ column: String?, beside times: Int, width: Int
  ) throws(FitError) -> Int {
    if let column {
      if let index = names.firstIndex(where: { Self.plain($0) == Self.plain(column) }) {
        return index
      }
      if let number = Int(column), (1...max(width, 1)).contains(number) { return number - 1 }
      throw FitError(
        "The table has no column \(column.quoted); it has:"
          + " \(names.map(\.printable).joined(separator: ", ")).")
    }
    let others = (0..<max(width, 1)).filter { $0 != times }
    let named = others.first {
      $0 < names.count && hasHeader && Self.valueNames.contains(Self.plain(names[$0]))
    }
    return named ?? others.first ?? 0
  }

  // MARK: Fields

  /// Returns a name in lowercase letters, without brackets and underscores.
  private static func plain(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: " ")
  }

  private static func isMilliseconds(_ name: String) -> Bool {
    let words = plain(name).split(separator: " ")
    return words.contains { ["ms", "milliseconds", "millis"].contains($0) }
  }

  private static func separator(of lines: [String]) -> Character {
    if let strong = [";", "\t"].first(where: { mark in
      lines.allSatisfy { $0.contains(mark) }
    }) {
      return Character(strong)
    }
    let isSpaced = lines.dropFirst(lines.count > 1 ? 1 : 0).allSatisfy { line in
      let parts = line.split(whereSeparator: \.isWhitespace)
      return parts.count > 1 && parts.allSatisfy { !$0.hasSuffix(",") }
    }
    return isSpaced ? " " : ","
  }

  private static func fields(of line: String, _ separator: Character) -> [String] {
    var isQuoted = false
    let isEnd = { (character: Character) in
      if character == "\"" { isQuoted.toggle() }
      return !isQuoted && (separator == " " ? character.isWhitespace : character == separator)
    }
    let parts = line.split(omittingEmptySubsequences: separator == " ", whereSeparator: isEnd)
    return parts.map {
      $0.trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["\"", "'"])
    }
  }

  /// Returns the number of a field. A comma in it is a decimal separator, because a field between
  /// commas has one only in quotes.
  private static func number(_ field: String) -> Double? {
    Double(field.replacingOccurrences(of: ",", with: "."))
  }
}
