import Foundation
import GlissadeReleaseMap
import UIKit

// Releases of a drag that is not over. Each is played in a copy of the process, so that the
// harness stays as it is.
extension Harness {
  /// Plays every release that the dragged pointer could have now, and returns what each decides.
  ///
  ///     harness.drag(from: start, to: end, over: 0.2, release: false)
  ///     let map = try harness.releaseMap()
  ///     #expect(map.cells.filter { $0.release.velocity >= 300 }.allSatisfy {
  ///       $0.outcome == "finishes: Tides"
  ///     })
  ///
  /// A release begins with the state of this instant: the pointer moves to a position, rests, and
  /// moves on with a velocity for 50 ms, all along the axis of the drag. Then the program plays
  /// until everything is at rest.
  ///
  /// - Parameters:
  // - positions: The distances of the pointer from its press, in points; `nil` takes those within
  ///     the window.
  ///   - velocities: The velocities in points per second, positive towards the right or the lower
  ///     edge.
  ///   - rows: The number of positions, at least 2.
  ///   - columns: The number of velocities, at least 2.
  /// - Throws: An error whose description says why there is no map: if not exactly one pointer is
  ///   down, if it drags nothing, or if the program never rests.
  public func releaseMap(
    positions: ClosedRange<Double>? = nil, velocities: ClosedRange<Double> = -2000...2000,
    rows: Int = 21, columns: Int = 41
  ) throws -> ReleaseMap {
    let press = try held.press()
    let search = ReleaseMapSearch(
      positions: positions ?? press.positions(within: scene.screen.bounds.size),
      velocities: velocities, rows: rows, columns: columns)
    let branches = Branches(branch(of: press))
    guard let map = try search.run({ branches.play($0) }) else {
      preconditionFailure("Work that nothing ends is complete.")
    }
    return map
  }

  /// Plays releases of the dragged pointer, and returns what each does.
  ///
  /// - Parameter releases: The releases.
  /// - Returns: The results in the same order.
  /// - Throws: An error whose description says why there is no release: if not exactly one pointer
  ///   is down, or if it has not moved.
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
