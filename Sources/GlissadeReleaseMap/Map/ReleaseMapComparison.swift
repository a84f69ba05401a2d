import Foundation

/// The differences between the outcomes in two maps of the same drag.
package struct ReleaseMapComparison: Sendable {
  /// A release that has another outcome in the second map.
  package struct Difference: Hashable, Sendable {
    /// The release.
    package let release: Release
    /// The outcome in the first map.
    package let old: String
    /// The outcome in the second map.
    package let new: String
    /// The distance from the release to the nearest border in the same row of the second map, in
    /// points per second; infinity in a row without a border.
    package let distance: Double
  }

  /// A border that has another velocity in the second map.
  package struct Move: Hashable, Sendable {
    /// The position of the border's row, in points.
    package let position: Double
    /// The velocity of the border in the first map, in points per second.
    package let old: Double
    /// The velocity of the border in the second map, in points per second.
    package let new: Double
    /// The outcome at velocities below the border.
    package let before: String
    /// The outcome at velocities above the border.
    package let after: String
  }

  /// The cells of the first map with another outcome in the second one.
  package let differences: [Difference]
  /// The borders along rows at which the outcome changes in the same way in both maps, with their
  /// velocities in both.
  package let moves: [Move]

  /// Compares two maps.
  package init(_ old: ReleaseMap, _ new: ReleaseMap) {
    differences = old.cells.compactMap { cell in
      let release = cell.release
      let other = new.outcome(position: release.position, velocity: release.velocity)
      guard other != cell.outcome else { return nil }
      let row = new.row(nearest: release.position)
      let distance = new.crossings(row: row).map { abs($0.release.velocity - release.velocity) }
      return Difference(
        release: release, old: cell.outcome, new: other, distance: distance.min() ?? .infinity)
    }
    moves = old.positions.indices.flatMap { row in
      let others = new.crossings(row: new.row(nearest: old.positions[row]))
      return old.crossings(row: row).compactMap { crossing in
        let same = others.filter {
          $0.before == crossing.before && $0.after == crossing.after
        }
        let nearest = same.min {
          abs($0.release.velocity - crossing.release.velocity)
            < abs($1.release.velocity - crossing.release.velocity)
        }
        return nearest.map {
          Move(
            position: old.positions[row], old: crossing.release.velocity, new: $0.release.velocity,
            before: crossing.before, after: crossing.after)
        }
      }
    }
  }

  /// The greatest change of a border's velocity, in points per second.
  package var largestMove: Double { moves.map { abs($0.new - $0.old) }.max() ?? 0 }

  /// Returns a sentence for each difference that is not accepted.
  ///
  /// - Parameter tolerance: The accepted change of a border's velocity, in points per second. A
  ///   cell that is this close to the border of the second map counts as no difference.
  package func faults(tolerance: Double) -> [String] {
    let moved = moves.filter { abs($0.new - $0.old) > tolerance }.map { move in
      "At \(Self.text(move.position)) pt the border between “\(move.before)” and “\(move.after)”"
        + " moves from \(Self.text(move.old)) to \(Self.text(move.new)) pt/s."
    }
    let others = differences.filter { $0.distance > tolerance }.map { difference in
      "At \(Self.text(difference.release.position)) pt with"
        + " \(Self.text(difference.release.velocity)) pt/s: “\(difference.old)” becomes"
        + " “\(difference.new)”."
    }
    return moved + others
  }

  static func text(_ number: Double) -> String {
    let whole = Int(number.rounded())
    return whole < 0 ? "−\(-whole)" : "\(whole)"
  }
}

extension ReleaseMap {
  /// Returns the index of the row that is nearest to a position.
  func row(nearest position: Double) -> Int {
    let row = positions.indices.min {
      abs(positions[$0] - position) < abs(positions[$1] - position)
    }
    guard let row else { preconditionFailure("A map has at least two rows.") }
    return row
  }
}
