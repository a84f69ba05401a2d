import Foundation
import GlissadeDrawing
import Testing
import UIKit

@MainActor @Suite struct ImageContextTests {
  private let size = CGSize(width: 40, height: 30)

  @Test("N-13 a renderer's picture shows what was drawn, in its size and scale")
  func renderer() {
    let scene = PaintedScene()
    scene.enter {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40.2, height: 30), format: format)
        .image { context in
          #expect(context.format.scale == 2)
          #expect(context.format.bounds.width == 40.2)
          #expect(UIGraphicsGetCurrentContext() === context.cgContext)
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
          UIColor.blue.set()
          UIBezierPath(rect: CGRect(x: 20, y: 10, width: 10, height: 10)).fill()
        }
      #expect(UIGraphicsGetCurrentContext() == nil)
      #expect(image.size == CGSize(width: 40.5, height: 30))
      #expect(image.scale == 2)
      #expect(image.cgImage?.width == 81)
      #expect(image.cgImage?.height == 60)
      let pixels = scene.pixels(of: image)
      #expect(pixels[0, 0] == 0xff0000)
      #expect(pixels[19, 9] == 0xff0000)
      #expect(pixels[20, 9] == 0xffffff)
      #expect(pixels[20, 10] == 0x0000ff)
      #expect(pixels[30, 20] == 0xffffff)
    }
  }

  @Test("N-13 a renderer's bounds may begin anywhere; an opaque picture begins black")
  func bounds() {
    let scene = PaintedScene()
    scene.enter {
      let format = UIGraphicsImageRendererFormat.default()
      format.opaque = true
      let bounds = CGRect(x: 50, y: -10, width: 20, height: 20)
      let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 60, y: 0, width: 100, height: 5))
        #expect(context.currentImage.size == CGSize(width: 20, height: 20))
      }
      let pixels = scene.pixels(of: image)
      #expect(pixels[0, 0] == 0)
      #expect(pixels[10, 10] == 0x00ff00)
      #expect(pixels[19, 14] == 0x00ff00)
      #expect(pixels[19, 15] == 0)
      #expect(pixels[20, 10] == 0xffffff)
      #expect(pixels[9, 10] == 0)
    }
  }

  @Test("N-13 a picture taken from an image context is frozen while drawing continues")
  func frozen() throws {
    let scene = PaintedScene()
    try scene.enter {
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      let context = try #require(UIGraphicsGetCurrentContext())
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
      let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      context.fill(CGRect(x: 20, y: 20, width: 10, height: 10))
      #expect(scene.pixels(of: first).count(but: 0xffffff) == 100)
      #expect(scene.pixels(of: second).count(but: 0xffffff) == 200)
      #expect(first.cgImage != second.cgImage)
      #expect(first.scale == 1)
    }
  }

  @Test("N-13 pictures nest: what one context drew is drawn into another, scaled, faded, clipped")
  func nesting() {
    let scene = PaintedScene()
    scene.enter {
      let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      }
      let image = UIGraphicsImageRenderer(size: size).image { context in
        square.draw(at: CGPoint(x: 1, y: 1))
        square.draw(in: CGRect(x: 20, y: 0, width: 20, height: 20), blendMode: .normal, alpha: 0.5)
        UIBezierPath(rect: CGRect(x: 0, y: 20, width: 5, height: 5)).addClip()
        square.draw(at: CGPoint(x: 0, y: 20))
      }
      let pixels = scene.pixels(of: image)
      #expect(pixels[1, 1] == 0)
      #expect(pixels[10, 5] == 0)
      #expect(pixels[1, 6] == 0xffffff)
      #expect(pixels[0, 1] == 0xffffff)
      #expect(pixels[11, 1] == 0xffffff)
      #expect(pixels[20, 0] == 0x7f7f7f || pixels[20, 0] == 0x808080)
      #expect(pixels[39, 9] == pixels[20, 0])
      #expect(pixels[39, 10] == 0xffffff)
      #expect(pixels[4, 24] == 0)
      #expect(pixels[5, 24] == 0xffffff)
    }
  }

  @Test("N-13 a CGContext draws pictures upside down, UIImage upright")
  func upsideDown() throws {
    let scene = PaintedScene()
    scene.enter {
      let tall = CGImage(width: 1, height: 2, pixels: [0xffff_0000, 0xff00_00ff])
      let image = UIGraphicsImageRenderer(size: size).image { context in
        context.cgContext.draw(tall, in: CGRect(x: 0, y: 0, width: 10, height: 20))
        UIImage(cgImage: tall).draw(in: CGRect(x: 20, y: 0, width: 10, height: 20))
      }
      let pixels = scene.pixels(of: image)
      #expect(pixels[5, 1] == 0x0000ff)
      #expect(pixels[5, 18] == 0xff0000)
      #expect(pixels[25, 1] == 0xff0000)
      #expect(pixels[25, 18] == 0x0000ff)
    }
  }

  @Test("N-13 text is drawn in its font, colour and alignment")
  func text() {
    let scene = PaintedScene()
    scene.enter {
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
      ]
      let measured = "Hg".size(withAttributes: attributes)
      #expect(measured.height > 20)
      #expect(measured.height < 30)
      #expect(measured.width > 20)
      #expect(NSString(string: "Hg").size(withAttributes: attributes) == measured)
      #expect("".size(withAttributes: attributes) == .zero)
      #expect("Hg".size(withAttributes: [.kern: 4]).width > "Hg".size(withAttributes: nil).width)
      let right = NSMutableParagraphStyle()
      right.alignment = .right
      @MainActor func ink(_ x: CGFloat, _ more: [NSAttributedString.Key: Any]) -> [Int] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in
          "H".draw(
            in: CGRect(x: x, y: 0, width: 80, height: 40),
            withAttributes: attributes.merging(more) { $1 })
        }
        let pixels = scene.pixels(of: image)
        #expect((0..<40).allSatisfy { y in (0..<100).allSatisfy { pixels[$0, y] >> 16 == 0xff } })
        return (0..<100).filter { x in (0..<40).contains { pixels[x, $0] != 0xffffff } }
      }
      let left = ink(10, [:])
      #expect((10...14).contains(left.first ?? 0))
      #expect((left.last ?? 99) < 30)
      let moved = ink(10, [.paragraphStyle: right])
      #expect((85...89).contains(moved.last ?? 0))
      #expect(moved.count == left.count)
      let image = UIGraphicsImageRenderer(size: size).image { _ in
        NSString(string: "H").draw(at: CGPoint(x: 3, y: 0), withAttributes: attributes)
      }
      #expect(scene.pixels(of: image).count(but: 0xffffff) > 20)
    }
  }

  @Test("N-13 a path's own pen strokes it; colours and state of the context are put back")
  func strokes() {
    let scene = PaintedScene()
    scene.enter {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        UIColor.black.setStroke()
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 10, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        line.lineWidth = 4
        line.lineCapStyle = .square
        line.stroke()
        context.cgContext.stroke(CGRect(x: 0.5, y: 20.5, width: 6, height: 6))
        line.apply(CGAffineTransform(translationX: 0, y: 15))
        line.stroke(with: .normal, alpha: 0)
      }
      let pixels = scene.pixels(of: image)
      #expect(pixels[8, 8] == 0)
      #expect(pixels[31, 11] == 0)
      #expect(pixels[7, 9] == 0xffffff)
      #expect(pixels[20, 7] == 0xffffff)
      #expect(pixels[20, 12] == 0xffffff)
      #expect(pixels[20, 25] == 0xffffff)
      #expect(pixels[0, 20] == 0)
      #expect(pixels[6, 26] == 0)
      #expect(pixels[3, 23] == 0xffffff)
    }
  }

  @Test("N-13 pictures without a size, contexts unbalanced and drawing nowhere: one warning each")
  func badInput() {
    let scene = PaintedScene()
    scene.enter {
      for strange in [
        CGSize.zero, CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
        CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e12, height: 1),
      ] {
        UIGraphicsBeginImageContextWithOptions(strange, true, 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        let image = UIGraphicsImageRenderer(size: strange).image { $0.fill(.zero) }
        #expect(image.size == .zero)
        #expect(image.cgImage == nil)
        image.draw(at: .zero)
      }
      let rendererFormat = UIGraphicsImageRendererFormat()
      rendererFormat.scale = .nan
      let image = UIGraphicsImageRenderer(size: size, format: rendererFormat).image { _ in }
      #expect(image.scale == 1)
      #expect(image.size == size)
      let before = scene.warnings.count
      for _ in 0..<3 {
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
        UIColor.red.setFill()
        UIRectFill(.infinite)
        UIBezierPath(rect: .zero).fill()
        "text".draw(at: .zero)
        UIRectClip(.null)
      }
      #expect(scene.warnings.count == before + 7, "\(scene.warnings)")
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
  }

  @Test("N-13 a block that leaves contexts unbalanced is warned of and does no harm")
  func unbalanced() throws {
    let scene = PaintedScene()
    try scene.enter {
      let left = UIGraphicsImageRenderer(size: size).image { _ in UIGraphicsBeginImageContext(size)
      }
      #expect(left.size == size)
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(size)
      let outer = try #require(UIGraphicsGetCurrentContext())
      _ = UIGraphicsImageRenderer(size: size).image { _ in
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
      }
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIGraphicsPushContext(CGContext(size: size))
      #expect(UIGraphicsGetCurrentContext() !== outer)
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() === outer)
      UIGraphicsEndImageContext()
      #expect(scene.warnings.filter { $0.contains("unbalanced") }.count == 1)
    }
  }
}
