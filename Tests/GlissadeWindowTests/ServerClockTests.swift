import Testing

@testable import GlissadeWindow

@Suite struct ServerClockTests {
  @Test("M-04 events that waited for a program in a stall have the times at which they happened")
  func stall() {
    var clock = ServerClock()
    #expect(clock.instant(of: 5000, arrival: 2) == 2)
    // Eleven events in 100 ms, all read at the end of a stall.
    let instants = (1...11).map { clock.instant(of: 5000 + 10 * $0, arrival: 2.2) }
    for (index, instant) in instants.enumerated() {
      #expect(abs(instant - (2 + 0.01 * Double(index + 1))) < 2e-4)
    }
  }

  @Test("the fastest event determines the offset of the clocks; none is later than its arrival")
  func fastest() {
    var clock = ServerClock()
    #expect(clock.instant(of: 100, arrival: 1.03) == 1.03)
    #expect(abs(clock.instant(of: 200, arrival: 1.1) - 1.1) < 1e-9)
    #expect(abs(clock.instant(of: 300, arrival: 1.25) - 1.2) < 1e-4)
  }

  @Test("the server's count begins again, and a late event is earlier than the newest")
  func wrap() {
    var clock = ServerClock()
    #expect(clock.instant(of: .max - 4, arrival: 7) == 7)
    #expect(abs(clock.instant(of: 5, arrival: 7.01) - 7.01) < 1e-9)
    #expect(abs(clock.instant(of: .max, arrival: 7.01) - 7.004) < 1e-4)
  }

  @Test("clocks that drift apart stay together for hours", arguments: [-2e-4, 2e-4])
  func drift(rate: Double) {
    var clock = ServerClock()
    for second in 0..<20_000 {
      let happened = Double(second)
      let stamp = UInt32(happened * 1000 * (1 + rate))
      let error = clock.instant(of: stamp, arrival: happened + 0.002) - happened
      #expect((-0.0015...0.0035).contains(error), "\(error) s after \(second) s")
    }
  }
}
