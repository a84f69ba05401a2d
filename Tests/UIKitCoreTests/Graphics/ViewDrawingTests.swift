import Foundation
import GlissadeDrawing
import GlissadeLayers
import Testing
import UIKit

/// A view that fills its bounds with a color, with a black square at the top left.
@MainActor private final class Painting: UIView {
  var color = UIColor.red { didSet { setNeedsDisplay() } }
  var rects: [CGRect] = []
  var onDraw: () -> Void = {}

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    rects.append(rect)
    color.setFill()
    UIRectFill(rect)
    UIColor.black.setFill()
    UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: 4, height: 4))
    onDraw()
  }
}

@MainActor @Suite struct ViewDrawingTests {
  private func shown(_ frame: CGRect = CGRect(x: 10, y: 10, width: 20, height: 20)) -> (
    PaintedScene, Painting
  ) {
    let scene = PaintedScene()
    let view = scene.enter { Painting(frame: frame) }
    scene.root.addSubview(view)
    return (scene, view)
  }

  @Test("N-13 a view draws itself once when it is shown, beneath its subviews")
  func drawn() {
    let (scene, view) = shown()
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    child.backgroundColor = .blue
    view.addSubview(child)
    view.backgroundColor = .green
    let pixels = scene.pixels()
    #expect(pixels[10, 10] == 0)
    #expect(pixels[14, 10] == 0xff0000)
    #expect(pixels[29, 29] == 0xff0000)
    #expect(pixels[20, 20] == 0x0000ff)
    #expect(pixels[30, 29] == 0xffffff)
    _ = scene.pixels()
    view.center.x += 10
    _ = scene.pixels()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("N-13 setNeedsDisplay draws again before the next frame, once for many calls")
  func again() {
    let (scene, view) = shown()
    _ = scene.pixels()
    for color in [UIColor.green, .blue] { view.color = color }
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.harness.scene.needsFrame)
    #expect(scene.pixels()[25, 25] == 0x0000ff)
    #expect(view.rects.count == 2)
    #expect(view.rects.last == view.bounds)
    #expect(!scene.harness.scene.needsFrame)
  }

  @Test("N-13 a view that asks again while it draws waits for the next frame")
  func everyFrame() {
    let (scene, view) = shown()
    view.onDraw = { [weak view] in view?.setNeedsDisplay() }
    for count in 1...3 {
      _ = scene.pixels()
      #expect(view.rects.count == count)
    }
  }

  @Test("N-13 after a change of size the content mode decides: scaled, placed, or drawn anew")
  func resized() {
    let (scene, view) = shown()
    _ = scene.pixels()
    view.bounds.size = CGSize(width: 40, height: 40)
    let scaled = scene.pixels()
    #expect(scaled[0, 0] == 0)
    #expect(scaled[7, 7] == 0)
    #expect(scaled[8, 0] == 0xff0000)
    #expect(view.rects.count == 1)
    view.contentMode = .topLeft
    let placed = scene.pixels()
    #expect(placed[3, 3] == 0)
    #expect(placed[4, 0] == 0xff0000)
    #expect(placed[20, 20] == 0xffffff)
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 30, height: 30)
    let redrawn = scene.pixels()
    #expect(view.rects.count == 2)
    #expect(view.rects.last?.width == 30)
    #expect(redrawn[5, 5] == 0)
    #expect(redrawn[8, 8] == 0)
    #expect(redrawn[9, 5] == 0xff0000)
    #expect(redrawn[34, 34] == 0xff0000)
  }

  @Test("N-13 a view without size, or in no window, draws when it has both")
  func waits() {
    let (scene, view) = shown(.zero)
    _ = scene.pixels()
    #expect(view.rects.isEmpty)
    #expect(!scene.harness.scene.needsFrame)
    view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    _ = scene.pixels()
    #expect(view.rects.count == 1)
    let other = scene.enter { Painting(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    let holder = UIView()
    holder.addSubview(other)
    _ = scene.pixels()
    #expect(other.rects.isEmpty)
    scene.root.addSubview(holder)
    _ = scene.pixels()
    #expect(other.rects.count == 1)
  }

  @Test("N-13 what is drawn ends at the bounds, wherever they begin")
  func bounds() {
    let (scene, view) = shown()
    view.bounds.origin = CGPoint(x: 100, y: 50)
    view.onDraw = { UIRectFill(CGRect(x: 110, y: 60, width: 500, height: 2)) }
    let pixels = scene.pixels()
    #expect(view.rects == [CGRect(x: 100, y: 50, width: 20, height: 20)])
    #expect(pixels[10, 10] == 0)
    #expect(pixels[20, 20] == 0)
    #expect(pixels[29, 21] == 0)
    #expect(pixels[30, 20] == 0xffffff)
  }

  @Test("N-13 a view that draws nothing keeps contents set explicitly and has no others")
  func nothing() {
    let scene = PaintedScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = CGImage(width: 1, height: 1, pixels: [0xff00_ff00])
    view.layer.contents = image
    scene.root.addSubview(view)
    #expect(scene.pixels()[5, 5] == 0x00ff00)
    view.setNeedsDisplay()
    _ = scene.pixels()
    #expect(view.layer.contents === image)
    #expect(scene.root.layer.contents == nil)
  }

  @Test("N-13 contexts left behind by draw are gone after it, with one warning")
  func unbalanced() {
    let (scene, view) = shown()
    view.onDraw = {
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
      UIGraphicsGetCurrentContext()?.restoreGState()
    }
    #expect(scene.pixels()[25, 25] == 0xff0000)
    view.setNeedsDisplay()
    _ = scene.pixels()
    #expect(scene.enter { UIGraphicsGetCurrentContext() } == nil)
    #expect(scene.warnings.filter { $0.contains("unbalanced") }.count == 1)
    #expect(scene.warnings.filter { $0.contains("restored") }.count == 1)
  }

  @Test("N-13 a layer's own class or delegate draws its contents")
  func layers() {
    final class Disc: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fillEllipse(in: bounds)
      }
    }
    let scene = PaintedScene()
    let disc = Disc()
    disc.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    scene.root.layer.addSublayer(disc)
    #expect(scene.pixels()[25, 25] == 0xffffff)
    disc.setNeedsDisplay()
    #expect(disc.needsDisplay())
    let pixels = scene.pixels()
    #expect(pixels[25, 25] == 0x0000ff)
    #expect(pixels[2, 2] == 0xffffff)
    #expect(!disc.needsDisplay())
  }
}
