import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct CastShadowTests {
  private static let fonts = FontLibrary()

  /// A card with an opaque ground, a text, and something round that sticks out.
  private func card(hue: Double = 0.9) -> DisplayContents {
    let ground = ShapeCommand(
      outline: RoundedRect(rect: CGRect(x: 0, y: 0, width: 90, height: 60), radius: 9),
      fill: CGColor(red: 1, green: hue, blue: 0.8, alpha: 1))
    let text = TextCommand(
      text: "Casts a shadow", style: TextStyle(font: FontDescription(family: "Inter", size: 12)),
      frame: CGRect(x: 50, y: 20, width: 90, height: 16))
    let thumb = PathCommand(
      path: CGPath(ellipseIn: CGRect(x: 70, y: -20, width: 40, height: 40), transform: nil),
      fill: CGColor(gray: 0.2, alpha: 0.7))
    let shadow = ShadowCommand(
      color: CGColor(gray: 0, alpha: 0.8), offset: CGSize(width: 1.3, height: 4), sigma: 6,
      caster: .content)
    return DisplayContents(
      clip: nil, shadow: shadow, commands: [.shape(ground), .text(text), .path(thumb)])
  }

  private func list(_ card: DisplayContents, _ transform: CGAffineTransform) -> DisplayList {
    let group = DisplayGroup(
      id: 1, transform: ProjectiveTransform(transform), opacity: 1, contents: card)
    return DisplayList(
      size: CGSize(width: 240, height: 180), scale: 1, background: .white,
      root: DisplayGroup(commands: [.group(group)]))
  }

  @Test("a shadow that is kept is the shadow cast afresh, bit for bit, wherever it goes")
  func kept() {
    let painter = Painter(fonts: Self.fonts)
    let card = card()
    let shown = Surface(width: 240, height: 180)
    var last: DisplayList?
    let places: [(Double, Double)] = [
      (60, 60), (61, 63), (61.000_000_1, 70), (90.4, 70), (90.4, 71.77), (-70, -30), (-71, -30),
      (230, 170), (400, 400), (60, 60),
    ]
    for (x, y) in places {
      let next = list(card, CGAffineTransform(translationX: x, y: y))
      painter.paint(next, into: shown, damage: last.map { next.damage(from: $0) })
      #expect(Painting.areEqual(shown, Painting.paint(next, fonts: Self.fonts)), "at \(x), \(y)")
      last = next
    }
    let turned = list(card, CGAffineTransform(rotationAngle: 0.4).translatedBy(x: 90, y: 10))
    for _ in 0..<2 {
      #expect(
        Painting.areEqual(
          Painting.paint(turned, with: painter), Painting.paint(turned, fonts: Self.fonts)))
    }
  }

  @Test("a card that moves by whole pixels casts its shadow once")
  func once() {
    let painter = Painter(fonts: Self.fonts)
    let card = card()
    for step in 0..<40 {
      let transform = CGAffineTransform(translationX: Double(step * 3 - 20), y: Double(step))
      _ = Painting.paint(list(card, transform), with: painter)
    }
    #expect(painter.castShadows.count == 1)
  }

  @Test("contents that take the place of others in memory do not get their shadow")
  func replaced() {
    let painter = Painter(fonts: Self.fonts)
    for round in 0..<30 {
      let frame = CGRect(x: 0, y: 0, width: 60, height: 20 + round)
      let shape = ShapeCommand(
        outline: RoundedRect(rect: frame, radius: 3), fill: CGColor(gray: 0.5, alpha: 0.5))
      let contents = DisplayContents(
        clip: nil,
        shadow: ShadowCommand(color: .black, offset: .zero, sigma: 3, caster: .content),
        // The same box each time, so that only what is drawn in it differs.
        commands: [
          .shape(shape),
          .shape(ShapeCommand(outline: RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 60)))),
        ])
      let next = list(contents, CGAffineTransform(translationX: 80, y: 60))
      #expect(
        Painting.areEqual(
          Painting.paint(next, with: painter), Painting.paint(next, fonts: Self.fonts)))
    }
  }

  @Test(
    "M-34 a blur that skips what is plain is the convolution done for every pixel, bit for bit",
    arguments: [(3, 2, 1.0), (40, 30, 0.4), (37, 50, 2.2), (90, 70, 5), (16, 16, 9), (130, 3, 4)])
  func blur(width: Int, height: Int, sigma: Double) {
    var random = RandomList(seed: UInt64(width * height))
    for round in 0..<6 {
      let mask = CoverageMask(width: width, height: height)
      for _ in 0..<round * 2 {
        let (left, top) = (Int(random.next() % UInt64(width)), Int(random.next() % UInt64(height)))
        let value = random.chance(0.5) ? 255 : UInt8(truncatingIfNeeded: random.next())
        for y in top..<min(height, top + 20) {
          for x in left..<min(width, left + 30) { mask.bytes[y * mask.stride + x] = value }
        }
      }
      let (blurred, plain) = (mask.blurred(sigma: sigma), Self.convolved(mask, sigma))
      var differences = 0
      for y in 0..<height {
        for x in 0..<width where blurred.bytes[y * mask.stride + x] != plain[y * width + x] {
          differences += 1
        }
      }
      #expect(differences == 0, "round \(round)")
    }
  }

  /// Every term of every sum, rows first.
  private static func convolved(_ mask: CoverageMask, _ sigma: Double) -> [UInt8] {
    let reach = Int((sigma * 3).rounded(.up))
    let kernel = CoverageMask.kernel(sigma, reach)
    let (width, height) = (mask.width, mask.height)
    var rows = [Float](repeating: 0, count: width * height)
    var sums = rows
    for y in 0..<height {
      for x in 0..<width {
        for offset in -reach...reach where (0..<width).contains(x + offset) {
          rows[y * width + x] +=
            kernel[offset + reach] * Float(mask.bytes[y * mask.stride + x + offset])
        }
      }
    }
    for y in 0..<height {
      for x in 0..<width {
        for offset in -reach...reach where (0..<height).contains(y + offset) {
          sums[y * width + x] += kernel[offset + reach] * rows[(y + offset) * width + x]
        }
      }
    }
    return sums.map { UInt8(min(max($0, 0), 255).rounded()) }
  }

  @Test("of a large shadow only what its caster leaves visible is made, with the same bits")
  func edge() {
    let painter = Painter(fonts: Self.fonts)
    let ground = ShapeCommand(
      outline: RoundedRect(rect: CGRect(x: 0, y: 0, width: 900, height: 700), radius: 20),
      fill: .white)
    let tab = ShapeCommand(
      outline: RoundedRect(rect: CGRect(x: 400, y: 690, width: 90, height: 30), radius: 9),
      fill: .white)
    let card = DisplayContents(
      clip: nil,
      shadow: ShadowCommand(color: .black, offset: .zero, sigma: 16, caster: .content),
      commands: [.shape(ground), .shape(tab)])
    func picture(_ y: Double) -> DisplayList {
      let transform = ProjectiveTransform(translationX: 40, y: y)
      let group = DisplayGroup(id: 1, transform: transform, opacity: 1, contents: card)
      return DisplayList(
        size: CGSize(width: 1000, height: 800), scale: 1, background: .white,
        root: DisplayGroup(commands: [.group(group)]))
    }
    let shown = Painting.paint(picture(20), with: painter)
    for (step, y) in [20.0, 23, 31, 30].enumerated() {
      let before = painter.madePixels
      let list = picture(y)
      painter.paint(list, into: shown, damage: nil)
      if step > 0 { #expect(painter.madePixels - before < 1000 * 800 / 3) }
      // Any parts of the picture have the bits of the whole.
      let parts = Surface(width: 1000, height: 800)
      for part in list.pixelBounds.tiles(across: 90, down: 67) {
        painter.paint(list, into: parts, damage: [part])
      }
      #expect(Painting.areEqual(shown, parts), "at \(y)")
      #expect(Painting.areEqual(shown, Painting.paint(list, fonts: Self.fonts)), "at \(y)")
    }
  }
}

extension PixelRect {
  fileprivate func tiles(across: Int, down: Int) -> [PixelRect] {
    stride(from: 0, to: height, by: down).flatMap { y in
      stride(from: 0, to: width, by: across).map { x in
        PixelRect(x: x, y: y, width: across, height: down)
      }
    }
  }
}
