import Testing

@testable import GlissadeTransitions

@Suite("Progress from one source to another")
struct ProgressHandOverTests {
  @Test("L-09 it starts where it was shown and ends where the source ends", arguments: [0.0, 1])
  func ends(end: Double) {
    let handOver = ProgressHandOver(shown: 0.5, source: 0.3, end: end)
    #expect(handOver.shown(for: 0.3) == 0.5)
    #expect(handOver.shown(for: end) == end)
    let middle = (0.3 + end) / 2
    #expect(abs(handOver.shown(for: middle) - (middle + 0.1)) < 1e-12)
  }

  @Test("L-09 a source that is at the end already is shown as it is")
  func atTheEnd() {
    let handOver = ProgressHandOver(shown: 0.5, source: 1, end: 1)
    #expect(handOver.shown(for: 1) == 1)
  }
}
