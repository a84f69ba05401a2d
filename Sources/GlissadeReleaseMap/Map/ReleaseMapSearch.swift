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
  /// A Boolean value that indicates whether cells are left out that are within a block of at most
  /// five rows and columns whose corners, middle and known cells all have the same outcome. They
  /// get that outcome, and a time that is interpolated between the corners.
  package let infersCells: Bool

  /// Creates a search in a grid.
  ///
  /// - Parameters:
  ///   - positions: The range of the positions, in points.
  ///   - velocities: The range of the velocities, in points per second.
  ///   - rows: The number of rows, at least 2.
  ///   - columns: The number of columns, at least 2.
  ///   - infersCells: A Boolean value that indicates whether cells in the interior of regions are
  ///     left out.
  package init(
    positions: ClosedRange<Double>, velocities: ClosedRange<Double>, rows: Int = 21,
    columns: Int = 41, infersCells: Bool = false
  ) {
    precondition(rows > 1 && columns > 1, "A map has at least two rows and two columns.")
    self.positions = Self.steps(positions, rows)
    self.velocities = Self.steps(velocities, columns)
    self.infersCells = infersCells
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
    let rows = Self.coarse(positions.count)
    let columns = Self.coarse(velocities.count)
    let coarse = rows.flatMap { row in columns.map { release(row, $0) } }
    // A release that hangs takes seconds, so few are simulated before the program is known to rest.
    let first = firstReleases
    guard let firstResults = try results(of: first, probe) else { return nil }
    if let fault = ReleaseMapFault(hanging: firstResults) { throw fault }
    var known = Dictionary(zip(first, firstResults), uniquingKeysWith: { $1 })
    let others = coarse.filter { known[$0] == nil }
    guard let otherResults = try results(of: others, probe) else { return nil }
    for (release, result) in zip(others, otherResults) { known[release] = result }
    let names = OutcomeNames(coarse.compactMap { known[$0] })
    let coarseMap = map(
      rows.map { positions[$0] }, columns.map { velocities[$0] }, known, names)
    if let fault = ReleaseMapFault(in: coarseMap) { throw fault }
    onMilestone(.coarse, coarseMap)
    var blocks = CellBlocks(rows: rows, columns: columns)
    while true {
      let next = (infersCells ? blocks.next { known[release($0, $1)].map(names.name) } : rest)
        .map { release($0.row, $0.column) }.filter { known[$0] == nil }
      if next.isEmpty { break }
      guard let others = try results(of: next, probe) else { return nil }
      for (release, result) in zip(next, others) { known[release] = result }
    }
    var map = map(positions, velocities, known, names, blocks)
    onMilestone(.cells, map)
    guard let (borders, count) = try borders(of: map, names, probe) else { return nil }
    map.borders = borders
    map.simulatedCount += count
    onMilestone(.complete, map)
    return map
  }

  /// The releases at the corners of the grid.
  private var firstReleases: [Release] {
    [0, positions.count - 1].flatMap { row in
      [0, velocities.count - 1].map { release(row, $0) }
    }
  }

  /// Simulates releases.
  ///
  /// - Returns: The results, or `nil` if the simulation was ended.
  /// - Throws: A fault if a release was not simulated.
  private func results(
    of releases: [Release], _ probe: Probe
  ) throws(ReleaseMapFault) -> [ReleaseResult]? {
    guard let results = probe(releases) else { return nil }
    if let fault = ReleaseMapFault(in: results) { throw fault }
    return results
  }

  /// The indices of all cells, row by row.
  private var rest: [CellBlocks.Index] {
    positions.indices.flatMap { row in
      velocities.indices.map { CellBlocks.Index(row: row, column: $0) }
    }
  }

  private func release(_ row: Int, _ column: Int) -> Release {
    Release(position: positions[row], velocity: velocities[column])
  }

  private static func coarse(_ count: Int) -> [Int] {
    Array(stride(from: 0, to: count - 1, by: coarseStep)) + [count - 1]
  }

  private func map(
    _ positions: [Double], _ velocities: [Double], _ known: [Release: ReleaseResult],
    _ names: OutcomeNames, _ blocks: CellBlocks = CellBlocks(rows: [], columns: [])
  ) -> ReleaseMap {
    let cells = positions.indices.flatMap { row in
      velocities.indices.map { column in
        cell(positions, velocities, row, column, known, names, blocks)
      }
    }
    return ReleaseMap(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: known.count)
  }

  /// Returns a cell with its result, or with the interpolation of those of the corners of its
  /// block.
  private func cell(
    _ positions: [Double], _ velocities: [Double], _ row: Int, _ column: Int,
    _ known: [Release: ReleaseResult], _ names: OutcomeNames, _ blocks: CellBlocks
  ) -> ReleaseMap.Cell {
    let release = Release(position: positions[row], velocity: velocities[column])
    func cell(_ result: ReleaseResult, isSimulated: Bool) -> ReleaseMap.Cell {
      ReleaseMap.Cell(
        release: release, outcome: names.name(of: result), result: result,
        isSimulated: isSimulated)
    }
    if let result = known[release] { return cell(result, isSimulated: true) }
    let index = CellBlocks.Index(row: row, column: column)
    let result = blocks.result(at: index) { known[self.release($0, $1)] }
    guard let result else { preconditionFailure("A cell without a result is in a block.") }
    return cell(result, isSimulated: false)
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
  ) throws(ReleaseMapFault) -> (points: [ReleaseMap.BorderPoint], count: Int)? {
    var intervals = intervals(of: map)
    var count = 0
    while true {
      let open = intervals.indices.filter { !intervals[$0].isExact }
      if open.isEmpty { return (intervals.map(\.point), count) }
      let middles = open.map { intervals[$0].middle }
      guard let results = try results(of: middles, probe) else { return nil }
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
