import Foundation

/// The outcomes of all releases that are possible at an instant of a drag.
///
///     let map = try harness.releaseMap()
///     #expect(map.outcomes == ["cancels: Shore", "finishes: Tides"])
///     #expect(map.outcome(position: 100, velocity: 300) == "finishes: Tides")
///
/// Positions are in points from the press along the axis of the drag, and velocities in points per
/// second. Both are positive to the right or downwards.
public struct ReleaseMap: Hashable, Sendable {
  /// One release with its outcome.
  public struct Cell: Hashable, Sendable {
    /// The release.
    public let release: Release
    /// The name of the outcome in the words of the program, such as `"finishes: Tides"` or `"rests
    /// at half"`.
    public let outcome: String
    /// The callbacks, the motion and the faults of the release.
    public let result: ReleaseResult
    /// A Boolean value that indicates whether the release was simulated. The other cells are within
    /// a block whose simulated releases all have one outcome; their times are interpolated.
    public var isSimulated = true
  }

  /// A place at which the outcome changes.
  public struct BorderPoint: Hashable, Sendable {
    /// A direction in the map along which the outcome changes.
    public enum Direction: String, Hashable, Sendable {
      /// The direction along a row, in which only the velocity changes.
      case velocity
      /// The direction along a column, in which only the position changes.
      case position
    }

    /// The direction in which the border was searched for.
    public let direction: Direction
    /// The last release along the direction that has the outcome `before`.
    public let lower: Release
    /// The first release along the direction that has the outcome `after`, at most 5 pt/s or 1 pt
    /// from `lower`.
    public let upper: Release
    /// The outcome at velocities or positions below the border.
    public let before: String
    /// The outcome at velocities or positions above the border.
    public let after: String

    /// The release in the middle between `lower` and `upper`.
    public var release: Release {
      Release(
        position: (lower.position + upper.position) / 2,
        velocity: (lower.velocity + upper.velocity) / 2)
    }
  }

  /// The positions of the rows in points, ascending.
  public let positions: [Double]
  /// The velocities of the columns in points per second, ascending.
  public let velocities: [Double]
  /// The cells, row by row.
  public let cells: [Cell]
  /// The places at which the outcome changes: those between neighboring cells, and further ones
  /// where the border bends between the rows and columns.
  public internal(set) var borders: [BorderPoint] = []
  /// The samples of the drag itself as releases, in the order of time.
  public var path: [Release] = []
  /// The drag's own release, or `nil` if the pointer is still down.
  public var release: Release?
  /// The axis of the drag, or `nil` if it is not known.
  package var axis: HeldPress.Axis?
  /// The pointer at the instant of the map, as a release; `nil` if it is not known.
  package var present: Release?
  /// The number of releases that were simulated.
  public internal(set) var simulatedCount: Int

  init(positions: [Double], velocities: [Double], cells: [Cell], simulatedCount: Int) {
    self.positions = positions
    self.velocities = velocities
    self.cells = cells
    self.simulatedCount = simulatedCount
  }

  /// The names of the outcomes, in descending order of the number of their cells.
  public var outcomes: [String] {
    var counts: [String: Int] = [:]
    for cell in cells { counts[cell.outcome, default: 0] += 1 }
    return counts.keys.sorted { ((counts[$1] ?? 0), $0) < ((counts[$0] ?? 0), $1) }
  }

  /// Returns the cell of a row and a column.
  public func cell(row: Int, column: Int) -> Cell { cells[row * velocities.count + column] }

  /// Returns the name of the outcome of a release.
  ///
  /// Between the rows and columns of the map the border is a straight line between its nearest
  /// points. A release outside of the map has the outcome of the nearest release in the map.
  public func outcome(position: Double, velocity: Double) -> String {
    RegionGeometry(self).outcome(of: Release(position: position, velocity: velocity))
  }

  /// Returns the places at which the outcome changes along a row, by ascending velocity.
  public func crossings(row: Int) -> [BorderPoint] {
    borders.filter { $0.direction == .velocity && $0.lower.position == positions[row] }
      .sorted { $0.release.velocity < $1.release.velocity }
  }

  /// Returns the places at which the outcome changes along a column, by ascending position.
  public func crossings(column: Int) -> [BorderPoint] {
    borders.filter { $0.direction == .position && $0.lower.velocity == velocities[column] }
      .sorted { $0.release.position < $1.release.position }
  }

  /// Returns whether a place is on a row in whose direction, or on a column in whose direction, it
  /// was found.
  func isOnLine(_ border: BorderPoint) -> Bool {
    switch border.direction {
    case .velocity: positions.contains { abs($0 - border.lower.position) < 1e-6 }
    case .position: velocities.contains { abs($0 - border.lower.velocity) < 1e-6 }
    }
  }

  /// The violations and warnings of all releases, without repetitions.
  public var faults: [String] {
    var found: [String] = []
    for fault in cells.flatMap(\.result.faults) where !found.contains(fault) { found.append(fault) }
    return found
  }
}
