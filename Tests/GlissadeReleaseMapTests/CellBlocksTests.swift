import Foundation
@testable import GlissadeReleaseMap
import Testing

@Suite("Cells that are inferred") struct CellBlocksTests {
  /// Returns the map of a rule that decides by the position and a share of the velocity.
  private func map(
    infersCells: Bool, _ finishes: (Release) -> Bool = { $0.position + $0.velocity / 4 > 250 }
  ) throws -> ReleaseMap {
    let search = ReleaseMapSearch(
      positions: 0...400, velocities: -2000...2000, infersCells: infersCells)
    let map = try search.run { releases in
      releases.map { release in
        var result = ReleaseResult(.rests)
        result.view = "page"
        result.decision = finishes(release) ? .finishes : .cancels
        result.seconds = 0.3 + release.position / 1000
        return result
      }
    }
    return try #require(map)
  }

  @Test("W-02 inferred cells have the outcomes and the borders of simulated ones, at a third")
  func same() throws {
    let all = try map(infersCells: false)
    let some = try map(infersCells: true)
    #expect(all.cells.map(\.outcome) == some.cells.map(\.outcome))
    #expect(all.borders == some.borders)
    #expect(!all.cells.contains { !$0.isSimulated })
    let simulated = some.cells.filter(\.isSimulated)
    #expect(simulated.count < 300)
    #expect(some.simulatedCount - simulated.count == all.simulatedCount - all.cells.count)
    for (one, other) in zip(all.cells, some.cells) {
      #expect(abs(one.result.seconds - other.result.seconds) < 1e-9)
    }
  }

  @Test("W-02 a cell beside a release with another outcome is simulated")
  func neighbors() throws {
    // The region is smaller than a block and contains the middle of one.
    let map = try map(infersCells: true) { abs($0.position - 140) < 30 && abs($0.velocity) < 450 }
    for row in map.positions.indices {
      for column in map.velocities.indices.dropLast() {
        let (one, other) = (
          map.cell(row: row, column: column), map.cell(row: row, column: column + 1)
        )
        if one.outcome != other.outcome {
          #expect(one.isSimulated)
          #expect(other.isSimulated)
        }
      }
    }
    #expect(map.outcomes == ["cancels", "finishes"])
  }

  @Test("W-02 the text of a map is read as the same map")
  func text() throws {
    var map = try map(infersCells: true)
    map.path = [Release(position: 1, velocity: 2), Release(position: 3, velocity: -1 / 3)]
    map.release = Release(position: 3, velocity: 4)
    map.axis = .horizontal
    let read = try #require(ReleaseMap(text: map.text))
    #expect(read.positions == map.positions)
    #expect(read.velocities == map.velocities)
    #expect(read.cells.map(\.outcome) == map.cells.map(\.outcome))
    #expect(read.cells.map(\.result.seconds) == map.cells.map(\.result.seconds))
    #expect(read.cells.map(\.isSimulated) == map.cells.map(\.isSimulated))
    #expect(read.borders == map.borders)
    #expect(read.path == map.path)
    #expect(read.release == map.release)
    #expect(read.axis == .horizontal)
    #expect(read.simulatedCount == map.simulatedCount)
    #expect(ReleaseMap(text: "") == nil)
    #expect(ReleaseMap(text: map.text.replacingOccurrences(of: "0.3", with: "x")) == nil)
  }

  @Test("W-02 a map without borders has the outcome of the nearest cell")
  func coarse() throws {
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000)
    var coarse: ReleaseMap?
    _ = try search.run(
      { releases in
        releases.map { release in
          var result = ReleaseResult(.rests)
          result.view = "page"
          result.decision = release.velocity > 0 ? .finishes : .cancels
          return result
        }
      }, onMilestone: { if $0 == .coarse { coarse = $1 } })
    #expect(coarse?.outcome(position: 90, velocity: 900) == "finishes")
    #expect(coarse?.outcome(position: 90, velocity: -900) == "cancels")
  }
}
