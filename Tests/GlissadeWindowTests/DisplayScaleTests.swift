import Testing

@testable import GlissadeWindow

@Suite struct DisplayScaleTests {
  @Test("the scale asked for goes before GDK_SCALE, that before the desktop's resolution")
  func scale() {
    func scale(_ requested: Double?, _ environment: [String: String], _ dpi: Double?) -> Double {
      DisplayScale.resolve(requested: requested, environment: environment, dotsPerInch: dpi)
    }
    #expect(scale(3, ["GDK_SCALE": "2"], 144) == 3)
    #expect(scale(nil, ["GDK_SCALE": "2"], 144) == 2)
    #expect(scale(nil, [:], 144) == 1.5)
    #expect(scale(nil, [:], nil) == 1)
    #expect(scale(nil, ["GDK_SCALE": "nonsense"], 0) == 1)
    #expect(DisplayScale.dotsPerInch(inResources: "Xcursor.size:\t24\nXft.dpi:\t192\n") == 192)
    #expect(DisplayScale.dotsPerInch(inResources: "Xft.rgba: none") == nil)
  }

  @Test("R-03 without any wish a window has the display's own scale")
  func density() {
    func scale(_ requested: Double?, _ density: Double) -> Double {
      DisplayScale.resolve(
        requested: requested, environment: [:], dotsPerInch: nil, density: density)
    }
    #expect(scale(nil, 1.5) == 1.5)
    #expect(scale(1, 1.5) == 1)
    #expect(scale(0, 2) == 2, "a scale of 0 is none")
  }

  @Test(
    "R-03 a display's scale follows from a side in whole pixels, in steps of 1/120",
    arguments: [
      (667, 667, 1.0), (834, 667, 1.25), (1001, 667, 1.5), (1334, 667, 2), (2001, 667, 3),
      (888, 666, 4.0 / 3), (734, 667, 1.1), (0, 667, 1), (667, 0, 1), (1_000_000, 10, 8),
    ] as [(Int, Int, Double)])
  func density(pixels: Int, units: Int, scale: Double) {
    #expect(abs(DisplayScale.density(pixels: pixels, units: units) - scale) < 1e-9)
  }
}
