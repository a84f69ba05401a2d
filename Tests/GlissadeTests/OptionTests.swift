import Foundation
import Testing
import UIKit

@testable import Glissade

@Suite struct OptionTests {
  @Test(
    "sizes, positions, scales and speeds that make no sense are refused with what is expected",
    arguments: [
      ["--size", "0x0"], ["--size", "375"], ["--size", "x"], ["--size", "-1x5"],
      ["--size", "nanx5"], ["--size", "1e9x5"], ["--speed", "-1"], ["--speed", "nan"],
      ["--speed", "0"], ["--speed", "inf"], ["--scale", "0"], ["--position", "1"],
      ["--position", "1,nan"], ["--size"], ["--colour", "red"], ["rubbish"],
      ["--present"], ["--present", "opengl"], ["--reduce-motion=yes"], ["--theme"],
      ["--theme", "blue"],
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

  @Test("R-01 R-06 without an option display and desktop decide about presenter and motion")
  func desktopOptions() throws {
    var options = GlissadeOptions()
    #expect(options.present == .automatic)
    #expect(options.reducesMotion == nil)
    try options.apply(["--present=texture", "--reduce-motion"])
    #expect(options.present == .texture)
    #expect(options.reducesMotion == true)
    try options.apply(["--present", "auto"])
    #expect(options.present == .automatic)
  }

  @Test(
    "T-05 --theme chooses the inspector's colors; auto follows the desktop, or is dark",
    arguments: [
      ("auto", UIUserInterfaceStyle.unspecified, UIUserInterfaceStyle.dark),
      ("auto", .dark, .dark), ("auto", .light, .light), ("light", .dark, .light),
      ("dark", .light, .dark),
    ])
  func theme(
    name: String, desktop: UIUserInterfaceStyle, style: UIUserInterfaceStyle
  ) throws {
    var options = GlissadeOptions()
    #expect(options.theme == .automatic)
    #expect(try options.apply(["--theme", name]) == ["--theme"])
    #expect(options.theme.style(on: desktop) == style)
  }
}
