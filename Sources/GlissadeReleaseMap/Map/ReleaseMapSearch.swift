import Foundation

/// A search for the outcomes of all releases: first in a coarse grid, then in the complete one, and
/// then at the borders.
package struct ReleaseMapSearch: Sendable {
  /// A step of the search after which the map can be shown.
  package enum Milestone: Hashable, Sendable {
    /// The cells of every fifth row and column are known.
    case coarse
    /// All cells are known.
    case cells
    /// All cells and the borders between them are known.
    case complete
  }

  /// A function that simulates releases and returns their results in the same order, or `nil` if
  /// the simulation was ended.
  package typealias Probe = ([Release]) -> [ReleaseResult]?

  /// The accuracy of the border in the direction of the velocity, in points per second.
  private static let velocityAccuracy = 5.0
  /// The accuracy of the border in the direction of the position, in points.
  private static let positionAccuracy = 1.0
  /// The distance between neighboring rows and columns of the coarse grid, in rows or columns of
  /// the map.
  private static let coarseStep = 5

  /// The positions of the rows in points, ascending.
  package let positions: [Double]
  /// The velocities of the columns in points per second, ascending.
  package let velocities: [Double]

  /// Creates a search in a grid.
  ///
  /// - Parameters:
  ///   - positions: The range of the positions, in points.
  ///   - velocities: The range of the velocities, in points per second.
  ///   - rows: The number of rows, at least 2.
  ///   - columns: The number of columns, at least 2.
  package init(
    positions: ClosedRange<Double>, velocities: ClosedRange<Double>, rows: Int = 21,
    columns: Int = 41
  ) {
    precondition(rows > 1 && columns > 1, "A map has at least two rows and two columns.")
    self.positions = Self.steps(positions, rows)
    self.velocities = Self.steps(velocities, columns)
  }

  private static func steps(_ range: ClosedRange<Double>, _ count: Int) -> [Double] {
    let length = range.upperBound - range.lowerBound
    return (0..<count).map { range.lowerBound + length * Double($0) / Double(count - 1) }
  }

  /// Searches for the outcomes of all releases in the grid.
  ///
  /// - Parameters:
  ///   - probe: A function that simulates releases.
  ///   - onMilestone: A closure that receives the map at each milestone.
  /// - Returns: The complete map, or `nil` if the simulation was ended.
  /// - Throws: A fault if the coarse map shows that the drag has no map.
  package func run(
    _ probe: Probe, onMilestone: (Milestone, ReleaseMap) -> Void = { _, _ in }
  ) throws(ReleaseMapFault) -> ReleaseMap? {
    let coarseRows = Self.coarse(positions.count)
    let coarseColumns = Self.coarse(velocities.count)
    let coarse = coarseRows.flatMap { row in coarseColumns.map { release(row, $0) } }
    guard let first = probe(coarse) else { return nil }
    let names = OutcomeNames(first)
    var known = Dictionary(zip(coarse, first), uniquingKeysWith: { $1 })
    let coarseMap = map(
      coarseRows.map { positions[$0] }, coarseColumns.map { velocities[$0] }, known, names)
    if let fault = ReleaseMapFault(in: coarseMap) { throw fault }
    onMilestone(.coarse, coarseMap)
    let rest = positions.indices.flatMap { row in
      velocities.indices.map { release(row, $0) }
    }.filter { known[$0] == nil }
    guard let others = probe(rest) else { return nil }
    for (release, result) in zip(rest, others) { known[release] = result }
    var map = map(positions, velocities, known, names)
    onMilestone(.cells, map)
    guard let (borders, count) = borders(of: map, names, probe) else { return nil }
    map.borders = borders
    map.simulatedCount += count
    onMilestone(.complete, map)
    return map
  }

  private func release(_ row: Int, _ column: Int) -> Release {
    Release(position: positions[row], velocity: velocities[column])
  }

  private static func coarse(_ count: Int) -> [Int] {
    Array(stride(from: 0, to: count - 1, by: coarseStep)) + [count - 1]
  }

  private func map(
    _ positions: [Double], _ velocities: [Double], _ known: [Release: ReleaseResult],
    _ names: OutcomeNames
  ) -> ReleaseMap {
    let cells = positions.flatMap { position in
      velocities.compactMap { velocity -> ReleaseMap.Cell? in
        let release = Release(position: position, velocity: velocity)
        return known[release].map {
          ReleaseMap.Cell(release: release, outcome: names.name(of: $0), result: $0)
        }
      }
    }
    return ReleaseMap(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: cells.count)
  }

  // MARK: Borders

  /// An interval between two releases in which the outcome changes.
  private struct Interval {
    let direction: ReleaseMap.BorderPoint.Direction
    var lower: Release
    var upper: Release
    var before: String
    var after: String

    /// A Boolean value that indicates whether the interval is as short as the accuracy requires.
    var isExact: Bool {
      switch direction {
      case .velocity: upper.velocity - lower.velocity <= ReleaseMapSearch.velocityAccuracy
      case .position: upper.position - lower.position <= ReleaseMapSearch.positionAccuracy
      }
    }

    var middle: Release {
      Release(
        position: (lower.position + upper.position) / 2,
        velocity: (lower.velocity + upper.velocity) / 2)
    }

    mutating func narrow(at middle: Release, _ name: String) {
      if name == before {
        lower = middle
      } else {
        upper = middle
        after = name
      }
    }

    var point: ReleaseMap.BorderPoint {
      ReleaseMap.BorderPoint(
        direction: direction, lower: lower, upper: upper, before: before, after: after)
    }
  }

  /// Returns the borders between neighboring cells with different outcomes, and the number of
  /// releases that were simulated to find them.
  private func borders(
    of map: ReleaseMap, _ names: OutcomeNames, _ probe: Probe
  ) -> (points: [ReleaseMap.BorderPoint], count: Int)? {
    var intervals = intervals(of: map)
    var count = 0
    while true {
      let open = intervals.indices.filter { !intervals[$0].isExact }
      if open.isEmpty { return (intervals.map(\.point), count) }
      let middles = open.map { intervals[$0].middle }
      guard let results = probe(middles) else { return nil }
      count += middles.count
      for (index, result) in zip(open, results) {
        intervals[index].narrow(at: intervals[index].middle, names.name(of: result))
      }
    }
  }

  private func intervals(of map: ReleaseMap) -> [Interval] {
    var found: [Interval] = []
    func add(
      _ direction: ReleaseMap.BorderPoint.Direction, _ one: ReleaseMap.Cell,
      _ other: ReleaseMap.Cell
    ) {
      guard one.outcome != other.outcome else { return }
      found.append(
        Interval(
          direction: direction, lower: one.release, upper: other.release, before: one.outcome,
          after: other.outcome))
    }
    for row in map.positions.indices {
      for column in map.velocities.indices {
        let cell = map.cell(row: row, column: column)
        if column + 1 < map.velocities.count {
          add(.velocity, cell, map.cell(row: row, column: column + 1))
        }
        if row + 1 < map.positions.count {
          add(.position, cell, map.cell(row: row + 1, column: column))
        }
      }
    }
    return found
  }
}
