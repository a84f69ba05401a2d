import Foundation
@testable import GlissadeReleaseMap
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@MainActor @Suite("Work in copies of the process", .serialized) struct ForkedWorkTests {
  private func ends(
    _ count: Int = 1, limits: ForkLimits = ForkLimits(), _ work: @MainActor (Int) -> String
  ) -> [Int: ForkEnd] {
    var ends: [Int: ForkEnd] = [:]
    ForkedWork(limits: limits, width: 3).run(count, work: work) { index, end in
      ends[index] = end
      return true
    }
    return ends
  }

  @Test("W-01 each piece has its result, and changes nothing here")
  func results() {
    var calls = 0
    let ends = ends(20) { index in
      calls += 1
      print("A program can write something itself.")
      return String(repeating: "é", count: index * 10_000)
    }
    #expect(ends.count == 20)
    for (index, end) in ends {
      #expect(end == .result(String(repeating: "é", count: index * 10_000)))
    }
    #expect(calls == 0)
  }

  @Test("W-01 a crash is an end with its message")
  func crash() {
    let ends = ends(2) { index in
      if index == 0 { fatalError("A trap.") }
      abort()
    }
    guard case .crashed(_, let message)? = ends[0] else {
      Issue.record("\(String(describing: ends[0]))")
      return
    }
    #expect(message == "A trap.")
    #expect(ends[1] == .crashed(signal: SIGABRT, message: nil))
  }

  @Test("W-01 an exit is an end, and not a result")
  func exits() {
    #expect(ends { _ in exit(3) } == [0: .exited(3)])
    #expect(ends { _ in exit(0) } == [0: .exited(0)])
  }

  @Test("W-01 a copy that hangs is ended, whether it works or waits")
  func hang() {
    var limits = ForkLimits()
    limits.seconds = 0.5
    let ends = ends(2, limits: limits) { index in
      while true { if index == 0 { pause() } }
    }
    #expect(ends == [0: .tooSlow, 1: .tooSlow])
  }

  @Test("W-01 a copy that works is not taken for one that hangs, however slow the machine is")
  func working() {
    var limits = ForkLimits()
    limits.seconds = 0.05
    let ends = ends(4, limits: limits) { _ in
      var time = timespec()
      repeat { clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) } while time.tv_nsec < 300_000_000
      return "done"
    }
    #expect(ends.count == 4)
    for end in ends.values { #expect(end == .result("done")) }
  }

  @Test(
    "W-01 a copy that waits for a processor has a minute or more",
    arguments: [
      (0.05, 60), (4, 80), (0, 0),
    ])
  func longest(seconds: Double, longest: Double) {
    var limits = ForkLimits()
    limits.seconds = seconds
    #expect(limits.longestSeconds == longest)
  }

  @Test("W-01 a copy that uses too much memory is ended")
  func memory() {
    var limits = ForkLimits()
    limits.bytes = 32 << 20
    let ends = ends(limits: limits) { _ in
      var blocks: [[UInt8]] = []
      while true {
        blocks.append([UInt8](repeating: UInt8(blocks.count % 255 + 1), count: 1 << 20))
      }
    }
    #expect(ends == [0: .tooLarge])
  }

  @Test("W-02 the rest can be ended at any time")
  func ending() {
    var count = 0
    ForkedWork(width: 2).run(1000, work: { "\($0)" }) { _, _ in
      count += 1
      return count < 5
    }
    #expect(count == 5)
  }
}
