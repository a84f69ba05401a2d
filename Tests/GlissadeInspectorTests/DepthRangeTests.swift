import Testing

@testable import GlissadeInspector

@Suite("The range of levels in space") struct DepthRangeTests {
  @Test("T-17 an end that was not moved follows the number of levels")
  func follows() {
    var range = DepthRange(count: 4)
    #expect(range.text == "all 4")
    range.count = 7
    #expect(range.highest == 6)
    range.highest = 4
    range.count = 9
    #expect(range.highest == 6)
    #expect(range.lowest == 0)
    #expect(range.text == "1–7 of 9")
  }

  @Test("T-17 the ends do not cross, and stay within the stack, whatever they are set to")
  func limits() {
    var range = DepthRange(count: 5)
    range.lowest = 3
    range.highest = 1
    #expect(range.highest == 3)
    range.lowest = 100
    #expect(range.lowest == 3)
    range.highest = .max
    range.lowest = .min
    #expect(range.text == "all 5")
    range.lowest = 4
    range.count = 2
    #expect(range.lowest == 1)
    #expect(range.highest == 1)
    #expect(DepthRange(count: -3).count == 1)
  }
}
