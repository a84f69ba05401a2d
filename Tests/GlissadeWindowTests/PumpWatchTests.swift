import Testing

@testable import GlissadeWindow

@Suite struct PumpWatchTests {
  @Test("M-04 the longest time without a reading counts, for a third of a second")
  func stall() {
    var watch = PumpWatch()
    #expect(watch.longestInterval == 0)
    watch.readingBegins(at: 1)
    watch.readingEnds(at: 1.016)
    #expect(watch.longestInterval == 0)
    watch.readingBegins(at: 1.136)
    watch.readingEnds(at: 1.15)
    #expect(abs(watch.longestInterval - 0.12) < 1e-9)
    watch.readingBegins(at: 1.153)
    #expect(abs(watch.longestInterval - 0.12) < 1e-9)
    watch.readingEnds(at: 1.4)
    watch.readingBegins(at: 1.44)
    #expect(abs(watch.longestInterval - 0.04) < 1e-9)
  }

  @Test("M-04 a sleep that the first event ends is no stall")
  func sleep() {
    var watch = PumpWatch()
    watch.readingEnds(at: 1)
    watch.readingEnds(at: 9)
    watch.readingBegins(at: 9)
    #expect(watch.longestInterval == 0)
  }
}
