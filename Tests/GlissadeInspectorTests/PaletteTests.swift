import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeInspector

/// The contrast of the instrument's colors in both themes, computed by the formula of WCAG 2.
@Suite struct PaletteTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var color: UIColor
    /// The colors behind it, the farthest one first and opaque.
    var grounds: [UIColor]

    init(_ name: String, _ color: UIColor, on grounds: UIColor...) {
      (testDescription, self.color, self.grounds) = (name, color, grounds)
    }

    /// The same pair in a theme.
    func shown(_ style: UIUserInterfaceStyle) -> Pair {
      let traits = UITraitCollection(userInterfaceStyle: style)
      var pair = self
      pair.testDescription += style == .dark ? ", dark" : ", light"
      pair.color = color.resolvedColor(with: traits)
      pair.grounds = grounds.map { $0.resolvedColor(with: traits) }
      return pair
    }

    /// The pairs in both themes.
    static func themed(_ pairs: [Pair]) -> [Pair] {
      [UIUserInterfaceStyle.dark, .light].flatMap { style in pairs.map { $0.shown(style) } }
    }
  }

  private static let panel = Palette.panel
  private static let texts = Pair.themed(
    [
      ("text", Palette.text), ("quiet text", Palette.quietText), ("alarm", Palette.alarm),
      ("accent text", Palette.accentText), ("second", Palette.second),
      ("gesture", Palette.gesture), ("transition", Palette.transition),
    ].flatMap { name, color in
      [
        Pair("\(name) on the surround", color, on: Palette.surround),
        Pair("\(name) on a panel", color, on: panel),
        Pair("\(name) on a sheet", color, on: panel, Palette.raised),
        Pair("\(name) on a banner", color, on: panel, Palette.alarmGround),
        Pair("\(name) on a control", color, on: panel, Palette.control),
        Pair("\(name) on a hovered control", color, on: panel, Palette.hoveredControl),
        Pair("\(name) on the selection", color, on: panel, Palette.chosen),
      ]
    } + [Pair("the legend of the plot", Palette.accent, on: panel)])

  private static let marks = Pair.themed(
    [
      ("accent", Palette.accent), ("second", Palette.second), ("alarm", Palette.alarm),
      ("gesture", Palette.gesture), ("transition", Palette.transition), ("thumb", Palette.thumb),
    ].flatMap { name, color in
      [
        Pair("\(name) on a panel", color, on: panel),
        Pair("\(name) on a control", color, on: panel, Palette.control),
        Pair("\(name) on a pressed control", color, on: panel, Palette.pressedControl),
        Pair("\(name) on the selection", color, on: panel, Palette.chosen),
        Pair("\(name) on the surround", color, on: Palette.surround),
        Pair(
          "\(name) on a switch beside the canvas", color, on: Palette.surround,
          Palette.hoveredControl),
        Pair("\(name) on a lit switch", color, on: Palette.surround, Palette.chosen),
        Pair("\(name) on a sheet", color, on: panel, Palette.raised),
        Pair("\(name) on a banner", color, on: panel, Palette.alarmGround),
      ]
    })

  /// Lines over any picture have dark rims, and texts dark plates: on white, which is the worst
  /// picture, and on black.
  private static let overlays: [Pair] = [
    ("moving", Palette.Overlay.moving), ("still", Palette.Overlay.still),
    ("wall", Palette.Overlay.wall), ("tie", Palette.Overlay.tie), ("text", Palette.Overlay.text),
  ].flatMap { name, color in
    [
      Pair("\(name) on a plate over white", color, on: .white, Palette.Overlay.plate),
      Pair("\(name) on a plate over black", color, on: .black, Palette.Overlay.plate),
    ]
  }

  @Test("T-05 text has a contrast of at least 4.5 in both themes (WCAG AA)", arguments: texts)
  func text(pair: Pair) { #expect(contrast(pair) >= 4.5) }

  @Test(
    "T-05 marks and focus rings have a contrast of at least 3 in both themes (WCAG AA)",
    arguments: marks)
  func mark(pair: Pair) { #expect(contrast(pair) >= 3) }

  @Test("T-05 text over the canvas has a contrast of at least 4.5 (WCAG AA)", arguments: overlays)
  func overlay(pair: Pair) { #expect(contrast(pair) >= 4.5) }

  @Test("T-05 each theme has dark text on light panes, or light text on dark ones")
  func themes() {
    let dark = Pair("", Palette.text, on: Palette.panel).shown(.dark)
    let light = Pair("", Palette.text, on: Palette.panel).shown(.light)
    #expect(luminance(over(dark.grounds[0], [0, 0, 0])) < 0.05)
    #expect(luminance(over(light.grounds[0], [0, 0, 0])) > 0.85)
  }

  @Test("the formula has 21 for black and white, and 1 for equal colors")
  func formula() {
    #expect(abs(contrast(Pair("", .black, on: .white)) - 21) < 1e-9)
    #expect(abs(contrast(Pair("", .white, on: .white)) - 1) < 1e-9)
  }

  private func contrast(_ pair: Pair) -> Double {
    let ground = pair.grounds.reduce([0.0, 0, 0]) { over($1, $0) }
    let (one, other) = (luminance(over(pair.color, ground)), luminance(ground))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the components of a color over an opaque ground.
  private func over(_ color: UIColor, _ ground: [Double]) -> [Double] {
    let color = color.cgColor
    return zip([color.red, color.green, color.blue], ground).map {
      $0 * color.alpha + $1 * (1 - color.alpha)
    }
  }

  private func luminance(_ components: [Double]) -> Double {
    let linear = components.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
