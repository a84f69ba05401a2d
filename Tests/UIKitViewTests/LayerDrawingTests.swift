import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Drawing of layers") struct LayerDrawingTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  private let box = CGRect(x: 20, y: 20, width: 80, height: 80)

  /// A PNG file of 2 × 1 pixels, black and white. The pixels of a renderer's image are mixed where
  /// it is drawn.
  private let twoPixels = UIImage(
    data: Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR42mNg
        YGD4//8/AAYBAv67yYXpAAAAAElFTkSuQmCC
        """, options: .ignoreUnknownCharacters) ?? Data())?.cgImage

  @Test("I-31 enlarged contents are mixed or show their pixels, as the filter says")
  func enlarging() {
    let view = UIView()
    let page = ViewPage(view, at: box)
    view.layer.contents = twoPixels
    let places = [25, 55, 65, 95].map { CGPoint(x: $0, y: 50) }
    let mixed = page.colors(at: places)
    #expect(mixed[0] == 0)
    #expect(mixed[1] != 0)
    view.layer.magnificationFilter = .nearest
    #expect(page.colors(at: places) == [0, 0, 0xffffff, 0xffffff])
    view.layer.magnificationFilter = .linear
    #expect(page.colors(at: places) == mixed)
  }

  @Test("I-31 reduced contents are means or single pixels, as the filter says")
  func reducing() {
    let view = UIView()
    let page = ViewPage(view, at: CGRect(x: 20, y: 20, width: 1, height: 1))
    view.layer.contents = twoPixels
    let mean = page.color(20, 20)
    #expect(mean != 0)
    #expect(mean != 0xffffff)
    view.layer.minificationFilter = .nearest
    #expect([0, 0xffffff].contains(page.color(20, 20)))
  }

  @Test("I-32 a conic gradient turns clockwise from the direction of its end")
  func conic() {
    let view = UIView()
    let page = ViewPage(view, at: box)
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red, .green, .blue, .white].map(\.cgColor)
    gradient.locations = [0.124, 0.126, 0.5, 0.501]
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)
    // Just after the start, after an eighth of a turn, almost half a turn, and above.
    let places = [(95, 62), (60, 95), (25, 61), (60, 25)].map { CGPoint(x: $0.0, y: $0.1) }
    let colors = page.colors(at: places)
    #expect(colors[0] == 0xff0000)
    #expect(colors[1] >> 8 & 255 > 100)
    #expect(colors[2] & 255 > 245)
    #expect(colors[3] == 0xffffff)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    #expect(page.color(61, 25) == 0xff0000)
  }
}
