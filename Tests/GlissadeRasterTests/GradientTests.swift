import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct GradientTests {
  private static let fonts = FontLibrary()
  private let all = CGRect(x: 0, y: 0, width: 100, height: 20)

  private func paint(
    _ colors: [CGColor], _ geometry: GradientCommand.Geometry, locations: [CGFloat]? = nil,
    before: Bool = true, after: Bool = true, transform: CGAffineTransform = .identity
  ) throws -> Surface {
    let gradient = try #require(Gradient(colors: colors, locations: locations))
    let command = GradientCommand(
      outline: RoundedRect(all), gradient: gradient, geometry: geometry, extendsBefore: before,
      extendsAfter: after)
    let list = DisplayList(
      size: all.size, scale: 1, background: .white,
      root: DisplayGroup(transform: ProjectiveTransform(transform), commands: [.gradient(command)]))
    return Painting.paint(list, fonts: Self.fonts)
  }

  private func axial(_ from: CGFloat, _ to: CGFloat) -> GradientCommand.Geometry {
    .axial(from: CGPoint(x: from, y: 0), to: CGPoint(x: to, y: 0))
  }

  @Test(
    "M-33 an axial gradient mixes encoded components in proportion to the distance, within 1/255")
  func axis() throws {
    let surface = try paint([.black, .white], axial(10, 90))
    for x in 0..<100 {
      let expected = min(max((Double(x) + 0.5 - 10) / 80, 0), 1) * 255
      for channel in Painting.channels(surface[x, 7]).prefix(3) {
        #expect(abs(Double(channel) - expected) <= 1)
      }
    }
  }

  @Test("a gradient ends where it is not to continue, and colours change at their locations")
  func ends() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let open = try paint([red, blue], axial(20, 80), before: false, after: false)
    #expect(open[19, 5] & 0xffffff == 0xffffff)
    #expect(open[80, 5] & 0xffffff == 0xffffff)
    #expect(open[21, 5] & 0xffffff != 0xffffff)
    #expect(open[78, 5] & 0xffffff != 0xffffff)
    let steps = try paint([red, red, blue, blue], axial(0, 100), locations: [0, 0.5, 0.5, 1])
    #expect(steps[49, 5] & 0xffffff == 0xff0000)
    #expect(steps[50, 5] & 0xffffff == 0x0000ff)
  }

  @Test("a radial gradient's colour is that of the circle through the point")
  func circles() throws {
    typealias Circle = GradientCommand.Circle
    let center = CGPoint(x: 50, y: 10)
    let surface = try paint(
      [.black, .white],
      .radial(from: Circle(center: center, radius: 5), to: Circle(center: center, radius: 45)))
    for x in stride(from: 0, to: 100, by: 3) {
      let distance = hypot(Double(x) + 0.5 - 50, 4.5)
      let expected = min(max((distance - 5) / 40, 0), 1) * 255
      #expect(abs(Double(Painting.channels(surface[x, 14])[0]) - expected) <= 1)
    }
  }

  @Test("a transform takes the gradient's isolines along, a skewed one's too")
  func transformed() throws {
    let skew = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    let surface = try paint([.black, .white], axial(0, 100), transform: skew)
    // Own x is x − y there.
    for (x, y) in [(30, 5), (60, 15), (90, 2)] {
      let expected = Double(x - y) / 100 * 255
      #expect(abs(Double(Painting.channels(surface[x, y])[0]) - expected) <= 1)
    }
  }

  @Test("a gradient without a length, or seen edge-on, paints nothing")
  func degenerate() throws {
    let geometries: [GradientCommand.Geometry] = [
      axial(5, 5), .axial(from: CGPoint(x: CGFloat.nan, y: 0), to: .zero),
      .radial(
        from: GradientCommand.Circle(center: .zero, radius: 5),
        to: GradientCommand.Circle(center: .zero, radius: 5)),
    ]
    for geometry in geometries {
      #expect(try paint([.black], geometry)[50, 5] & 0xffffff == 0xffffff)
    }
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(try paint([.black], axial(0, 9), transform: flat)[0, 5] & 0xffffff == 0xffffff)
    #expect(Gradient(colors: []) == nil)
  }
}
