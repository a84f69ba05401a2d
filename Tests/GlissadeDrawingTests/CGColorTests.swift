import Testing

@testable import GlissadeDrawing

@Suite struct CGColorTests {
  @Test("I-01 a colour fades to clear without passing through the clear colour's hidden hue")
  func premultipliedInterpolation() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let clearBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
    let middle = red.interpolated(to: clearBlue, at: 0.5)
    #expect(middle == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(red.interpolated(to: clearBlue, at: 0) == red)
  }

  @Test("I-01 between opaque colours each component is mixed linearly, beyond the ends too")
  func opaqueInterpolation() {
    let mixed = CGColor.black.interpolated(to: .white, at: 1.25)
    #expect(mixed == CGColor(gray: 1.25, alpha: 1))
  }

  @Test("components come in the order red, green, blue, alpha")
  func components() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.copy(alpha: 1)?.components == [0.1, 0.2, 0.3, 1])
  }
}
