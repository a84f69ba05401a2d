import Foundation
import TestMaterial
import Testing

@testable import GlissadeMotion

@Suite struct RubberBandTests {
  @Test("M-11 offset and inverse follow the reference, in both directions")
  func table() throws {
    for row in try ReferenceTable("rubberband.csv", in: .module).rows {
      let band = RubberBand(extent: try row.number("dimension"))
      let (x, b) = (try row.number("raw_overscroll"), try row.number("rubberband_c0.55"))
      #expect(abs(band.offset(forPull: x) - b) < 1e-9)
      #expect(band.offset(forPull: -x) == -band.offset(forPull: x))
      let back = band.pull(forOffset: b)
      #expect(abs(back - (try row.number("inverse_check_raw"))) < 1e-6)
      #expect(band.pull(forOffset: -b) == -back)
    }
  }

  @Test("M-11 the values the specification names")
  func named() {
    let band = RubberBand(extent: 960)
    #expect(abs(band.offset(forPull: 100) - 52.02) < 5e-3)
    #expect(abs(band.offset(forPull: 960) - 340.65) < 5e-3)
  }

  @Test("M-11 catching an overscroll anywhere does not make it jump")
  func inverse() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let band = RubberBand(
        extent: .random(in: 50...2000, using: &generator),
        coefficient: .random(in: 0.1...1, using: &generator))
      let shown = band.extent * .random(in: -0.99...0.99, using: &generator)
      let pull = band.pull(forOffset: shown)
      #expect(abs(band.offset(forPull: pull) - shown) < 1e-9 * band.extent)
    }
  }

  @Test("M-11 the offset never reaches the extent, and one that does counts as a little less")
  func limit() {
    let band = RubberBand(extent: 300)
    #expect(band.offset(forPull: 1e9) < 300)
    #expect(band.offset(forPull: -.infinity) == -300)
    #expect(band.pull(forOffset: 300) == band.pull(forOffset: 297))
    #expect(band.pull(forOffset: -301) == band.pull(forOffset: -297))
    #expect(band.offset(forPull: 0) == 0)
    #expect(band.pull(forOffset: 0) == 0)
  }

  @Test("M-11 within a range the pull is free, and beyond it the band resists")
  func range() {
    let band = RubberBand(extent: 300)
    #expect(band.position(forPull: 40, within: 0...100) == 40)
    #expect(band.position(forPull: 150, within: 0...100) == 100 + band.offset(forPull: 50))
    #expect(band.position(forPull: -50, within: 0...100) == -band.offset(forPull: 50))
    let pull = band.pull(forPosition: -10, within: 0...100)
    #expect(abs(band.position(forPull: pull, within: 0...100) + 10) < 1e-9)
    #expect(band.slope(atPull: 100, within: 0...100) == 1)
  }

  @Test("M-11 the slope is the derivative of the offset")
  func slope() {
    let band = RubberBand(extent: 300)
    for pull in stride(from: CGFloat(-400), through: 400, by: 50) {
      let change = band.offset(forPull: pull + 1e-4) - band.offset(forPull: pull - 1e-4)
      #expect(abs(band.slope(atPull: pull) - change / 2e-4) < 1e-6)
    }
  }
}
