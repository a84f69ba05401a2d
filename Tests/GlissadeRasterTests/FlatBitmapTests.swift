import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct FlatBitmapTests {
  private static let fonts = FontLibrary()

  /// A card with everything that a page has.
  private func card(_ flip: Flip, radius: CGFloat, hasShadow: Bool) -> DisplayGroup {
    let outline = RoundedRect(rect: flip.card, radius: radius)
    let style = TextStyle(font: FontDescription(family: "Inter", size: 13))
    let texts: [DrawCommand] = (0..<5).map { row in
      let frame = CGRect(x: 10.3, y: 12 + Double(row) * 22.1, width: 100, height: 20)
      return .text(TextCommand(text: "Row \(row) of text", style: style, frame: frame))
    }
    let dot = DrawCommand.shape(
      ShapeCommand(
        outline: RoundedRect(rect: CGRect(x: 60, y: 100, width: 40, height: 40), radius: 20),
        fill: CGColor(red: 0.9, green: 0.3, blue: 0.2, alpha: 0.7)))
    let shadow = ShadowCommand(
      color: CGColor(gray: 0, alpha: 0.4), offset: CGSize(width: 0, height: 4), sigma: 6,
      caster: .outline(outline))
    return DisplayGroup(
      id: 9, shadow: hasShadow ? shadow : nil,
      commands: [
        .shape(
          ShapeCommand(outline: outline, fill: CGColor(red: 1, green: 0.95, blue: 0.9, alpha: 1))),
        .group(DisplayGroup(clip: outline, commands: texts + [dot])),
      ])
  }

  @Test(
    "a flip from kept bitmaps, from none, and by its damage alone is the same to the bit",
    arguments: [1, 2] as [CGFloat], [false, true])
  func sameAnyWay(scale: CGFloat, hasShadow: Bool) {
    let painter = Painter(fonts: Self.fonts)
    var flip = Flip()
    let card = card(flip, radius: 25, hasShadow: hasShadow)
    var last: DisplayList?
    var shown: Surface?
    var kept = 0
    for degrees in stride(from: 3.0, to: 180, by: 9.7) {
      flip.degrees = degrees
      let list = flip.list(card, scale: scale)
      let surface = shown ?? Painting.paint(list, with: painter)
      if let last { painter.paint(list, into: surface, damage: list.damage(from: last)) }
      kept += painter.flats.values.filter { $0.lastUse == painter.frameCount }.count
      let fresh = Painting.paint(list, fonts: Self.fonts)
      #expect(Painting.areEqual(surface, fresh), "at \(degrees)°")
      if Int(degrees) % 4 == 0 {
        #expect(Painting.areEqual(tiled(list, painter), fresh), "in tiles at \(degrees)°")
      }
      (last, shown) = (list, surface)
    }
    #expect(kept >= 10)
  }

  private func tiled(_ list: DisplayList, _ painter: Painter) -> Surface {
    let bounds = list.pixelBounds
    let surface = Surface(width: bounds.width, height: bounds.height)
    for y in stride(from: 0, to: bounds.height, by: 61) {
      for x in stride(from: 0, to: bounds.width, by: 83) {
        painter.paint(
          list, into: surface, damage: [PixelRect(x: x, y: y, width: 83, height: 61)])
      }
    }
    return surface
  }

  @Test("a picture that grows while it turns is drawn once")
  func growing() {
    let painter = Painter(fonts: Self.fonts)
    let inner = card(Flip(), radius: 0, hasShadow: false)
    for step in 0..<12 {
      var flip = Flip(degrees: Double(step) * 5 + 10)
      flip.card = CGRect(x: 0, y: 0, width: 90 + step * 2, height: 120 + step * 3)
      let fit = ProjectiveTransform(
        CGAffineTransform(scaleX: flip.card.width / 120, y: flip.card.height / 160))
      let outer = DisplayGroup(
        clip: RoundedRect(rect: flip.card, radius: CGFloat(25 - step)),
        commands: [.group(inner.with(transform: fit, opacity: 1))])
      let list = flip.list(outer)
      let shown = Painting.paint(list, with: painter)
      #expect(Painting.areEqual(shown, Painting.paint(list, fonts: Self.fonts)))
      if step > 0 {
        #expect(painter.flats.count == 1)
        #expect(painter.flats.keys.first?.layout.width == 120)
      }
    }
  }

  @Test("nothing is kept of what no frame shows")
  func forgets() {
    let painter = Painter(fonts: Self.fonts)
    for degrees in [10.0, 20, 30] {
      let flip = Flip(degrees: degrees)
      let card = card(flip, radius: 8, hasShadow: false)
      for _ in 0..<3 { _ = Painting.paint(flip.list(card), with: painter) }
      #expect(painter.flats.count == 1)
    }
    let flip = Flip(degrees: 0)
    for _ in 0..<3 { _ = Painting.paint(flip.list(flip.plain(.black)), with: painter) }
    #expect(painter.flats.isEmpty)
    #expect(painter.wantedFlats.isEmpty)
  }

  @Test("what is larger than any picture is drawn as far as it is seen")
  func huge() {
    let flip = Flip(degrees: 40)
    let ground = CGRect(x: -4000, y: -4000, width: 8000, height: 8000)
    let group = DisplayGroup(commands: [
      .shape(ShapeCommand(outline: RoundedRect(ground), fill: .black)),
      .shape(ShapeCommand(outline: RoundedRect(flip.card), fill: .white)),
    ])
    let surface = Painting.paint(flip.list(group), fonts: Self.fonts)
    let centre = flip.transform.apply(CGPoint(x: flip.card.midX, y: flip.card.midY))
    #expect(surface[Int(centre?.x ?? 0), Int(centre?.y ?? 0)] == .max)
    #expect(surface[1, 1] == 0xff00_0000)
    #expect(surface[60, 310] == 0xff00_0000)
  }
}
