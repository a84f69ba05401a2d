import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct StringDrawingTests {
  /// A scene of its own for each test, which must be created in the test: before a test begins,
  /// another one can make its scene the current one, whose texts are measured otherwise.
  private static func scene() -> Harness { Harness { UIViewController() } }
  private let text = "The quick brown fox jumps over the lazy dog"

  @Test("N-39 boundingRect breaks lines at a width, and leaves out lines below a height")
  func bounds() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let all = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let whole = (text as NSString).boundingRect(
      with: all, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: font,
      context: nil)
    #expect(whole.width <= 120)
    #expect(whole.height > 80)
    #expect(whole.origin == .zero)
    let context = NSStringDrawingContext()
    let cut = NSAttributedString(string: text, attributes: font).boundingRect(
      with: CGSize(width: 120, height: 55), options: .usesLineFragmentOrigin, context: context)
    #expect(cut.height <= 55)
    #expect(context.totalBounds == cut)
    let line = text.boundingRect(with: all, options: [], attributes: font, context: nil)
    #expect(line.width > 300)
    #expect(line.minY < -10)
    #expect(line.size == text.size(withAttributes: font))
  }

  @Test("N-39 attributed texts are measured and drawn in contexts")
  func drawing() throws {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let text = NSMutableAttributedString(
      string: "MM", attributes: [.font: UIFont.boldSystemFont(ofSize: 40)])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
    let size = text.size()
    #expect(size.height > 40)
    for way in 0..<3 {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        switch way {
        case 0: text.draw(at: .zero)
        case 1: text.draw(in: CGRect(origin: .zero, size: size))
        default:
          text.draw(
            with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin,
            context: nil)
        }
      }
      let page = TextPage(UIImageView(image: image), at: CGRect(origin: .zero, size: size))
      let pixels = page.colors()
      let half = CGRect(x: 0, y: 0, width: size.width / 2 - 2, height: size.height)
      func isRed(_ r: Int, _ g: Int, _ b: Int) -> Bool { r > 200 && g < 60 }
      #expect(pixels.count(in: half, where: isRed) == 0)
      #expect(pixels.count(in: half.offsetBy(dx: half.width, dy: 0), where: isRed) > 100)
    }
  }

  @Test("N-39 a truncated text ends with an ellipsis")
  func truncation() {
    let scene = Self.scene()
    defer { withExtendedLifetime(scene) {} }
    let size = CGSize(width: 100, height: 20)
    func dark(_ options: NSStringDrawingOptions) -> [UInt32] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(origin: .zero, size: size))
        text.draw(
          with: CGRect(origin: .zero, size: size), options: options, attributes: nil, context: nil)
      }
      let page = TextPage(UIImageView(image: image), at: CGRect(origin: .zero, size: size))
      let pixels = page.colors()
      return (0..<2000).map { pixels[$0 % 100, $0 / 100] }
    }
    let plain = dark(.usesLineFragmentOrigin)
    #expect(plain != dark([.usesLineFragmentOrigin, .truncatesLastVisibleLine]))
  }

  @Test("N-39 a button shows attributed titles by state, at the edges of its choice")
  func button() {
    let button = UIButton(type: .system)
    button.setTitle("plain", for: .normal)
    let title = NSAttributedString(string: "styled", attributes: [.kern: 2])
    button.setAttributedTitle(title, for: .normal)
    let page = TextPage(button, at: CGRect(x: 20, y: 20, width: 200, height: 100))
    #expect(button.titleLabel?.text == "styled")
    #expect(button.currentAttributedTitle == title)
    #expect(button.attributedTitle(for: .highlighted) == title)
    let middle = button.titleLabel?.center ?? .zero
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    page.harness.advanceUntilIdle()
    #expect(button.titleLabel?.frame.minX == 0)
    #expect(button.titleLabel?.frame.maxY == 100)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .top
    page.harness.advanceUntilIdle()
    #expect(button.titleLabel?.frame.maxX == 200)
    #expect(button.titleLabel?.frame.minY == 0)
    button.setAttributedTitle(nil, for: .normal)
    button.contentHorizontalAlignment = .center
    button.contentVerticalAlignment = .center
    page.harness.advanceUntilIdle()
    #expect(button.titleLabel?.text == "plain")
    #expect(abs((button.titleLabel?.center.x ?? 0) - middle.x) <= 1)
  }
}
