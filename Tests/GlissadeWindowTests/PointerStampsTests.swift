import Testing

@testable import GlissadeWindow

@Suite struct PointerStampsTests {
  @Test("M-02 R-01 each event has its own stamp, though SDL drops some")
  func order() {
    var stamps = PointerStamps()
    stamps.add(.move(x: 1, y: 1), at: 100)
    stamps.add(.move(x: 1, y: 1), at: 108)
    stamps.add(.button, at: 110)
    stamps.add(.move(x: 2, y: 1), at: 116)
    stamps.add(.scroll, at: 120)
    stamps.add(.move(x: 1, y: 1), at: 124)
    #expect(stamps.remove(.move(x: 1, y: 1)) == 100)
    #expect(stamps.remove(.button) == 110)
    #expect(stamps.remove(.move(x: 2, y: 1)) == 116)
    #expect(stamps.remove(.move(x: 1, y: 1)) == 124)
    #expect(stamps.remove(.scroll) == nil, "it happened before the last move")
  }

  @Test("M-02 a move that the compositor did not send has no stamp and loses none")
  func entering() {
    var stamps = PointerStamps()
    stamps.add(.move(x: 5, y: 5), at: 7)
    #expect(stamps.remove(.move(x: 4, y: 4)) == nil)
    #expect(stamps.remove(.move(x: 5, y: 5)) == 7)
    stamps.add(.button, at: 9)
    stamps.removeAll()
    #expect(stamps.remove(.button) == nil)
  }

  @Test("M-02 events that nobody looks up do not pile up")
  func many() {
    var stamps = PointerStamps()
    for index in 0..<10_000 { stamps.add(.move(x: Int32(index), y: 0), at: UInt32(index)) }
    #expect(stamps.remove(.move(x: 9000, y: 0)) == nil)
    #expect(stamps.remove(.move(x: 9999, y: 0)) == 9999)
  }
}
