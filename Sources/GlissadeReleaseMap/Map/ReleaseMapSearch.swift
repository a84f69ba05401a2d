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
  ///   - quick: A function that simulates releases in less time, whose results have only the
  ///     outcomes. Borders are searched for with it if it finds them at the same places; `nil` if
  ///     there is none.
  ///   - onMilestone: A closure that receives the map at each milestone.
  /// - Returns: The complete map, or `nil` if the simulation was ended.
  /// - Throws: A fault if the coarse map shows that the drag has no map.
  package func run(
    _ probe: Probe, quick: Probe? = nil,
    onMilestone: (Milestone, ReleaseMap) -> Void = { _, _ in }
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
    guard try addBorders(to: &map, names, probe, quick: quick) else { return nil }
    onMilestone(.complete, map)
    return map
  }

  /// Adds the borders between the cells to a map.
  ///
  /// - Returns: `false` if the simulation was ended.
  private func addBorders(
    to map: inout ReleaseMap, _ names: OutcomeNames, _ probe: Probe, quick: Probe?
  ) throws(ReleaseMapFault) -> Bool {
    func outcomes(_ releases: [Release]) throws(ReleaseMapFault) -> [String]? {
      try results(of: releases, probe)?.map(names.name)
    }
    func quickOutcomes(_ releases: [Release]) throws(ReleaseMapFault) -> [String]? {
      guard let quick else { return nil }
      return try results(of: releases, quick)?.map(names.name)
    }
    var borders = BorderSearch(map)
    let hasBorders =
      quick == nil
      ? try borders.run(outcomes) : try borders.run(outcomes, quick: quickOutcomes)
    guard hasBorders else { return false }
    map.borders = borders.points
    var bends = BendSearch(map)
    let hasBends = borders.isQuick ? try bends.run(quickOutcomes) : try bends.run(outcomes)
    guard hasBends else { return false }
    map.borders += bends.points
    map.simulatedCount += borders.simulatedCount + bends.simulatedCount
    return true
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
}
