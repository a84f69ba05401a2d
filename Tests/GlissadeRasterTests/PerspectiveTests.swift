import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct PerspectiveTests {
  private static let fonts = FontLibrary()

  private func paint(_ list: DisplayList) -> Surface { Painting.paint(list, fonts: Self.fonts) }

  /// An image whose colors encode the positions of its pixels.
  private var chart: CGImage {
    var pixels: [UInt32] = []
    for y in 0..<UInt32(250) {
      for x in 0..<UInt32(240) { pixels.append(0xff00_0000 | x << 16 | y << 8) }
    }
    return CGImage(width: 240, height: 250, pixels: pixels)
  }

  @Test(
    "M-32 every pixel of a turned card shows what perspective puts there, to half a pixel",
    arguments: [-70.0, -30, 10, 45, 60])
  func exactPlaces(degrees: Double) throws {
    var flip = Flip(size: CGSize(width: 400, height: 400), degrees: degrees)
    flip.card = CGRect(x: 0, y: 0, width: 240, height: 250)
    flip.axis = (0.2, 1, 0.1)
    let image = ImageCommand(image: chart, source: flip.card, destination: flip.card)
    let surface = paint(flip.list(DisplayGroup(commands: [.image(image)])))
    let inverse = try #require(flip.transform.inverted())
    var (seen, worst) = (0, 0.0)
    for y in 0..<400 {
      for x in 0..<400 {
        let point = inverse.apply(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        guard let point, flip.card.insetBy(dx: 6, dy: 6).contains(point) else { continue }
        let channels = Painting.channels(surface[x, y])
        worst = max(
          worst, abs(Double(channels[0]) + 0.5 - point.x),
          abs(Double(channels[1]) + 0.5 - point.y))
        seen += 1
      }
    }
    // Colors are whole numbers: half a pixel is theirs, and another where pixels were joined
    // first.
    #expect(seen > 4000, "\(worst)")
    #expect(worst < (abs(degrees) < 50 ? 0.75 : 1.3), "\(worst)")
  }

  @Test(
    "I-06 a plain shape in perspective has the pixels of its bitmap, but needs none",
    arguments: [(30.0, 0.0), (60, 20), (-45, 30)])
  func plain(degrees: Double, radius: Double) {
    let flip = Flip(degrees: degrees)
    let color = CGColor(red: 0.3, green: 0.55, blue: 0.8, alpha: 1)
    let shape = DrawCommand.shape(
      ShapeCommand(outline: RoundedRect(rect: flip.card, radius: radius), fill: color))
    for opacity in [1, 0.6] {
      func list(_ commands: [DrawCommand]) -> DisplayList {
        let card = DisplayGroup(
          transform: flip.transform, opacity: opacity, commands: commands)
        return DisplayList(
          size: flip.size, scale: 1, background: .black,
          root: DisplayGroup(commands: [.group(card)]))
      }
      let plain = Painter(fonts: Self.fonts)
      let surface = Painting.paint(list([shape]), with: plain)
      let other = Painter(fonts: Self.fonts)
      #expect(Painting.areEqual(surface, Painting.paint(list([shape, shape]), with: other)))
      #expect(plain.work.bitmaps < other.work.bitmaps)
    }
  }

  @Test(
    "I-06 the edge of a card covers of each pixel the part that lies inside",
    arguments: [(30.0, 0.0), (60, 20), (80, 0), (88, 20), (-45, 30), (140, 12)])
  func edges(degrees: Double, radius: Double) {
    var flip = Flip(degrees: degrees)
    for axis in [(0, 1, 0), (0.4, 1, 0.3)] as [(CGFloat, CGFloat, CGFloat)] {
      flip.axis = axis
      let surface = paint(
        flip.list(flip.plain(.white, radius: radius), background: .black))
      let outline = flip.outline(radius: radius)
      var (partial, worst) = (0, 0.0)
      for y in 0..<surface.height {
        for x in 0..<surface.width {
          let shown = Double(Painting.channels(surface[x, y])[1]) / 255
          // A sample of the uniform pixels suffices.
          guard (0 < shown && shown < 1) || (x + 2 * y) % 13 == 0 else { continue }
          let exact = outline.part(ofPixel: x, y)
          if exact > 0, exact < 1 { partial += 1 }
          worst = max(worst, abs(exact - shown))
        }
      }
      #expect(partial > 100, "\(axis): \(worst) off, \(partial) pixels")
      #expect(worst < 0.04, "\(axis): \(worst) off, \(partial) pixels")
    }
  }

  @Test(
    "I-06 no seam runs along an edge: a white card in any structure vanishes on white",
    arguments: [12.0, 37, 58, 77, 86, 120])
  func seams(degrees: Double) {
    let white = CGImage(width: 60, height: 80, pixels: .init(repeating: .max, count: 4800))
    let flip = Flip(degrees: degrees, axis: (0.1, 1, 0.05))
    let outline = RoundedRect(rect: flip.card, radius: 25)
    let image = DrawCommand.image(
      ImageCommand(
        image: white, source: CGRect(x: 0, y: 0, width: 60, height: 80), destination: flip.card))
    let ground = DrawCommand.shape(ShapeCommand(outline: outline, fill: .white))
    let small = ProjectiveTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    let big = CGRect(x: 0, y: 0, width: 240, height: 320)
    let page = DrawCommand.group(
      DisplayGroup(
        transform: small,
        commands: [
          .shape(ShapeCommand(outline: RoundedRect(big), fill: .white)),
          .shape(ShapeCommand(outline: RoundedRect(big.insetBy(dx: 9, dy: 7)), fill: .white)),
        ]))
    let cards = [
      DisplayGroup(commands: [ground]), DisplayGroup(commands: [image]),
      DisplayGroup(clip: outline, commands: [image]),
      DisplayGroup(commands: [.group(DisplayGroup(clip: outline, commands: [image]))]),
      DisplayGroup(commands: [ground, .group(DisplayGroup(clip: outline, commands: [image]))]),
      DisplayGroup(clip: outline, commands: [page]),
      DisplayGroup(commands: [page]),
    ]
    for scale in [1, 2] as [CGFloat] {
      for (index, card) in cards.enumerated() {
        let surface = paint(flip.list(card, scale: scale))
        let words = UnsafeBufferPointer(
          start: surface.pixels, count: surface.width * surface.height)
        #expect(words.allSatisfy { $0 == .max }, "card \(index) at scale \(scale)")
      }
    }
  }

  @Test("I-06 edge-on nothing is drawn, and just beside it next to nothing")
  func edgeOn() {
    for degrees in [90.0, -90, 270] {
      let flip = Flip(degrees: degrees)
      let surface = paint(flip.list(flip.plain(.black)))
      let words = UnsafeBufferPointer(
        start: surface.pixels, count: surface.width * surface.height)
      #expect(words.allSatisfy { $0 == .max })
    }
    let flip = Flip(degrees: 89.9)
    let surface = paint(flip.list(flip.plain(.black)))
    let painted = (0..<surface.width).filter { surface[$0, 160] != .max }
    #expect((1...2).contains(painted.count))
  }

  @Test("I-06 what lies behind the eye is cut off; the rest reaches the picture's edge")
  func behindTheEye() {
    // The eye is 50 pt before the plane: the near half of a card of 120 pt passes it.
    let flip = Flip(degrees: 80, m34: -0.02)
    #expect(flip.transform.quad(of: flip.card) == nil)
    for group in [flip.plain(.black), flip.plain(.black, radius: 25)] {
      let surface = paint(flip.list(group))
      // The left edge comes towards the eye and beyond it, the right one goes away.
      #expect(surface[0, 160] != .max)
      #expect(surface[0, 0] != .max)
      #expect(surface[0, 319] != .max)
      #expect(surface[239, 160] == .max)
      let dark = (0..<240).filter { surface[$0, 160] != .max }
      #expect(dark == Array(0...(dark.last ?? 0)), "in one piece")
    }
    // All of it is behind.
    var gone = Flip(degrees: 0)
    gone.m34 = 0
    let behind = ProjectiveTransform(CATransform3DMakeTranslation(0, 0, 100))
      .concatenating(ProjectiveTransform(CGAffineTransform.identity))
    var lens = behind
    lens.m33 = -1
    let list = DisplayList(
      size: gone.size, scale: 1, background: .white,
      root: DisplayGroup(
        commands: [.group(gone.plain(.black).with(transform: lens, opacity: 1))]))
    let surface = paint(list)
    #expect((0..<240).allSatisfy { surface[$0, 160] == .max })
  }
}
