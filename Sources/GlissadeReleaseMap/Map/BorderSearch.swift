import Foundation

/// A search for the places between neighboring cells of a map at which the outcome changes.
///
/// Each place is between two releases, which are narrowed by bisection. Most places are on a smooth
/// line. Every eighth row is therefore narrowed first. For the others, the place is guessed on the
/// line between its neighbors, and two releases at the sides of the guess usually suffice.
struct BorderSearch {
  /// The distances between the rows or columns that are narrowed one after another.
  private static let steps = [8, 4, 2, 1]
  /// Two releases between which the outcome changes, on a row or a column of the map.
  private struct Entry {
    /// The index of the row or column.
    let line: Int
    /// The outcomes of the two cells between which the search began.
    let outcomes: Set<String>
    var interval: BorderInterval
  }

  /// A function that simulates releases and returns their outcomes in the same order, or `nil` if
  /// the simulation was ended.
  typealias Outcomes = ([Release]) throws(ReleaseMapFault) -> [String]?

  private var entries: [Entry] = []
  /// A Boolean value that indicates whether the quick simulation has found the places.
  private(set) var isQuick = false
  /// The number of releases that the search has simulated.
  private(set) var simulatedCount = 0

  /// The places that have been found.
  var points: [ReleaseMap.BorderPoint] { entries.map(\.interval.point) }

  /// Creates a search between the cells of a map.
  init(_ map: ReleaseMap) {
    for row in map.positions.indices {
      for column in map.velocities.indices {
        let cell = map.cell(row: row, column: column)
        if column + 1 < map.velocities.count {
          add(.velocity, row, cell, map.cell(row: row, column: column + 1))
        }
        if row + 1 < map.positions.count {
          add(.position, column, cell, map.cell(row: row + 1, column: column))
        }
      }
    }
  }

  private mutating func add(
    _ direction: ReleaseMap.BorderPoint.Direction, _ line: Int, _ one: ReleaseMap.Cell,
    _ other: ReleaseMap.Cell
  ) {
    guard one.outcome != other.outcome else { return }
    entries.append(
      Entry(
        line: line, outcomes: [one.outcome, other.outcome],
        interval: BorderInterval(
          direction, from: one.release, to: other.release, before: one.outcome,
          after: other.outcome)))
  }

  /// Narrows all intervals to the accuracy.
  ///
  /// - Parameters:
  ///   - outcomes: A simulation of releases.
  ///   - quick: A quick simulation, which is used if both find the same border in every eighth row
  ///     and column; `nil` if there is none.
  /// - Returns: `false` if the simulation was ended.
  mutating func run(
    _ outcomes: Outcomes, quick: Outcomes? = nil
  ) throws(ReleaseMapFault) -> Bool {
    isQuick = quick != nil
    let cells = entries
    for stage in stages {
      let due = entries.indices.filter {
        entries[$0].interval.direction == stage.direction
          && entries[$0].line.isMultiple(of: stage.step)
      }
      let continues =
        if let quick, isQuick { try narrow(due, quick) } else { try narrow(due, outcomes) }
      guard continues else { return false }
      guard isQuick, stage.step == Self.steps.first else { continue }
      let ends = due.map { entries[$0].interval }
      guard let found = try outcomes(ends.flatMap(\.ends)) else { return false }
      simulatedCount += found.count
      if found != ends.flatMap({ [$0.before, $0.after] }) {
        entries = cells
        return try run(outcomes)
      }
    }
    return true
  }

  /// The directions, and the distances between the rows or columns, that are narrowed one after
  /// another.
  private var stages: [(direction: ReleaseMap.BorderPoint.Direction, step: Int)] {
    [.velocity, .position].flatMap { direction in Self.steps.map { (direction, $0) } }
  }

  private mutating func narrow(
    _ indices: [Int], _ outcomes: Outcomes
  ) throws(ReleaseMapFault) -> Bool {
    var isFirst = true
    while true {
      let open = indices.filter { !entries[$0].interval.isExact }
      if open.isEmpty { return true }
      let probes = open.flatMap { index in
        let guesses = isFirst ? guesses(for: entries[index]) : []
        let releases = guesses.isEmpty ? [entries[index].interval.division] : guesses
        return releases.map { (index: index, release: $0) }
      }
      guard let found = try outcomes(probes.map(\.release)) else { return false }
      simulatedCount += probes.count
      for (probe, outcome) in zip(probes, found) {
        entries[probe.index].interval.narrow(at: probe.release, outcome)
      }
      isFirst = false
    }
  }

  // MARK: Guesses

  /// Returns two releases at the sides of the place that exact neighbors suggest; empty without
  /// such neighbors.
  private func guesses(for entry: Entry) -> [Release] {
    guard let place = guess(for: entry) else { return [] }
    let interval = entry.interval
    return BorderInterval.sides(of: place, interval.direction).map(interval.release)
      .filter(interval.contains)
  }

  private func guess(for entry: Entry) -> Double? {
    let interval = entry.interval
    let exact = entries.filter { $0.outcomes == entry.outcomes }.map(\.interval)
      .filter(\.isExact)
    let alongRows = exact.filter { $0.direction == .velocity }.map(\.middle)
    switch interval.direction {
    case .velocity:
      return Self.value(
        at: interval.lower.position, between: alongRows.map { ($0.position, $0.velocity) })
    case .position:
      let ends = [interval.lower.position, interval.upper.position]
      let rows = alongRows.filter { ends.contains($0.position) }
      let columns = exact.filter { $0.direction == .position }.map(\.middle)
      let velocity = interval.lower.velocity
      return Self.value(at: velocity, between: rows.map { ($0.velocity, $0.position) })
        ?? Self.value(at: velocity, between: columns.map { ($0.velocity, $0.position) })
    }
  }

  /// Returns the value at x on the line between the nearest points at both sides, or `nil` if there
  /// is no point at one side.
  private static func value(
    at x: Double, between points: [(x: Double, y: Double)]
  ) -> Double? {
    let below = points.filter { $0.x <= x }.max { $0.x < $1.x }
    let above = points.filter { $0.x > x }.min { $0.x < $1.x }
    guard let below, let above else { return nil }
    return below.y + (above.y - below.y) * (x - below.x) / (above.x - below.x)
  }
}
