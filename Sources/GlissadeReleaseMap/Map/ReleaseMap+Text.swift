import Foundation

// The text of a whole map, which a copy of the process sends to this process.
extension ReleaseMap {
  private static let line: Character = "\u{1d}"
  private static let field: Character = "\u{1c}"

  /// The text of the map with all results, the borders and the drag.
  package var text: String {
    func joined(_ fields: [String]) -> String { fields.joined(separator: String(Self.field)) }
    var lines = [
      Self.text(positions), Self.text(velocities), "\(simulatedCount)", Self.text(path),
      Self.text([release].compactMap { $0 }), axis?.rawValue ?? "",
    ]
    lines += cells.map { joined([$0.outcome, $0.isSimulated ? "1" : "0", $0.result.text]) }
    lines += borders.map {
      joined([$0.direction.rawValue, Self.text([$0.lower, $0.upper]), $0.before, $0.after])
    }
    return lines.joined(separator: String(Self.line))
  }

  /// Creates a map from its text, or returns `nil` for any other text.
  package init?(text: String) {
    let lines = text.split(separator: Self.line, omittingEmptySubsequences: false)
    guard lines.count > 6, let count = Int(lines[2]) else { return nil }
    let positions = Self.numbers(lines[0])
    let velocities = Self.numbers(lines[1])
    let releases = positions.flatMap { position in
      velocities.map { Release(position: position, velocity: $0) }
    }
    let rest = lines.dropFirst(6)
    guard positions.count > 1, velocities.count > 1, rest.count >= releases.count else {
      return nil
    }
    let cells = zip(rest, releases).compactMap { Self.cell(of: $1, $0) }
    guard cells.count == releases.count else { return nil }
    self.init(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: count)
    path = Self.releases(lines[3])
    release = Self.releases(lines[4]).first
    axis = HeldPress.Axis(rawValue: String(lines[5]))
    borders = rest.dropFirst(cells.count).compactMap(Self.border)
  }

  private static func text(_ values: [Double]) -> String {
    values.map { "\($0)" }.joined(separator: " ")
  }

  private static func text(_ releases: [Release]) -> String {
    text(releases.flatMap { [$0.position, $0.velocity] })
  }

  private static func numbers(_ text: Substring) -> [Double] {
    text.split(separator: " ").compactMap { Double($0) }
  }

  private static func releases(_ text: Substring) -> [Release] {
    let values = numbers(text)
    return stride(from: 0, to: values.count - 1, by: 2).map {
      Release(position: values[$0], velocity: values[$0 + 1])
    }
  }

  private static func cell(of release: Release, _ text: Substring) -> Cell? {
    let fields = text.split(separator: field, omittingEmptySubsequences: false)
    guard fields.count == 3, let result = ReleaseResult(text: String(fields[2])) else {
      return nil
    }
    return Cell(
      release: release, outcome: String(fields[0]), result: result, isSimulated: fields[1] == "1")
  }

  private static func border(_ text: Substring) -> BorderPoint? {
    let fields = text.split(separator: field, omittingEmptySubsequences: false)
    guard fields.count == 4, let direction = BorderPoint.Direction(rawValue: String(fields[0]))
    else { return nil }
    let sides = releases(fields[1])
    guard sides.count == 2 else { return nil }
    return BorderPoint(
      direction: direction, lower: sides[0], upper: sides[1], before: String(fields[2]),
      after: String(fields[3]))
  }
}
