import Foundation

// The text of what a map shows, which a copy of the process sends to this process.
extension ReleaseMap {
  private static let line: Character = "\u{1d}"
  private static let field: Character = "\u{1c}"

  /// The text of the map. Of the results it contains the outcomes and the times until rest.
  package var text: String {
    let outcomes = outcomes
    let indices = Dictionary(uniqueKeysWithValues: zip(outcomes, 0...))
    func joined(_ fields: [String]) -> String { fields.joined(separator: String(Self.field)) }
    func index(_ outcome: String) -> Double { Double(indices[outcome] ?? 0) }
    var lines = [
      Self.text(positions), Self.text(velocities), "\(simulatedCount)", Self.text(path),
      Self.text([release].compactMap { $0 }), axis?.rawValue ?? "",
      Self.text([present].compactMap { $0 }), joined(outcomes),
      Self.text(
        cells.flatMap { [index($0.outcome), $0.isSimulated ? 1 : 0, $0.result.seconds] }),
    ]
    lines += borders.map {
      joined([$0.direction.rawValue, Self.text([$0.lower, $0.upper]), $0.before, $0.after])
    }
    return lines.joined(separator: String(Self.line))
  }

  /// Creates a map from its text, or returns `nil` for any other text.
  package init?(text: String) {
    let lines = text.split(separator: Self.line, omittingEmptySubsequences: false)
    guard lines.count > 8, let count = Int(lines[2]) else { return nil }
    let positions = Self.numbers(lines[0])
    let velocities = Self.numbers(lines[1])
    let releases = positions.flatMap { position in
      velocities.map { Release(position: position, velocity: $0) }
    }
    let outcomes = lines[7].split(separator: Self.field).map(String.init)
    let numbers = Self.numbers(lines[8])
    guard positions.count > 1, velocities.count > 1, numbers.count == 3 * releases.count else {
      return nil
    }
    var cells: [Cell] = []
    for (index, release) in releases.enumerated() {
      let outcome = Int(numbers[3 * index])
      guard outcomes.indices.contains(outcome) else { return nil }
      var result = ReleaseResult(.rests)
      result.seconds = numbers[3 * index + 2]
      cells.append(
        Cell(
          release: release, outcome: outcomes[outcome], result: result,
          isSimulated: numbers[3 * index + 1] == 1))
    }
    self.init(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: count)
    path = Self.releases(lines[3])
    release = Self.releases(lines[4]).first
    axis = HeldPress.Axis(rawValue: String(lines[5]))
    present = Self.releases(lines[6]).first
    borders = lines.dropFirst(9).compactMap(Self.border)
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
