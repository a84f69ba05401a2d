import Foundation
@testable import GlissadeReleaseMap
import Testing

@Suite("A release map as text") struct ReleaseMapTextTests {
  @Test("W-04 the table has a line for each release, and is read as the same map")
  func table() throws {
    let map = try ReleaseMapSearchTests.map()
    let lines = map.csv.split(separator: "\n")
    #expect(lines[0] == "position,velocity,outcome,seconds,overshoot")
    #expect(lines[1] == "0,-2000,cancels: Shore,0.3,0")
    #expect(lines.count == 1 + 9 * 17 + 2 * map.borders.count)
    let read = try ReleaseMap(csv: map.csv)
    #expect(read.positions == map.positions)
    #expect(read.velocities == map.velocities)
    #expect(read.cells.map(\.outcome) == map.cells.map(\.outcome))
    #expect(Set(read.borders.map(\.direction)) == [.velocity, .position])
    #expect(read.borders == map.borders)
    #expect(read.csv == map.csv)
  }

  @Test("W-04 a table that is damaged is refused with the number of the line")
  func damaged() {
    func line(_ text: String) -> Int? {
      do throws(ReleaseMap.CSVError) {
        _ = try ReleaseMap(csv: text)
        return nil
      } catch {
        return error.line
      }
    }
    let header = "position,velocity,outcome,seconds,overshoot\n"
    #expect(line("") == 1)
    #expect(line("time,value\n1,2\n") == 1)
    #expect(line(header + "1,2,a,3,4\n1,two,a,3,4\n") == 3)
    #expect(line(header + "1,2,a,3\n") == 2)
    #expect(line(header + "1,2,a,3,4\n1,3,a,3,4\n2,2,a,3,4\n") != nil)
  }

  @Test("W-04 an outcome with commas and quotation marks is read as it was written")
  func quotes() throws {
    let search = ReleaseMapSearch(
      positions: 0...10, velocities: -10...10, rows: 2, columns: 2)
    let map = try search.run { releases in
      releases.map { _ in ReleaseResult(.rests) }.enumerated().map { index, result in
        var result = result
        result.view = "page"
        result.stop = index == 0 ? "the \"first\", or none" : "end"
        return result
      }
    }
    let read = try ReleaseMap(csv: try #require(map).csv)
    #expect(read.cells[0].outcome == "rests at the \"first\", or none")
  }

  @Test("W-04 two maps of the same program do not differ")
  func same() throws {
    let map = try ReleaseMapSearchTests.map()
    let comparison = ReleaseMapComparison(map, map)
    #expect(comparison.differences == [])
    #expect(comparison.largestMove == 0)
    #expect(comparison.faults(tolerance: 0) == [])
  }

  @Test("W-04 a border that moves is found, with the releases between")
  func moved() throws {
    let old = try ReleaseMapSearchTests.map()
    let new = try ReleaseMapSearchTests.map(threshold: 290)
    let comparison = ReleaseMapComparison(old, new)
    #expect(abs(comparison.largestMove - 160) <= 5)
    #expect(comparison.faults(tolerance: 170) == [])
    let faults = comparison.faults(tolerance: 100)
    #expect(faults.count >= 9)
    #expect(faults[0].hasPrefix("At 0 pt the border between “cancels: Shore” and"))
    #expect(comparison.differences.allSatisfy { $0.old == "finishes: Tides" })
  }

  @Test("W-04 an outcome that is gone is found")
  func gone() throws {
    let old = try ReleaseMapSearchTests.map()
    let new = try ReleaseMapSearchTests.map(threshold: 5000)
    let comparison = ReleaseMapComparison(old, new)
    #expect(
      comparison.differences.count == old.cells.filter { $0.outcome != "cancels: Shore" }.count)
    #expect(comparison.faults(tolerance: 100).count == comparison.differences.count)
  }

  @Test("W-03 the answer is the outcome and the limit, in the direction of the transition")
  func answer() throws {
    let map = try ReleaseMapSearchTests.map()
    let finishing = map.answer(for: Release(position: 300, velocity: 120))
    #expect(finishing.outcome == "finishes: Tides")
    #expect(abs(try #require(finishing.limit) + 200) <= 3)
    #expect(finishing.isOtherBelow)
    #expect(finishing.sentence.hasPrefix("finishes; below −"))
    #expect(finishing.sentence.hasSuffix(" pt/s it would cancel"))
    let cancelling = map.answer(for: Release(position: 100, velocity: 120))
    #expect(abs(try #require(cancelling.limit) - 600) <= 3)
    #expect(cancelling.sentence.hasPrefix("cancels; above "))
    #expect(cancelling.sentence.hasSuffix("it would finish"))
  }

  @Test("W-03 velocities are positive towards the end, whichever way the drag goes")
  func polarity() throws {
    #expect(try ReleaseMapSearchTests.map().directionOfEnd == 1)
    // A drag upwards: lower velocities finish.
    let search = ReleaseMapSearch(positions: 0...400, velocities: -2000...2000, rows: 5)
    let upward = try search.run { releases in
      releases.map { release in
        var result = ReleaseResult(.rests)
        result.view = "page"
        result.decision = release.velocity < -310 ? .finishes : .cancels
        return result
      }
    }
    let map = try #require(upward)
    let release = Release(position: 100, velocity: 0)
    let answer = map.answer(for: release)
    #expect(map.directionOfEnd == -1)
    #expect(!answer.isOtherBelow)
    #expect(answer.sentence.hasPrefix("cancels; above 31"))
    #expect(answer.sentence.hasSuffix(" pt/s it would finish"))
    // Beside the release's own velocity, the limit has the sign of the map.
    #expect(map.sentence(for: release).hasPrefix("cancels; below −31"))
    let flick = Release(position: 100, velocity: -900)
    #expect(map.sentence(for: flick).hasPrefix("finishes; above −31"))
    #expect(map.sentence(for: flick).hasSuffix(" pt/s it would cancel"))
  }

  @Test("W-03 an outcome that no velocity changes is said so")
  func always() throws {
    let map = try ReleaseMapSearchTests.map(threshold: 5000)
    let answer = map.answer(for: Release(position: 100, velocity: 0))
    #expect(answer.limit == nil)
    #expect(answer.sentence == "cancels at any velocity")
  }

  @Test(
    "W-03 what would happen is a sentence of the program's words",
    arguments: [
      ("finishes: Tides", "it would finish"), ("cancels: Shore", "it would cancel"),
      ("rests at half", "it would rest at half"), ("never rests", "it would never rest"),
      ("TeaViewController#3 appears", "TeaViewController#3 would appear"),
      ("tile rests at 16, 491", "tile would rest at 16, 491"),
      ("crashes: Too fast.", "it would crash: Too fast."),
      ("ends the program with code 3", "it would end the program with code 3"),
    ])
  func conditional(outcome: String, sentence: String) {
    #expect(ReleaseAnswer.conditional(outcome) == sentence)
  }
}
