import Foundation
import GlissadeAssets
import GlissadeGallery
import GlissadeReleaseMap
import GlissadeReplay
import GlissadeTesting
import TestMaterial
import Testing

/// The releases of each demo's recorded drag: a small map, or all of 41 × 21 releases where the
/// environment variable `GLISSADE_FUZZ` requests a thousand strokes or more.
@MainActor @Suite("Every release of the demos", .serialized)
struct ReleaseMapFuzzTests {
  /// The greatest change of a border against its direction, in points per second: twice its
  /// accuracy.
  private static let slack = 10.0

  private func map(of demo: Demo) throws -> ReleaseMap {
    let url = try #require(
      GlissadeAssets.bundle.url(forResource: "Recordings/\(demo.name)", withExtension: "jsonl"))
    let recording = try Recording.read(contentsOf: url).recording
    let drag = try RecordedDrag(in: recording, at: nil)
    let player = Harness.player(of: recording, root: demo.makeRoot)
    let scene = try #require(player.scene as? UIWindowScene)
    let isLong = RandomCount.requested(or: 100) >= 1000
    let search = ReleaseMapSearch(
      positions: drag.press.positions(within: recording.header.size), velocities: -2000...2000,
      rows: isLong ? 21 : 5, columns: isLong ? 41 : 9)
    let branches = Branches(Branch(of: drag, in: scene, player))
    let map = try search.run({ branches.play($0) }, quick: { branches.play($0, pace: .quick) })
    return try #require(map)
  }

  @Test(
    "W-01 W-02 every release settles without a violation, and the border is monotone",
    arguments: Gallery.demos.map(\.name))
  func demo(name: String) throws {
    let demo = try #require(Gallery.demo(named: name))
    let map = try map(of: demo)
    #expect(map.faults == [])
    let restless = map.cells.filter { $0.result.ending != .rests }
    #expect(restless.map(\.release) == [])
    for row in map.positions.indices {
      let names = map.velocities.indices.map { map.cell(row: row, column: $0).outcome }
      #expect(Self.isDivided(names), "row at \(map.positions[row]) pt: \(names)")
    }
    for column in map.velocities.indices {
      let names = map.positions.indices.map { map.cell(row: $0, column: column).outcome }
      #expect(Self.isDivided(names), "column at \(map.velocities[column]) pt/s: \(names)")
    }
    checkDirection(of: map)
  }

  /// Checks that a border moves in one direction from row to row.
  private func checkDirection(of map: ReleaseMap) {
    let crossings = Dictionary(
      grouping: map.positions.indices.flatMap { map.crossings(row: $0) },
      by: { [$0.before, $0.after] })
    for (outcomes, points) in crossings {
      let velocities = points.map(\.release.velocity)
      let steps = zip(velocities, velocities.dropFirst()).map { $1 - $0 }
      let rises = steps.contains { $0 > Self.slack }
      let falls = steps.contains { $0 < -Self.slack }
      #expect(!(rises && falls), "\(outcomes): \(velocities)")
    }
  }

  /// Returns whether each outcome is in one piece of a row or column.
  private static func isDivided(_ names: [String]) -> Bool {
    var seen: [String] = []
    for name in names where name != seen.last {
      if seen.contains(name) { return false }
      seen.append(name)
    }
    return true
  }
}
