import Foundation
import GlissadeReleaseMap
import UIKit

// Methods that try releases of a drag that is not over. Each release is played in a copy of the
// process, so that the state of the harness does not change.
extension Harness {
  /// Plays releases of the dragged pointer with many positions and velocities, and returns the
  /// outcome of each.
  ///
  ///     harness.drag(from: start, to: end, over: 0.2, release: false)
  ///     let map = try harness.releaseMap()
  ///     #expect(map.cells.filter { $0.release.velocity >= 300 }.allSatisfy {
  ///       $0.outcome == "finishes: Tides"
  ///     })
  ///
  /// Each release begins with the present state: the pointer moves to a position, rests, and then
  /// moves with a velocity for 50 ms, all along the axis of the drag. After the release the program
  /// runs until nothing moves.
  ///
  /// - Parameters:
  ///   - positions: The distances of the pointer from its press, in points; `nil` stands for those
  ///     within the window.
  ///   - velocities: The velocities in points per second, positive towards the right or the lower
  ///     edge.
  ///   - rows: The number of positions, at least 2.
  ///   - columns: The number of velocities, at least 2.
  /// - Throws: An error with a description if not exactly one pointer is down, if the pointer drags
  ///   nothing, or if the program never comes to rest.
  public func releaseMap(
    positions: ClosedRange<Double>? = nil, velocities: ClosedRange<Double> = -2000...2000,
    rows: Int = 21, columns: Int = 41
  ) throws -> ReleaseMap {
    let press = try held.press()
    let search = ReleaseMapSearch(
      positions: positions ?? press.positions(within: scene.screen.bounds.size),
      velocities: velocities, rows: rows, columns: columns)
    let branches = Branches(branch(of: press))
    let map = try search.run({ branches.play($0) }, quick: { branches.play($0, pace: .quick) })
    guard let map else {
      preconditionFailure("Work that nothing ends is complete.")
    }
    return map
  }

  /// Plays the given releases of the dragged pointer, and returns the result of each.
  ///
  /// - Parameter releases: The releases to play.
  /// - Returns: The results in the same order.
  /// - Throws: An error with a description if not exactly one pointer is down, or if the pointer
  ///   has not moved.
  public func results(of releases: [Release]) throws -> [ReleaseResult] {
    guard let results = Branches(branch(of: try held.press())).play(releases) else {
      preconditionFailure("Work that nothing ends is complete.")
    }
    return results
  }

  private func branch(of press: HeldPress) -> Branch {
    var pages = ShownPages()
    pages.receive(scene.eventLog.entries)
    return Branch(of: scene, press: press, pages: pages, now: now)
  }
}
