import Foundation

// The table of a map as comma-separated values.
extension ReleaseMap {
  private static let header = "position,velocity,outcome,seconds,overshoot"

  /// The releases of the map as comma-separated values with the columns `position`, `velocity`,
  /// `outcome`, `seconds` and `overshoot`. The cells come first, row by row; then come the two
  /// releases of each place at which the outcome changes. The latter have no seconds and no
  /// overshoot.
  public var csv: String {
    var lines = [Self.header]
    for cell in cells {
      lines.append(
        Self.line(
          cell.release, cell.outcome, Self.text(cell.result.seconds, 4),
          Self.text(cell.result.overshoot, 3)))
    }
    for border in borders {
      lines.append(Self.line(border.lower, border.before, "", ""))
      lines.append(Self.line(border.upper, border.after, "", ""))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(
    _ release: Release, _ outcome: String, _ seconds: String, _ overshoot: String
  ) -> String {
    [
      text(release.position, 6), text(release.velocity, 6), quoted(outcome), seconds, overshoot,
    ].joined(separator: ",")
  }

  /// Returns a number as text with at most `places` digits after the decimal point.
  private static func text(_ number: Double, _ places: Int) -> String {
    let text = String(format: "%.\(places)f", number)
    guard text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    let short = String(digits.reversed())
    return short == "-0" ? "0" : short
  }

  /// Returns a field, in quotation marks if it contains a comma, a quotation mark or a newline.
  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"\n".contains($0) }) else { return field }
    return "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  // MARK: Reading

  /// An error for a line that cannot be part of a map.
  public struct CSVError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of the line, from 1.
    public let line: Int
    /// The reason for the error.
    public let description: String
  }

  /// Creates a map from comma-separated values.
  public init(csv: String) throws(CSVError) {
    let lines = csv.split(whereSeparator: \.isNewline)
    guard lines.first.map(String.init) == Self.header else {
      throw CSVError(line: 1, description: "It is no release map: it begins with other columns.")
    }
    var cells: [Cell] = []
    var sides: [Cell] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let fields = Self.fields(of: line)
      guard let cell = Self.cell(fields) else {
        throw CSVError(line: index + 1, description: "It is not a release of five fields.")
      }
      if fields[3].isEmpty { sides.append(cell) } else { cells.append(cell) }
    }
    let positions = Set(cells.map(\.release.position)).sorted()
    let velocities = Set(cells.map(\.release.velocity)).sorted()
    guard cells.count == positions.count * velocities.count, positions.count > 1,
      velocities.count > 1
    else { throw CSVError(line: lines.count, description: "The rows have different lengths.") }
    cells.sort { one, other in
      (one.release.position, one.release.velocity)
        < (other.release.position, other.release.velocity)
    }
    self.init(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: cells.count)
    borders = stride(from: 0, to: sides.count - 1, by: 2).map { index in
      let (lower, upper) = (sides[index], sides[index + 1])
      let isAlongRow = lower.release.position == upper.release.position
      return BorderPoint(
        direction: isAlongRow ? .velocity : .position, lower: lower.release, upper: upper.release,
        before: lower.outcome, after: upper.outcome)
    }
  }

  /// Returns the cell that a line describes, or `nil` if the fields describe none.
  private static func cell(_ fields: [String]) -> Cell? {
    guard fields.count == 5, let position = Double(fields[0]), let velocity = Double(fields[1])
    else { return nil }
    var result = ReleaseResult(.rests)
    if !fields[3].isEmpty {
      guard let seconds = Double(fields[3]), let overshoot = Double(fields[4]) else { return nil }
      result.seconds = seconds
      result.overshoot = overshoot
    }
    return Cell(
      release: Release(position: position, velocity: velocity), outcome: fields[2], result: result)
  }

  private static func fields(of line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"":
        // A doubled quotation mark within quotation marks represents a single one.
        if !isQuoted, let last = fields.last, !last.isEmpty { fields[fields.count - 1] += "\"" }
        isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
