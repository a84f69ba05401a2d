import Foundation
@testable import GlissadeReleaseMap
import Testing

@Suite("The search for a border") struct ReleaseMapSearchTests {
  /// A program that decides by the sum of the position and of a share of the velocity.
  static func map(
    threshold: Double = 250, share: Double = 0.25, rows: Int = 9, columns: Int = 17
  ) throws -> ReleaseMap {
    let search = ReleaseMapSearch(
      positions: 0...400, velocities: -2000...2000, rows: rows, columns: columns)
    let map = try search.run { releases in
      releases.map { release in
        var result = ReleaseResult(.rests)
        let isBeyond = release.position + share * release.velocity > threshold
        result.decision = isBeyond ? .finishes : .cancels
        result.page = isBeyond ? "Tides" : "Shore"
        result.view = "page"
        result.seconds = 0.3 + abs(release.position) / 1000
        return result
      }
    }
    return try #require(map)
  }

  @Test("W-02 the border is exact to 5 pt/s along rows and to 1 pt along columns")
  func exact() throws {
    let map = try Self.map()
    let along = Dictionary(grouping: map.borders, by: \.direction)
    #expect(along[.velocity]?.count == 9)
    for border in along[.velocity] ?? [] {
      #expect(border.upper.velocity - border.lower.velocity <= 5)
      let exact = (250 - border.lower.position) / 0.25
      #expect((border.lower.velocity...border.upper.velocity).contains(exact))
    }
    #expect(along[.position]?.isEmpty == false)
    for border in along[.position] ?? [] {
      #expect(border.upper.position - border.lower.position <= 1)
      let exact = 250 - 0.25 * border.lower.velocity
      #expect((border.lower.position...border.upper.position).contains(exact))
    }
  }

  @Test("W-02 any release has the outcome of its side of the border")
  func outcomes() throws {
    let map = try Self.map()
    #expect(map.outcome(position: 100, velocity: 590) == "cancels: Shore")
    #expect(map.outcome(position: 100, velocity: 610) == "finishes: Tides")
    #expect(map.outcome(position: 400, velocity: -610) == "cancels: Shore")
    #expect(map.outcome(position: 0, velocity: 9000) == "finishes: Tides")
  }

  @Test("W-02 a coarse map comes first, then all cells, and then the borders")
  func milestones() throws {
    var milestones: [ReleaseMapSearch.Milestone: Int] = [:]
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000)
    _ = try search.run(
      { releases in
        releases.map { release in
          var result = ReleaseResult(.rests)
          result.view = "page"
          result.decision = release.velocity > 30 ? .finishes : .cancels
          return result
        }
      }, onMilestone: { milestones[$0] = $1.cells.count })
    #expect(milestones == [.coarse: 45, .cells: 861, .complete: 861])
  }

  @Test("W-02 work that is ended has no map")
  func ended() throws {
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000)
    #expect(try search.run { _ in nil } == nil)
  }

  @Test("W-01 a program that does not survive, or never rests, has a sentence")
  func faults() {
    let search = ReleaseMapSearch(
      positions: 0...400, velocities: -2000...2000, rows: 2, columns: 2)
    func fault(_ ending: ReleaseResult.Ending) -> ReleaseMapFault? {
      do throws(ReleaseMapFault) {
        _ = try search.run { $0.map { _ in ReleaseResult(ending) } }
        return nil
      } catch {
        return error
      }
    }
    #expect(fault(.moves) == .neverRests)
    #expect(fault(.rests) == .nothingMoves)
    #expect(fault(.hangs) == .programEnds("hangs"))
    #expect(fault(.crashes("A trap.")) == .programEnds("crashes: A trap."))
  }

  @Test("W-01 a program that hangs is found after the releases at the corners")
  func hangs() {
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000)
    var count = 0
    let fault = #expect(throws: ReleaseMapFault.self) {
      try search.run { releases in
        count += releases.count
        return releases.map { _ in ReleaseResult(.hangs) }
      }
    }
    #expect(fault?.description == "The program does not survive a release: it hangs.")
    #expect(count == 4)
  }

  @Test("W-02 outcomes are named in the program's words")
  func names() {
    var result = ReleaseResult(.rests)
    let names = OutcomeNames([])
    #expect(names.name(of: result) == "nothing moves")
    result.view = "tile"
    result.place = CGPoint(x: 16.2, y: 490.8)
    #expect(names.name(of: result) == "comes to rest")
    #expect(OutcomeNames([result, result]).name(of: result) == "tile rests at 16, 491")
    result.calls = ["viewDidAppear Pieces", "viewDidDisappear Shore"]
    #expect(names.name(of: result) == "Pieces appears")
    result.decision = .finishes
    #expect(names.name(of: result) == "finishes")
    result.page = "Tides"
    #expect(names.name(of: result) == "finishes: Tides")
    result.stop = "half"
    #expect(names.name(of: result) == "rests at half")
    #expect(names.name(of: ReleaseResult(.exits(3))) == "ends the program with code 3")
    #expect(names.name(of: ReleaseResult(.isTooLarge)) == "needs too much memory")
  }

  @Test("W-01 a result comes out of a copy as it was")
  func text() {
    var result = ReleaseResult(.moves)
    result.decision = .cancels
    result.page = "Shore, “the page”"
    result.stop = "half"
    result.view = "page.tides"
    result.place = CGPoint(x: 0.1, y: -7)
    result.calls = ["viewDidAppear Shore", "viewDidDisappear Tides"]
    result.faults = ["violation Shore: viewDidAppear twice"]
    result.seconds = 1 / 3
    result.overshoot = 0.1
    result.peakSpeed = 1e-17
    result.jump = 12
    #expect(ReleaseResult(text: result.text) == result)
    #expect(ReleaseResult(text: ReleaseResult(.rests).text) == ReleaseResult(.rests))
    #expect(ReleaseResult(text: "") == nil)
  }

  @Test(
    "W-02 between its rows and columns a map decides as the program does",
    arguments: [0, 0.02, 0.2, -0.1])
  func between(seconds: Double) throws {
    func value(_ release: Release) -> Double { release.position + seconds * release.velocity }
    let search = ReleaseMapSearch(
      positions: 0...400, velocities: -1000...1000, rows: 6, columns: 11, infersCells: true)
    let map = try #require(
      try search.run { releases in
        releases.map { release in
          var result = ReleaseResult(.rests)
          result.view = "page"
          result.decision = value(release) > 210 ? .finishes : .cancels
          return result
        }
      })
    var count = 0
    for position in stride(from: -3.0, through: 403, by: 7) {
      for velocity in stride(from: -1010.0, through: 1010, by: 37) {
        let release = Release(
          position: min(max(position, 0), 400), velocity: min(max(velocity, -1000), 1000))
        // The border is exact to 1 pt and 5 pt/s.
        guard abs(value(release) - 210) > 1 + 5 * abs(seconds) else { continue }
        count += 1
        let outcome = map.outcome(position: position, velocity: velocity)
        #expect(outcome == (value(release) > 210 ? "finishes" : "cancels"), "\(release)")
        let answer = map.answer(for: release)
        #expect(answer.outcome == outcome)
        guard let limit = answer.limit else { continue }
        let border = Release(
          position: release.position, velocity: limit * map.directionOfEnd)
        #expect(abs(value(border) - 210) <= 1 + 5 * abs(seconds), "\(release): \(limit)")
      }
    }
    #expect(count > 2000)
  }

  /// Returns whether a page finishes that coasts for a time, where velocities below a limit count
  /// as none: its border is a slanted line with a step on either side of rest.
  private func finishes(_ release: Release, coasting seconds: Double, above limit: Double) -> Bool {
    let velocity = abs(release.velocity) < limit ? 0 : release.velocity
    return release.position + seconds * velocity > 210
  }

  @Test(
    "W-02 a border that bends between rows and columns is exact to 1 pt and 5 pt/s, too",
    arguments: [(0.5, 50.0, 21), (-0.5, 50, 21), (0.2, 320, 21), (0.5, 320, 6)])
  func bends(seconds: Double, limit: Double, rows: Int) throws {
    let search = ReleaseMapSearch(
      positions: 0...400, velocities: -2000...2000, rows: rows, columns: 2 * rows - 1,
      infersCells: true)
    let map = try #require(
      try search.run { releases in
        releases.map { release in
          var result = ReleaseResult(.rests)
          result.view = "page"
          let isBeyond = finishes(release, coasting: seconds, above: limit)
          result.decision = isBeyond ? .finishes : .cancels
          return result
        }
      })
    #expect(map.borders.contains { !map.isOnLine($0) })
    var count = 0
    for position in stride(from: 2.0, to: 398, by: 3.7) {
      for velocity in stride(from: -1.5 * limit, through: 1.5 * limit, by: limit / 19) {
        let near = [-1.0, 0, 1].flatMap { pt in
          [-5.0, 0, 5].map { speed in
            finishes(
              Release(position: position + pt, velocity: velocity + speed), coasting: seconds,
              above: limit)
          }
        }
        guard Set(near).count == 1 else { continue }
        count += 1
        let outcome = map.outcome(position: position, velocity: velocity)
        #expect(outcome == (near[0] ? "finishes" : "cancels"), "\(position) pt, \(velocity) pt/s")
      }
    }
    #expect(count > 4000)
    // A polygon of each region has the bends of the border, too.
    let corners = RegionGeometry(map).polygons().mapValues { $0.map(\.count).max() ?? 0 }
    #expect(corners.values.allSatisfy { $0 > 5 })
    #expect(try ReleaseMap(csv: map.csv).borders == map.borders)
  }

  @Test("W-02 a straight border is not searched for bends")
  func straight() throws {
    var count = 0
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000)
    let map = try #require(
      try search.run { releases in
        count += releases.count
        return releases.map { release in
          var result = ReleaseResult(.rests)
          result.view = "page"
          result.decision = release.position + 0.5 * release.velocity > 210 ? .finishes : .cancels
          return result
        }
      })
    #expect(map.borders.allSatisfy { map.isOnLine($0) })
    #expect(map.simulatedCount == count)
    // A bisection of all places needs five releases for each.
    #expect(count < 861 + 7 * map.borders.count / 2)
  }
}
