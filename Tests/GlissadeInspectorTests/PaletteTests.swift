import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeInspector

/// The contrast of the instrument's colors, computed by the formula of WCAG 2.
@Suite struct PaletteTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var color: UIColor
    /// The colors behind it, the farthest one first and opaque.
    var grounds: [UIColor]

    init(_ name: String, _ color: UIColor, on grounds: UIColor...) {
      (testDescription, self.color, self.grounds) = (name, color, grounds)
    }
  }

  private static let panel = Palette.panel
  private static let texts: [Pair] = [
    ("text", Palette.text), ("quiet text", Palette.quietText), ("alarm", Palette.alarm),
    ("accent text", Palette.accentText), ("second", Palette.second),
  ].flatMap { name, color in
    [
      Pair("\(name) on the surround", color, on: Palette.surround),
      Pair("\(name) on a panel", color, on: panel),
      Pair("\(name) on a control", color, on: panel, Palette.control),
      Pair("\(name) on a hovered control", color, on: panel, Palette.hoveredControl),
      Pair("\(name) on the selection", color, on: panel, Palette.chosen),
    ]
  }

  private static let marks: [Pair] = [
    ("accent", Palette.accent), ("second", Palette.second), ("alarm", Palette.alarm),
  ].flatMap { name, color in
    [
      Pair("\(name) on a panel", color, on: panel),
      Pair("\(name) on a control", color, on: panel, Palette.control),
      Pair("\(name) on the surround", color, on: Palette.surround),
    ]
  }

  @Test("text has a contrast of at least 4.5 (WCAG AA)", arguments: texts)
  func text(pair: Pair) { #expect(contrast(pair) >= 4.5) }

  @Test("marks and focus rings have a contrast of at least 3 (WCAG AA)", arguments: marks)
  func mark(pair: Pair) { #expect(contrast(pair) >= 3) }

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
