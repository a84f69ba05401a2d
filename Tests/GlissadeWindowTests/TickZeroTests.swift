import Testing

@testable import GlissadeWindow

@Suite struct TickZeroTests {
  /// A counter of whole milliseconds whose zero lies at `zero` on the finer clock.
  private func ticks(at instant: Double, zero: Double) -> Double {
    ((instant - zero) * 1000).rounded(.down) / 1000
  }

  @Test("M-02 looks without interruption find the zero to 50 µs", arguments: [0.0123, -7.000_31])
  func undisturbed(zero: Double) {
    var search = TickZero()
    var now = 0.0
    while search.wantsAnotherLook(elapsed: now) {
      let read = now + 0.000_005
      search.look(before: now, ticks: ticks(at: read, zero: zero), after: now + 0.000_01)
      now += 0.000_01
    }
    #expect(now < 0.004)
    #expect(search.latest >= zero - 1e-12)
    #expect(search.latest < zero + 0.000_06)
  }

  @Test("M-02 an interrupted look is not the last one, or stamps would be late by it")
  func interrupted() {
    let zero = 0.0123
    var search = TickZero()
    var now = 0.0
    for _ in 0..<3 {
      #expect(search.wantsAnotherLook(elapsed: now))
      search.look(before: now, ticks: ticks(at: now + 0.000_005, zero: zero), after: now + 0.012)
      now += 0.012
    }
    #expect(search.wantsAnotherLook(elapsed: now))
    search.look(before: now, ticks: ticks(at: now + 0.000_005, zero: zero), after: now + 0.000_01)
    #expect(!search.wantsAnotherLook(elapsed: now))
    #expect(search.latest >= zero - 1e-12)
    #expect(search.latest < zero + 0.001_06)
  }

  @Test("M-02 on a machine that interrupts every look the search still ends")
  func hopeless() {
    var search = TickZero()
    var (now, looks) = (0.0, 0)
    while search.wantsAnotherLook(elapsed: now) {
      search.look(before: now, ticks: ticks(at: now, zero: 0.0123), after: now + 0.012)
      now += 0.012
      looks += 1
    }
    #expect(looks < 20)
  }
}
