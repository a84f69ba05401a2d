import Foundation
import GlissadeDrawing
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitBase
@testable import UIKitCore

@MainActor @Suite("Fonts and labels") struct TextTests {
  /// The current scene of tests that need one.
  private static let setup = ViewSetup()

  // MARK: Fonts

  @Test("system fonts are Inter, their weights counted as font files count them")
  func systemFonts() {
    Self.setup.scene.enter {}
    #expect(
      UIFont.systemFont(ofSize: 17).face == FontDescription(family: "Inter", size: 17))
    let weights: [(UIFont.Weight, Int)] = [
      (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900), (UIFont.Weight(0.37), 700),
      (UIFont.Weight(-0.1), 400),
    ]
    for (weight, number) in weights {
      #expect(UIFont.systemFont(ofSize: 10, weight: weight).face.weight == number)
    }
    #expect(UIFont.boldSystemFont(ofSize: 12).face.weight == 700)
    #expect(UIFont.italicSystemFont(ofSize: 12).face.isItalic)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .headline).face.weight == 600)
  }

  @Test("measures come from the scene; the descender counts downwards as a negative number")
  func metrics() {
    Self.setup.scene.enter {}
    let font = UIFont.systemFont(ofSize: 20)
    #expect(font.ascender == 20)
    #expect(font.descender == -4)
    #expect(font.lineHeight == 24)
    #expect(font.capHeight == 14)
    #expect(font.xHeight == 10)
    #expect(font.withSize(10).lineHeight == 12)
    #expect(font == UIFont.systemFont(ofSize: 20))
    #expect(font != UIFont.systemFont(ofSize: 21))
  }

  @Test("a font's name may carry a style, and a family may have a hyphen of its own")
  func names() throws {
    let setup = ViewSetup(families: ["Inter", "Source Serif"])
    let bold = try #require(UIFont(name: "Source Serif-SemiBoldItalic", size: 12))
    #expect(
      bold.face
        == FontDescription(family: "Source Serif", size: 12, weight: 600, isItalic: true))
    #expect(bold.fontName == "Source Serif-SemiBoldItalic")
    #expect(FontName("Noto-Sans-Bold") { $0 == "Noto-Sans" }?.weight == 700)
    #expect(FontName("Noto-Sans") { $0 == "Noto-Sans" }?.weight == 400)
    #expect(!setup.log.contains { $0.contains("font") })
  }

  @Test("Decision 16 a font that is not installed is replaced, with one warning")
  func missingFont() throws {
    let setup = ViewSetup(families: ["Inter", "Source Serif"])
    let font = try #require(UIFont(name: "Avenir-Black", size: 20))
    _ = UIFont(name: "Avenir-Black", size: 30)
    #expect(font.familyName == "Inter")
    #expect(font.pointSize == 20)
    #expect(setup.log.filter { $0.hasPrefix("warning font Avenir-Black") }.count == 1)
    #expect(UIFont(name: "Inter", size: 0) == nil)
    #expect(UIFont(name: "Inter", size: .nan) == nil)
  }

  // MARK: Labels

  private func command(_ label: UILabel) -> TextCommand? {
    label.setNeedsLayout()
    label.layoutIfNeeded()
    guard case .text(let command) = label.layer.contentCommands.first else { return nil }
    return command
  }

  private func label(_ text: String, size: CGFloat = 10) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("a label of one line has that line's size, however narrow the space")
  func oneLine() {
    Self.setup.scene.enter {}
    let label = label("twenty characters ok")
    #expect(label.intrinsicContentSize == CGSize(width: 100, height: 12))
    #expect(label.sizeThatFits(CGSize(width: 30, height: 10)) == CGSize(width: 100, height: 12))
    label.frame.origin = CGPoint(x: 5, y: 6)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 5, y: 6, width: 100, height: 12))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("a label of several lines breaks at the width it is given")
  func severalLines() {
    Self.setup.scene.enter {}
    let label = label("twenty characters ok")
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 48))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == CGSize(width: 30, height: 24))
  }

  @Test("the text is centered in the height, across the whole width")
  func centred() {
    Self.setup.scene.enter {}
    let label = label("ten chars.")
    label.frame = CGRect(x: 50, y: 50, width: 200, height: 45)
    #expect(command(label)?.frame == CGRect(x: 0, y: 16, width: 200, height: 12))
  }

  @Test("a text that is too tall ends, truncated, on the last line that fits")
  func tooTall() {
    Self.setup.scene.enter {}
    let label = label("twenty characters ok")
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    let drawn = command(label)
    #expect(drawn?.style.lineLimit == 2)
    #expect(drawn?.style.lineBreak == .truncateTail)
    #expect(drawn?.frame == CGRect(x: 0, y: 3, width: 30, height: 24))
    label.frame.size.height = 5
    #expect(command(label)?.style.lineLimit == 1)
    label.frame.size.height = 60
    #expect(command(label)?.style.lineLimit == 0)
  }

  @Test("every property of a label reaches what is drawn")
  func style() {
    Self.setup.scene.enter {}
    let label = label("text")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    label.textColor = .systemRed
    label.textAlignment = .right
    label.lineBreakMode = .byTruncatingMiddle
    label.font = .boldSystemFont(ofSize: 11)
    let style = command(label)?.style
    #expect(style?.color == UIColor.systemRed.cgColor)
    #expect(style?.alignment == .right)
    #expect(style?.lineBreak == .truncateMiddle)
    #expect(style?.font == FontDescription(family: "Inter", size: 11, weight: 700))
    #expect(style?.lineLimit == 1)
    label.textColor = nil
    label.font = nil
    #expect(command(label)?.style.color == UIColor.label.cgColor)
    #expect(command(label)?.style.font.size == 17)
    label.text = ""
    #expect(command(label) == nil)
  }

  @Test("a change of text shows with the next frame and lays out the superview")
  func change() {
    let setup = ViewSetup(families: ["Inter", "Source Serif"])
    final class Row: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let label = label("old")
    label.frame = row.bounds
    row.addSubview(label)
    setup.root.addSubview(row)
    setup.frame(1)
    let before = row.layouts
    label.text = "new"
    setup.frame(2)
    #expect(row.layouts == before + 1)
    guard case .text(let drawn) = label.layer.contentCommands.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(drawn.text == "new")
    #expect(!label.isUserInteractionEnabled)
  }
}
