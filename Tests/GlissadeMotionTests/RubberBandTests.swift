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
      #expect(abs(band.offset(forOverscroll: x) - b) < 1e-9)
      #expect(band.offset(forOverscroll: -x) == -band.offset(forOverscroll: x))
      let back = try #require(band.overscroll(forOffset: b))
      #expect(abs(back - (try row.number("inverse_check_raw"))) < 1e-6)
      #expect(band.overscroll(forOffset: -b) == -back)
    }
  }

  @Test("M-11 the values the specification names")
  func named() {
    let band = RubberBand(extent: 960)
    #expect(abs(band.offset(forOverscroll: 100) - 52.02) < 5e-3)
    #expect(abs(band.offset(forOverscroll: 960) - 340.65) < 5e-3)
  }

  @Test("M-11 catching an overscroll anywhere does not make it jump")
  func inverse() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let band = RubberBand(
        extent: .random(in: 50...2000, using: &generator),
        coefficient: .random(in: 0.1...1, using: &generator))
      let shown = band.extent * .random(in: -0.99...0.99, using: &generator)
      let finger = try #require(band.overscroll(forOffset: shown))
      #expect(abs(band.offset(forOverscroll: finger) - shown) < 1e-9 * band.extent)
    }
  }

  @Test("M-11 the offset never reaches the extent, and one that does has no inverse")
  func limit() {
    let band = RubberBand(extent: 300)
    #expect(band.offset(forOverscroll: 1e9) < 300)
    #expect(band.offset(forOverscroll: -.infinity) == -300)
    #expect(band.overscroll(forOffset: 300) == nil && band.overscroll(forOffset: -301) == nil)
    #expect(band.offset(forOverscroll: 0) == 0 && band.overscroll(forOffset: 0) == 0)
  }
}
