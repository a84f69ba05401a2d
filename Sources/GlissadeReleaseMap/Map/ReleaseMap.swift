import Foundation

/// The outcomes of all releases that one could have made at an instant of a drag.
///
///     let map = try harness.releaseMap()
///     #expect(map.outcomes == ["cancels: Shore", "finishes: Tides"])
///     #expect(map.outcome(position: 100, velocity: 300) == "finishes: Tides")
///
/// Positions and velocities are along the drag: in points from the press, and in points per
/// second, positive towards the right or the lower edge.
public struct ReleaseMap: Hashable, Sendable {
  /// One release with its outcome.
  public struct Cell: Hashable, Sendable {
    /// The release.
    public let release: Release
    /// The outcome in the program's words, such as `"finishes: Tides"` or `"rests at half"`.
    public let outcome: String
    /// The callbacks, the motion and the faults of the release.
    public let result: ReleaseResult
  }

  /// A place at which the outcome changes.
  public struct BorderPoint: Hashable, Sendable {
    /// A direction in the map.
    public enum Direction: String, Hashable, Sendable {
      /// The position stays, and the velocity changes.
      case velocity
      /// The velocity stays, and the position changes.
      case position
    }

    /// The direction in which the place was searched.
    public let direction: Direction
    /// The last release with the outcome `before`.
    public let lower: Release
    /// The first release with the outcome `after`, at most 5 pt/s or 1 pt from `lower`.
    public let upper: Release
    /// The outcome at the lower velocity or position.
    public let before: String
    /// The outcome at the higher velocity or position.
    public let after: String

    /// The middle between the two releases.
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
  /// The places at which the outcome changes, between neighbouring cells.
  public internal(set) var borders: [BorderPoint] = []
  /// The samples of the drag itself, in the order of time.
  public var path: [Release] = []
  /// The release that the drag had, or `nil` if the pointer is down.
  public var release: Release?
  /// The number of releases that were simulated.
  public internal(set) var simulatedCount: Int

  init(positions: [Double], velocities: [Double], cells: [Cell], simulatedCount: Int) {
    self.positions = positions
    self.velocities = velocities
    self.cells = cells
    self.simulatedCount = simulatedCount
  }

  /// The outcomes, the one of the most cells first.
  public var outcomes: [String] {
    var counts: [String: Int] = [:]
    for cell in cells { counts[cell.outcome, default: 0] += 1 }
    return counts.keys.sorted { ((counts[$1] ?? 0), $0) < ((counts[$0] ?? 0), $1) }
  }

  /// Returns the cell of a row and a column.
  public func cell(row: Int, column: Int) -> Cell { cells[row * velocities.count + column] }

  /// Returns the outcome of a release by the border of the nearest row.
  ///
  /// A release outside of the map has the outcome of the nearest one in it.
  public func outcome(position: Double, velocity: Double) -> String {
    let row = row(nearest: position)
    let crossings = crossings(row: row)
    let passed = crossings.last { $0.release.velocity <= velocity }
    return passed?.after ?? crossings.first?.before ?? cell(row: row, column: 0).outcome
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

  /// The violations and warnings of all releases, each once.
  public var faults: [String] {
    var found: [String] = []
    for fault in cells.flatMap(\.result.faults) where !found.contains(fault) { found.append(fault) }
    return found
  }
}
