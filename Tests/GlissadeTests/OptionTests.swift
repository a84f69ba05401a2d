import Foundation
import Testing

@testable import Glissade

@Suite struct OptionTests {
  @Test(
    "sizes, positions, scales and speeds that make no sense are refused with what is expected",
    arguments: [
      ["--size", "0x0"], ["--size", "375"], ["--size", "x"], ["--size", "-1x5"],
      ["--size", "nanx5"], ["--size", "1e9x5"], ["--speed", "-1"], ["--speed", "nan"],
      ["--speed", "0"], ["--speed", "inf"], ["--scale", "0"], ["--position", "1"],
      ["--position", "1,nan"], ["--size"], ["--colour", "red"], ["rubbish"],
    ])
  func refused(arguments: [String]) {
    var options = GlissadeOptions()
    #expect(throws: UsageError.self) { try options.apply(arguments) }
  }

  @Test("options are taken as two arguments or one")
  func taken() throws {
    var options = GlissadeOptions()
    try options.apply([
      "--size", "800x600.5", "--position=-4,6", "--scale", "2", "--speed=0.25", "--trace", "/t/x",
      "--record", "/t/y",
    ])
    #expect(options.size == CGSize(width: 800, height: 600.5))
    #expect(options.position == CGPoint(x: -4, y: 6))
    #expect(options.scale == 2)
    #expect(options.speed == 0.25)
    #expect(options.trace?.path == "/t/x")
    #expect(options.record?.path == "/t/y")
  }

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
