import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension GoldenScene {
  static let prose =
    "A transition never jumps, never sticks and never lies. A view under the pointer is exactly "
    + "where the pointer put it."

  static func text(
    _ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    size: CGFloat = 13, weight: Int = 400, italic: Bool = false, color: CGColor = ink,
    alignment: TextAlignment = .natural, lineBreak: LineBreak = .wordWrap, lineLimit: Int = 0,
    lineSpacing: CGFloat = 0, tracking: CGFloat = 0
  ) -> DrawCommand {
    let font = FontDescription(family: "Inter", size: size, weight: weight, isItalic: italic)
    let style = TextStyle(
      font: font, color: color, alignment: alignment, lineBreak: lineBreak, lineLimit: lineLimit,
      lineSpacing: lineSpacing, tracking: tracking)
    return .text(
      TextCommand(
        text: text, style: style, frame: CGRect(x: x, y: y, width: width, height: height)))
  }

  private static func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> DrawCommand
  {
    shape(x, y, width, height, CGColor(red: 0.16, green: 0.38, blue: 0.95, alpha: 0.08))
  }

  private static func boxed(
    _ string: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    alignment: TextAlignment = .natural, lineBreak: LineBreak = .wordWrap, lineLimit: Int = 0
  ) -> [DrawCommand] {
    [
      frame(x, y, width, height),
      text(
        string, x, y, width, height, alignment: alignment, lineBreak: lineBreak,
        lineLimit: lineLimit),
    ]
  }

  private static let alignments: [TextAlignment] = [.left, .center, .right, .justified, .natural]
  private static let breaks: [LineBreak] = [
    .wordWrap, .charWrap, .clip, .truncateHead, .truncateMiddle, .truncateTail,
  ]

  static let texts: [GoldenScene] = [
    make(
      "text-sizes-and-weights", 380, 190, fonts: ["Inter"],
      [
        text("Large Title", 16, 8, 350, 50, size: 34, weight: 700),
        text("Headline, semibold", 16, 54, 350, 24, size: 17, weight: 600),
        text("Body: Hamburgefonstiv 0123456789", 16, 80, 350, 24, size: 17),
        text("Footnote in grey", 16, 106, 350, 24, size: 13, color: CGColor(gray: 0.45, alpha: 1)),
        text("Italic, light", 180, 106, 350, 24, size: 13, weight: 300, italic: true),
        text("TRACKED", 16, 130, 200, 24, size: 11, weight: 600, color: blue, tracking: 2),
        text("Tiny 9 pt text stays legible", 16, 152, 350, 20, size: 9),
      ]),
    make(
      "text-alignments", 330, 290, fonts: ["Inter"],
      alignments.enumerated().flatMap { index, alignment in
        boxed(prose, 10, 8 + CGFloat(index) * 56, 310, 50, alignment: alignment)
      }),
    make(
      "text-breaks", 330, 260, fonts: ["Inter"],
      breaks.enumerated().flatMap { index, lineBreak in
        boxed(
          prose, CGFloat(index % 2) * 160 + 10, 8 + CGFloat(index / 2) * 84, 150, 76,
          lineBreak: lineBreak, lineLimit: index < 3 ? 0 : 2)
      }),
    make(
      "text-line-limits", 330, 130, fonts: ["Inter"],
      [1, 2, 3].flatMap { limit in
        boxed(
          prose, CGFloat(limit - 1) * 106 + 10, 8, 98, 110, lineBreak: .truncateTail,
          lineLimit: limit)
      } + boxed("First\nsecond\nthird", 10, 70, 98, 34, lineBreak: .truncateTail)),
    make(
      "text-scripts", 330, 190,
      fonts: [
        "Inter", "Noto Sans CJK SC", "Noto Sans Arabic", "Noto Color Emoji",
      ],
      boxed("Swipe down to close", 10, 8, 310, 24)
        + boxed("向下轻扫即可关闭此页面", 10, 38, 310, 24)
        + boxed("اسحب لأسفل لإغلاق الصفحة", 10, 68, 310, 24)
        + boxed("اسحب لأسفل", 10, 98, 310, 24, alignment: .left)
        + boxed("Emoji 🎉🚀👩‍🔬 with text 中文 عربي", 10, 128, 310, 24)
        + [text("🙂 half", 10, 154, 310, 34, size: 24, color: ink.copy(alpha: 0.5) ?? ink)]),
    make(
      "text-transformed", 300, 150, fonts: ["Inter"],
      [
        group(x: 40, y: 90, degrees: -30, [text("Rotated text", 0, 0, 200, 24, size: 17)]),
        group(x: 120.3, y: 20.7, scale: 1.4, [text("Scaled text", 0, 0, 200, 24, size: 17)]),
        group(x: 120.4, y: 70.6, [text("Snapped to pixels", 0, 0, 200, 24, size: 15)]),
        group(x: 120, y: 100, opacity: 0.5, [text("Half opaque", 0, 0, 200, 24, size: 15)]),
      ]),
    make(
      "text-scale-2", 180, 70, scale: 2, fonts: ["Inter"],
      [
        text("Twice the pixels", 10, 8, 160, 24, size: 17, weight: 600),
        text("the same layout in points", 10, 32, 160, 24, size: 13),
      ]),
  ]
}
