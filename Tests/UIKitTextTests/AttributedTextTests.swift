import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct AttributedTextTests {
  private let box = CGRect(x: 20, y: 20, width: 300, height: 60)

  private func isRed(_ r: Int, _ g: Int, _ b: Int) -> Bool { r > 150 && g < 90 && b < 90 }
  private func isBlue(_ r: Int, _ g: Int, _ b: Int) -> Bool { b > 150 && r < 90 && g < 90 }

  @Test("N-39 parts of a label's text have colors of their own")
  func colors() {
    let label = UILabel()
    let page = TextPage(label, at: box)
    let text = NSMutableAttributedString(
      string: "ääMMMM MMMM", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 6))
    text.addAttribute(
      .foregroundColor, value: UIColor.blue, range: NSRange(location: 7, length: 4))
    label.attributedText = text
    let pixels = page.colors()
    let half = label.intrinsicContentSize.width / 2
    let left = CGRect(x: 20, y: 20, width: half, height: 60)
    let right = left.offsetBy(dx: half + 12, dy: 0)
    #expect(pixels.count(in: left, where: isRed) > 100)
    #expect(pixels.count(in: left, where: isBlue) == 0)
    #expect(pixels.count(in: right, where: isBlue) > 100)
    #expect(pixels.count(in: right, where: isRed) == 0)
    #expect(label.text == "ääMMMM MMMM")
  }

  @Test("N-39 a part's font and kerning change the size of the label")
  func sizes() {
    let harness = Harness { UIViewController() }
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "wide text")
    let plain = label.intrinsicContentSize
    label.attributedText = NSAttributedString(
      string: "wide text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(label.intrinsicContentSize.height > 2 * plain.height)
    for kern in [4 as Any, 4.0, CGFloat(4), NSNumber(value: 4)] {
      label.attributedText = NSAttributedString(string: "wide text", attributes: [.kern: kern])
      #expect(abs(label.intrinsicContentSize.width - plain.width - 36) <= 4)
    }
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test("N-39 backgrounds, underlines and strikethroughs are drawn")
  func marks() {
    let label = UILabel()
    let page = TextPage(label, at: box)
    func count(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      var all: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.black]
      all.merge(attributes) { $1 }
      label.attributedText = NSAttributedString(string: "mmmm", attributes: all)
      return page.colors().count(in: box, where: isRed)
    }
    #expect(count([:]) == 0)
    #expect(count([.backgroundColor: UIColor.red]) > 300)
    let single = NSUnderlineStyle.single.rawValue
    let one = count([.underlineStyle: single, .underlineColor: UIColor.red])
    #expect(one > 20)
    let styles: [NSUnderlineStyle] = [.thick, .double]
    for style in styles {
      #expect(count([.underlineStyle: style.rawValue, .underlineColor: UIColor.red]) > one)
    }
    let dashed = NSUnderlineStyle([.thick, .patternDash]).rawValue
    #expect(count([.underlineStyle: dashed, .underlineColor: UIColor.red]) > 0)
    #expect(count([.strikethroughStyle: single, .strikethroughColor: UIColor.red]) > 20)
  }

  @Test("N-39 each paragraph has its alignment, spacing and indents")
  func paragraphs() {
    let label = UILabel()
    label.numberOfLines = 0
    let page = TextPage(label, at: box)
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let text = NSMutableAttributedString(string: "left\nright")
    text.addAttribute(
      .paragraphStyle, value: style.copy(), range: NSRange(location: 5, length: 5))
    label.attributedText = text
    let pixels = page.colors()
    let end = CGRect(x: 260, y: 20, width: 60, height: 60)
    func isDark(_ r: Int, _ g: Int, _ b: Int) -> Bool { r < 128 }
    #expect(pixels.count(in: end.divided(atDistance: 28, from: .minYEdge).0, where: isDark) == 0)
    #expect(pixels.count(in: end, where: isDark) > 20)

    let plain = label.intrinsicContentSize
    style.paragraphSpacing = 10
    style.minimumLineHeight = 30
    style.firstLineHeadIndent = 15
    style.lineSpacing = 3
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 10))
    label.attributedText = text
    #expect(label.intrinsicContentSize.height == 73)
    #expect(abs(label.intrinsicContentSize.width - plain.width - 15) <= 1)
  }

  @Test("N-39 a label's own font, color and text replace the attributes")
  func replacing() throws {
    let harness = Harness { UIViewController() }
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "text", attributes: [.foregroundColor: UIColor.red, .kern: 1])
    label.textColor = .blue
    label.font = .systemFont(ofSize: 30)
    let found = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(found[.foregroundColor] as? UIColor == .blue)
    #expect(found[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(found[.kern] as? Int == 1)
    label.text = "text"
    let plain = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    #expect(plain[.kern] == nil)
    #expect(plain[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(harness.now == 0)
  }

  @Test("N-39 attributes are replaced and joined, although Foundation compares their values")
  func foundation() {
    let text = NSMutableAttributedString(string: "left right")
    let values: [NSAttributedString.Key: (NSObject, NSObject)] = [
      .foregroundColor: (UIColor.red, UIColor.blue),
      .font: (UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 9)),
      .paragraphStyle: (NSParagraphStyle(), NSMutableParagraphStyle()),
    ]
    for (key, (one, other)) in values {
      text.addAttribute(key, value: one, range: NSRange(location: 4, length: 6))
      text.addAttribute(key, value: other, range: NSRange(location: 0, length: 4))
      text.addAttribute(key, value: one, range: NSRange(location: 0, length: 10))
      #expect(text.attribute(key, at: 0, effectiveRange: nil) as? NSObject == one)
    }
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    #expect(range.length == 10)
  }

  @Test("N-39 a text that is too wide shrinks to the smallest factor")
  func shrinking() {
    let label = UILabel()
    label.text = "a text that is too wide for it"
    let page = TextPage(label, at: CGRect(x: 20, y: 20, width: 120, height: 30))
    func end() -> Int {
      page.colors().count(in: CGRect(x: 120, y: 20, width: 21, height: 30)) { r, _, _ in r < 160 }
    }
    let truncated = end()
    label.adjustsFontSizeToFitWidth = true
    let shrunk = end()
    #expect(shrunk != truncated)
    label.minimumScaleFactor = 1
    #expect(end() == truncated)
    label.minimumScaleFactor = 0
    for adjustment in [UIBaselineAdjustment.alignCenters, .none] {
      let before = page.colors()
      label.baselineAdjustment = adjustment
      let after = page.colors()
      let rows = (20..<50).filter { y in (20..<140).contains { before[$0, y] != after[$0, y] } }
      #expect(!rows.isEmpty)
    }
  }

  @Test("N-39 drawText(in:) can be overridden to inset the text")
  func insets() {
    final class Padded: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)))
      }
    }
    let label = Padded()
    label.text = "text"
    let page = TextPage(label, at: box)
    let pixels = page.colors()
    func isDark(_ r: Int, _ g: Int, _ b: Int) -> Bool { r < 128 }
    #expect(pixels.count(in: CGRect(x: 20, y: 20, width: 48, height: 60), where: isDark) == 0)
    #expect(pixels.count(in: box, where: isDark) > 20)
  }
}
