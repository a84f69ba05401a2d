import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeRaster

@Suite struct TextTracingTests {
  private static let fonts = FontLibrary()

  /// Thirty rows of every kind: sizes, scripts that need other fonts, color glyphs, an empty one.
  private static func list(scale: CGFloat) -> DisplayList {
    let texts = ["A row of text", "Ein Füßchen", "Ярусы", "שלום עולם", "日本の海", "smile 🙂 back", ""]
    let commands: [DrawCommand] = (0..<30).map { row in
      let font = FontDescription(family: "Inter", size: 9 + Double(row % 5), weight: 400)
      return .text(
        TextCommand(
          text: texts[row % texts.count] + (row % 7 == 6 ? "" : " \(row)"),
          style: TextStyle(font: font, color: CGColor(gray: 0, alpha: 1)),
          frame: CGRect(
            x: 4.3 + Double(row % 2) * 150, y: 3 + Double(row / 2) * 17.4, width: 140, height: 17)))
    }
    return DisplayList(
      size: CGSize(width: 300, height: 280), scale: scale, background: .white,
      root: DisplayGroup(commands: commands))
  }

  @Test(
    "texts drawn together, in several threads, are the texts drawn one by one, bit for bit",
    arguments: [1, 1.25, 2] as [CGFloat])
  func together(scale: CGFloat) {
    let list = Self.list(scale: scale)
    let first = Painting.paint(list, fonts: Self.fonts)
    for _ in 0..<10 {
      #expect(Painting.areEqual(Painting.paint(list, fonts: Self.fonts), first))
    }
    let single = Surface(width: first.width, height: first.height)
    let painter = Painter(fonts: Self.fonts)
    for command in list.root.commands {
      let pixels = PixelRect(
        containing: command.bounds.applying(CGAffineTransform(scaleX: scale, y: scale))
      ).outset(by: 1).intersection(single.bounds)
      let alone = DisplayList(
        size: list.size, scale: scale, background: .white, root: DisplayGroup(commands: [command]))
      // Keeps the one text; then the list is painted where it is.
      _ = Painting.paint(alone, with: painter)
      painter.paint(list, into: single, damage: [pixels])
    }
    painter.paint(list, into: single)
    #expect(Painting.areEqual(single, first))
  }

  @Test("a page's texts are drawn when the first of them is wanted")
  func ahead() {
    let list = Self.list(scale: 1)
    let painter = Painter(fonts: Self.fonts)
    let surface = Surface(width: 300, height: 280)
    painter.paint(list, into: surface, damage: [PixelRect(x: 0, y: 0, width: 300, height: 30)])
    let seen = painter.texts.count
    #expect(seen >= 4, "only what can be seen")
    #expect(seen < 10, "only what can be seen")
    painter.paint(list, into: surface)
    #expect(painter.texts.count == 26)
  }

  @Test("fonts that were warmed up measure and paint as cold ones do")
  func warmUp() {
    let warm = FontLibrary()
    warm.warmUp()
    let list = Self.list(scale: 1)
    #expect(
      Painting.areEqual(
        Painting.paint(list, fonts: warm), Painting.paint(list, fonts: FontLibrary())))
    let style = TextStyle(font: FontDescription(family: "Inter", size: 17))
    #expect(
      PangoTextMeasurer(fonts: warm).measure("Hamburgefonstiv", style: style, width: nil)
        == PangoTextMeasurer(fonts: FontLibrary()).measure(
          "Hamburgefonstiv", style: style, width: nil))
  }
}
