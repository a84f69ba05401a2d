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
}
