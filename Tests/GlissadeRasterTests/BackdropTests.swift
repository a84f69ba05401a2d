import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

/// Tests of the picture through `BackdropCommand`.
@Suite struct BackdropTests {
  private static let fonts = FontLibrary()
  private static let size = CGSize(width: 240, height: 60)
  /// Black to the left of the middle, white to the right of it.
  private static let edge: [DrawCommand] = [
    fill(CGRect(x: 0, y: 0, width: 120, height: 60), gray: 0),
    fill(CGRect(x: 120, y: 0, width: 120, height: 60), gray: 1),
  ]
  private static let all = CGRect(origin: .zero, size: size)

  private static func fill(_ rect: CGRect, gray: Double) -> DrawCommand {
    .shape(ShapeCommand(outline: RoundedRect(rect), fill: CGColor(gray: gray, alpha: 1)))
  }

  private static func backdrop(
    _ rect: CGRect = all, radius: CGFloat = 0, sigma: CGFloat, saturation: CGFloat = 1,
    tint: CGColor = .clear
  ) -> DrawCommand {
    .backdrop(
      BackdropCommand(
        outline: RoundedRect(rect: rect, radius: radius), sigma: sigma, saturation: saturation,
        tint: tint))
  }

  private func paint(_ commands: [DrawCommand], scale: CGFloat = 1) -> Surface {
    Painting.paint(
      DisplayList(
        size: Self.size, scale: scale, background: CGColor(gray: 0.5, alpha: 1),
        root: DisplayGroup(commands: commands)), fonts: Self.fonts)
  }

  private func gray(_ surface: Surface, _ x: Int, _ y: Int = 30) -> Double {
    Double(surface[x, y] & 255) / 255
  }

  @Test("N-13 an edge is seen as the integral of the Gaussian", arguments: [0.5, 3, 6, 12, 20])
  func gaussian(sigma: Double) {
    let surface = paint(Self.edge + [Self.backdrop(sigma: sigma)])
    for x in stride(from: 60, to: 180, by: 3) {
      let exact = 0.5 * (1 + erf((Double(x) + 0.5 - 120) / (sigma * 2.0.squareRoot())))
      #expect(abs(gray(surface, x) - exact) < 0.02, "at \(x)")
    }
  }

  @Test("N-13 at two pixels a point the blur is twice as wide in pixels")
  func scale() {
    let (one, two) = (
      paint(Self.edge + [Self.backdrop(sigma: 8)]),
      paint(Self.edge + [Self.backdrop(sigma: 8)], scale: 2)
    )
    for x in stride(from: 100, to: 140, by: 4) {
      #expect(abs(gray(one, x) - gray(two, 2 * x, 60)) < 0.03)
    }
  }

  @Test("N-13 a blur that grows does so without a step", arguments: [4.0, 8, 16])
  func continuity(sigma: Double) {
    let (less, more) = (
      paint(Self.edge + [Self.backdrop(sigma: sigma - 0.001)]),
      paint(Self.edge + [Self.backdrop(sigma: sigma + 0.001)])
    )
    for x in 0..<240 { #expect(abs(gray(less, x) - gray(more, x)) < 0.012, "at \(x)") }
  }

  @Test("N-13 colours are brought out, and a tint lies over all")
  func colors() {
    let red = CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let ground = DrawCommand.shape(ShapeCommand(outline: RoundedRect(Self.all), fill: red))
    func seen(_ saturation: CGFloat, _ tint: CGColor) -> [Double] {
      let pixel = paint([ground, Self.backdrop(sigma: 5, saturation: saturation, tint: tint)])[9, 9]
      return [16, 8, 0].map { Double(pixel >> UInt32($0) & 255) / 255 }
    }
    // Light 0.2126 · 0.6 + 0.7874 · 0.4 = 0.44252.
    for (seen, meant) in zip(seen(0, .clear), [0.4425, 0.4425, 0.4425]) {
      #expect(abs(seen - meant) < 0.004)
    }
    for (seen, meant) in zip(seen(2, .clear), [0.7575, 0.3575, 0.3575]) {
      #expect(abs(seen - meant) < 0.006)
    }
    for (seen, meant) in zip(seen(1, CGColor(gray: 1, alpha: 0.5)), [0.8, 0.7, 0.7]) {
      #expect(abs(seen - meant) < 0.004)
    }
  }

  @Test("N-13 only what is within the outline is blurred, and what is in front is not")
  func outline() {
    let middle = CGRect(x: 90, y: 10, width: 60, height: 40)
    let dot = Self.fill(CGRect(x: 100, y: 28, width: 4, height: 4), gray: 1)
    let surface = paint(Self.edge + [Self.backdrop(middle, radius: 20, sigma: 10), dot])
    #expect(gray(surface, 119, 5) == 0)
    #expect(gray(surface, 120, 5) == 1)
    #expect(gray(surface, 91, 11) == 0, "its corner is round")
    #expect((0.4...0.6).contains(gray(surface, 119)))
    #expect(gray(surface, 101) == 1)
    #expect(gray(surface, 98) < 0.1)
  }

  @Test("N-13 in groups that fade and groups that cut it still sees what is behind them")
  func groups() {
    let plain = paint(Self.edge + [Self.backdrop(sigma: 6)])
    let cut = DisplayGroup(
      clip: RoundedRect(rect: Self.all, radius: 30), commands: [Self.backdrop(sigma: 6)])
    let inside = paint(Self.edge + [.group(cut)])
    for x in stride(from: 40, to: 200, by: 5) {
      #expect(gray(inside, x) == gray(plain, x))
      #expect(gray(inside, x, 1) == gray(plain, x, 1), "where the corners are cut aside")
    }
    let fading = DisplayGroup(
      opacity: 0.5,
      commands: [
        Self.backdrop(sigma: 6), Self.fill(CGRect(x: 0, y: 0, width: 1, height: 1), gray: 0),
      ])
    let faded = paint(Self.edge + [.group(fading)])
    for x in [100, 110, 118, 125, 140] {
      let mean = (gray(paint(Self.edge), x) + gray(plain, x)) / 2
      #expect(abs(gray(faded, x) - mean) < 0.01)
    }
  }

  @Test("N-13 one blur is seen through another")
  func nested() {
    let once = paint(Self.edge + [Self.backdrop(sigma: 5)])
    let twice = paint(Self.edge + [Self.backdrop(sigma: 3), Self.backdrop(sigma: 4)])
    for x in 90..<150 { #expect(abs(gray(once, x) - gray(twice, x)) < 0.03) }
  }
}
