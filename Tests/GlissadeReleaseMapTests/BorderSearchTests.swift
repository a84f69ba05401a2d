import Foundation
@testable import GlissadeReleaseMap
import Testing

@Suite("The search between cells") struct BorderSearchTests {
  /// Returns a map whose cells have the outcomes of a program.
  private func map(_ finishes: (Release) -> Bool) -> ReleaseMap {
    let positions = stride(from: 0.0, through: 400, by: 20).map { $0 }
    let velocities = stride(from: -2000.0, through: 2000, by: 100).map { $0 }
    let cells = positions.flatMap { position in
      velocities.map { velocity in
        let release = Release(position: position, velocity: velocity)
        return ReleaseMap.Cell(
          release: release, outcome: finishes(release) ? "finishes" : "cancels",
          result: ReleaseResult(.rests))
      }
    }
    return ReleaseMap(
      positions: positions, velocities: velocities, cells: cells, simulatedCount: 0)
  }

  private func search(_ finishes: (Release) -> Bool) throws -> BorderSearch {
    var search = BorderSearch(map(finishes))
    let isComplete = try search.run { releases throws(ReleaseMapFault) in
      releases.map { finishes($0) ? "finishes" : "cancels" }
    }
    #expect(isComplete)
    return search
  }

  @Test("W-02 on a smooth border most places need two releases, and each is exact")
  func smooth() throws {
    let finishes = { (release: Release) in
      release.position + 0.12 * release.velocity + 2e-5 * release.velocity * release.velocity > 150
    }
    let search = try search(finishes)
    #expect(search.points.count > 40)
    // A bisection needs five releases for each.
    #expect(search.simulatedCount < search.points.count * 7 / 2)
    for point in search.points {
      #expect(finishes(point.lower) != finishes(point.upper))
      #expect((0...5).contains(point.upper.velocity - point.lower.velocity))
      #expect((0...1).contains(point.upper.position - point.lower.position))
    }
  }

  @Test("W-02 a guess that is wrong costs releases, and not the border")
  func rough() throws {
    // The border is elsewhere in each second row, and there is an island where it is guessed.
    let finishes = { (release: Release) in
      let isOdd = Int((release.position / 20).rounded()) % 2 == 1
      if isOdd, (31...35).contains(release.velocity) { return false }
      return release.velocity > (isOdd ? 1 : 31)
    }
    for point in try search(finishes).points where point.direction == .velocity {
      #expect(point.lower.velocity < point.upper.velocity)
      #expect(!finishes(point.lower))
      #expect(finishes(point.upper))
    }
  }

  @Test(
    "W-02 a quick simulation that finds the same border is used, and one that does not is not",
    arguments: [(shift: 0.0, isUsed: true), (3, false)])
  func quick(shift: Double, isUsed: Bool) throws {
    let finishes = { (release: Release) in release.position + 0.12 * release.velocity > 150 }
    var search = BorderSearch(map(finishes))
    var (count, quickCount) = (0, 0)
    let isComplete = try search.run(
      { releases throws(ReleaseMapFault) in
        count += releases.count
        return releases.map { finishes($0) ? "finishes" : "cancels" }
      },
      quick: { releases throws(ReleaseMapFault) in
        quickCount += releases.count
        return releases.map {
          let release = Release(position: $0.position - shift, velocity: $0.velocity)
          return finishes(release) ? "finishes" : "cancels"
        }
      })
    #expect(isComplete)
    #expect(search.isQuick == isUsed)
    #expect(search.simulatedCount == count + quickCount)
    #expect(isUsed ? count < quickCount / 3 : quickCount < count / 3)
    for point in search.points { #expect(finishes(point.lower) != finishes(point.upper)) }
  }

  @Test("W-02 the search can be ended")
  func ended() throws {
    var search = BorderSearch(map { $0.velocity > 30 })
    let isComplete = try search.run { _ throws(ReleaseMapFault) in nil }
    #expect(!isComplete)
  }
}
