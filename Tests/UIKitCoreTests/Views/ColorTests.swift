import Foundation
import Testing
import UIKit

@Suite("Colours") struct ColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var values: [CGFloat] = [0, 0, 0, 0]
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      #expect(color.getRed(base, green: base + 1, blue: base + 2, alpha: base + 3))
    }
    return values
  }

  @Test("hue, saturation and brightness give the six corners, and what lies between")
  func hues() {
    let corners: [(CGFloat, [CGFloat])] = [
      (0, [1, 0, 0]), (1.0 / 6, [1, 1, 0]), (2.0 / 6, [0, 1, 0]), (3.0 / 6, [0, 1, 1]),
      (4.0 / 6, [0, 0, 1]), (5.0 / 6, [1, 0, 1]), (1, [1, 0, 0]), (-1.0 / 6, [1, 0, 1]),
      (1.0 / 12, [1, 0.5, 0]),
    ]
    for (hue, expected) in corners {
      let found = components(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
      for (one, other) in zip(found, expected) { #expect(abs(one - other) < 1e-9, "hue \(hue)") }
    }
    let muted = components(UIColor(hue: 0, saturation: 0.25, brightness: 0.8, alpha: 0.5))
    for (one, other) in zip(muted, [0.8, 0.6, 0.6, 0.5]) { #expect(abs(one - other) < 1e-9) }
  }

  @Test("white, alpha and equality go by value")
  func values() {
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(UIColor.red.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(Set([UIColor.black, UIColor(white: 0, alpha: 1)]).count == 1)
    #expect(UIColor.clear.cgColor.alpha == 0)
    #expect(components(.systemBlue) == [0, 122.0 / 255, 1, 1])
  }
}
