import Foundation
import GlissadeDrawing
import Testing

@testable import GlissadeRaster

@Suite struct TextMeasuringTests {
  private let measurer = PangoTextMeasurer(fonts: FontLibrary())

  private func style(
    size: CGFloat = 17, lineBreak: LineBreak = .wordWrap, limit: Int = 0, spacing: CGFloat = 0,
    tracking: CGFloat = 0, weight: Int = 400
  ) -> TextStyle {
    TextStyle(
      font: FontDescription(family: "Inter", size: size, weight: weight), lineBreak: lineBreak,
      lineLimit: limit, lineSpacing: spacing, tracking: tracking)
  }

  @Test("N-13 text wraps at its width, and a line limit cuts it")
  func wrapping() {
    let free = measurer.measure(GoldenScene.prose, style: style(), width: nil)
    let wrapped = measurer.measure(GoldenScene.prose, style: style(), width: 200)
    let limited = measurer.measure(GoldenScene.prose, style: style(limit: 2), width: 200)
    #expect(free.lineCount == 1)
    #expect(wrapped.lineCount >= 4)
    #expect(wrapped.size.width <= 200)
    #expect(limited.lineCount == 2)
    #expect(limited.size.height < wrapped.size.height)
    #expect(wrapped.lastBaseline > wrapped.firstBaseline)
  }

  @Test("N-13 a truncated text has no more lines than its limit and fits its width")
  func truncation() {
    for lineBreak in [LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      let metrics = measurer.measure(
        GoldenScene.prose, style: style(lineBreak: lineBreak, limit: 2), width: 150)
      #expect(metrics.lineCount == 2)
      #expect(metrics.size.width <= 150)
    }
    let paragraphs = measurer.measure(
      "one\ntwo\nthree", style: style(lineBreak: .truncateTail, limit: 2), width: 150)
    #expect(paragraphs.lineCount == 2)
  }

  @Test("N-13 an empty text is as high as one line, and line feeds count")
  func emptyAndLineFeeds() {
    let empty = measurer.measure("", style: style(), width: 100)
    let one = measurer.measure("x", style: style(), width: 100)
    #expect(empty.size.width == 0)
    #expect(empty.size.height == one.size.height)
    #expect(measurer.measure("a\nb\n", style: style(), width: nil).lineCount == 3)
  }

  @Test("N-13 line spacing, tracking, size and weight each change the measure")
  func parameters() {
    let plain = measurer.measure(GoldenScene.prose, style: style(), width: 200)
    let spaced = measurer.measure(GoldenScene.prose, style: style(spacing: 5), width: 200)
    let gaps = CGFloat(plain.lineCount - 1)
    #expect(abs(spaced.size.height - plain.size.height - gaps * 5) <= 1)
    func width(_ style: TextStyle) -> CGFloat {
      measurer.measure("Hamburg", style: style, width: nil).size.width
    }
    // Between seven letters there are six gaps.
    #expect(abs(width(style(tracking: 2)) - width(style()) - 12) <= 1)
    #expect(abs(width(style(size: 34)) - 2 * width(style())) <= 2)
    #expect(width(style(weight: 800)) > width(style()))
  }

  @Test("N-13 sizes are whole points that hold the text: at that width it does not wrap anew")
  func wholePoints() {
    for size in stride(from: CGFloat(9), to: 40, by: 1.3) {
      let free = measurer.measure(GoldenScene.prose, style: style(size: size), width: nil)
      #expect(free.size.width == free.size.width.rounded())
      let again = measurer.measure(
        GoldenScene.prose, style: style(size: size), width: free.size.width)
      #expect(again.lineCount == 1)
    }
  }

  @Test("N-13 font metrics scale with the size and are in order")
  func fontMetrics() {
    let small = measurer.metrics(of: FontDescription(family: "Inter", size: 10))
    let large = measurer.metrics(of: FontDescription(family: "Inter", size: 100))
    #expect(abs(large.capHeight - 10 * small.capHeight) < 0.01)
    #expect(large.xHeight < large.capHeight)
    #expect(large.capHeight < large.ascender)
    #expect(large.lineHeight >= large.ascender + large.descender)
    // Inter's own numbers: cap height 1490/2048 and x height 1118/2048 of an em.
    #expect(abs(large.capHeight - 72.75) < 0.5)
    #expect(abs(large.xHeight - 54.6) < 0.6)
  }

  @Test("N-13 a missing family is reported and measured with the system's sans")
  func missingFamily() {
    #expect(measurer.hasFamily("inter"))
    #expect(!measurer.hasFamily("No Such Family"))
    let missing = TextStyle(font: FontDescription(family: "No Such Family", size: 17))
    #expect(measurer.measure("Hamburg", style: missing, width: nil).size.width > 20)
  }

  @Test("a text that is measured and then drawn is laid out once")
  func layouts() {
    let fonts = FontLibrary()
    let measurer = PangoTextMeasurer(fonts: fonts)
    let painter = Painter(fonts: fonts)
    var commands: [DrawCommand] = []
    for row in 0..<40 {
      var style = TextStyle(
        font: FontDescription(family: "Inter", size: 15),
        color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), lineBreak: .truncateTail, lineLimit: 1)
      style.alignment = [.left, .center, .right, .natural][row % 4]
      let text = "Row \(row) of some text"
      _ = measurer.measure(text, style: style, width: 200)
      commands.append(
        .text(
          TextCommand(
            text: text, style: style,
            frame: CGRect(x: 4, y: Double(row) * 20, width: 200, height: 20))))
    }
    let list = DisplayList(
      size: CGSize(width: 240, height: 800), scale: 1, background: .white,
      root: DisplayGroup(commands: commands))
    let shown = Painting.paint(list, with: painter)
    #expect(fonts.withEngine { $0.layoutCount } == 40)
    #expect(Painting.areEqual(shown, Painting.paint(list, fonts: FontLibrary())))
  }
}
