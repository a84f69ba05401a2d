import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Resizable images") struct ResizableImageTests {
  /// The scene in which the images are made.
  private let scene = Harness(size: CGSize(width: 100, height: 100)) { UIViewController() }

  /// 12 × 12 points: red edges of 4 points around a blue and a green half.
  private func framed(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: 12, height: 12)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (color, rect) in [
        (UIColor.red, CGRect(x: 0, y: 0, width: 12, height: 12)),
        (.blue, CGRect(x: 4, y: 4, width: 2, height: 4)),
        (.green, CGRect(x: 6, y: 4, width: 2, height: 4)),
      ] {
        color.setFill()
        context.fill(rect)
      }
    }
  }
  private let edges = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  private let box = CGRect(x: 20, y: 20, width: 40, height: 40)

  /// The colors along the middle of the box, at distances from its left edge.
  private func row(_ page: ViewPage, _ distances: [Int]) -> [UInt32] {
    page.colors(at: distances.map { CGPoint(x: 20 + $0, y: 40) })
  }

  @Test("N-63 the edges keep their sizes, and the middle is stretched")
  func stretching() {
    let image = framed().resizableImage(withCapInsets: edges, resizingMode: .stretch)
    let page = ViewPage(UIImageView(image: image), at: box)
    #expect(row(page, [3, 5, 12, 28, 35, 37]).map(name) == ["r", "b", "b", "g", "g", "r"])
    #expect(image.capInsets == edges)
    #expect(image.resizingMode == .stretch)
    #expect(image.size == CGSize(width: 12, height: 12))
  }

  @Test("N-63 the middle is repeated by default")
  func tiling() {
    let image = framed().resizableImage(withCapInsets: edges)
    let page = ViewPage(UIImageView(image: image), at: box)
    let colors = row(page, [2, 4, 5, 6, 7, 8, 9, 10, 11, 12]).map(name)
    #expect(colors == ["r", "b", "b", "g", "g", "b", "b", "g", "g", "b"])
    #expect(row(page, [34, 35, 36]).map(name) == ["g", "g", "r"])
  }

  @Test("N-63 an image without edges is repeated as a whole, from the upper left corner")
  func pattern() {
    let image = framed().resizableImage(withCapInsets: .zero, resizingMode: .tile)
    let page = ViewPage(UIImageView(image: image), at: box)
    // Each copy has its own red edges; the last one is cut.
    #expect(page.count(0x0000ff, in: box) == 9 * 8)
    #expect(page.count(0xff0000, in: box) == 40 * 40 - 9 * 16)
  }

  @Test("N-63 another image in the view has no edges")
  func replacing() {
    let view = UIImageView(
      image: framed().resizableImage(withCapInsets: edges, resizingMode: .stretch))
    let page = ViewPage(view, at: box)
    view.image = framed()
    #expect(name(page.color(30, 40)) == "r")
    #expect(name(page.color(37, 40)) == "b")
  }

  @Test("N-63 a button's background keeps its edges")
  func button() {
    let button = UIButton(type: .custom)
    button.setBackgroundImage(
      framed().resizableImage(withCapInsets: edges, resizingMode: .stretch), for: .normal)
    let page = ViewPage(button, at: box)
    #expect(row(page, [3, 5, 12, 28, 35, 37]).map(name) == ["r", "b", "b", "g", "g", "r"])
  }

  @Test("N-63 the edges keep their sizes in a context, and in a tint color", arguments: [1, 2, 3])
  func drawing(scale: CGFloat) {
    let image = framed(scale: scale)
    let resizable = image.resizableImage(withCapInsets: edges, resizingMode: .stretch)
    let view = UIImageView()
    let page = ViewPage(view, at: box)
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      resizable.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(row(page, [3, 5, 12, 28, 35, 37]).map(name) == ["r", "b", "b", "g", "g", "r"])
    let tinted = resizable.withTintColor(.blue)
    #expect(tinted.capInsets == edges)
    #expect(resizable.withRenderingMode(.alwaysTemplate).capInsets == edges)
  }

  @Test("N-63 one point after the caps of a stretchable image is stretched")
  func caps() {
    let image = framed().stretchableImage(withLeftCapWidth: 5, topCapHeight: 5)
    #expect(image.capInsets == UIEdgeInsets(top: 5, left: 5, bottom: 6, right: 6))
    #expect(image.resizingMode == .stretch)
  }

  private func name(_ color: UInt32) -> String {
    switch color {
    case 0xff0000: "r"
    case 0x00ff00: "g"
    case 0x0000ff: "b"
    default: "?"
    }
  }
}
