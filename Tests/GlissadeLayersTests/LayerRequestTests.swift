import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("What layers and display links are asked for") struct LayerRequestTests {
  private let setup = Setup()

  private final class Counting: CALayer {
    var layouts = 0
    override func layoutSublayers() { layouts += 1 }
    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      event == "position" ? NSNull() : super.defaultAction(forKey: event)
    }
  }

  @Test("I-11 a layout that is requested is made once, with the next frame or at once")
  func layout() {
    let outer = Counting()
    let inner = Counting()
    outer.addSublayer(inner)
    setup.host.root.addSublayer(outer)
    outer.setNeedsLayout()
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(inner.needsLayout())
    #expect(setup.host.needsDisplay)
    setup.host.layout()
    #expect(outer.layouts == 1)
    #expect(inner.layouts == 1)
    #expect(!inner.needsLayout())
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(outer.layouts == 2)
    #expect(inner.layouts == 1)
  }

  @Test("I-11 the default action of a class applies where nothing else does")
  func defaultAction() {
    let layer = Counting()
    setup.host.root.addSublayer(layer)
    setup.frame(at: 0)
    layer.position = CGPoint(x: 9, y: 9)
    #expect(layer.animationKeys() == nil)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("I-11 a path that is assigned is copied")
  func paths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let layer = CAShapeLayer()
    layer.path = path
    layer.shadowPath = path
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(layer.path?.elements.count == 5)
    #expect(layer.shadowPath?.elements.count == 5)
    #expect(!(layer.path is CGMutablePath))
  }

  @Test("I-11 a transform in the plane is set and read")
  func affine() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.transform.m22 == 3)
  }

  @Test("I-11 values of a client's keys are in the copy that a layer keeps")
  func clientValues() {
    let layer = setup.layer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.setValue("mine", forKey: "name")
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade")?.value(forKey: "name") as? String == "mine")
    #expect((animation.copy() as? CABasicAnimation)?.toValue as? Int == 0)
  }

  @Test(
    "N-13 a display link is called at the rate that is wanted",
    arguments: [(30, 30), (20, 20), (60, 60), (0, 60), (120, 60)])
  func rates(_ wanted: Int, _ calls: Int) {
    setup.enter()
    for usesRange in [false, true] {
      var count = 0
      let link = CADisplayLink { _ in count += 1 }
      if usesRange {
        let rate = Float(wanted)
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 60, preferred: rate)
      } else {
        link.preferredFramesPerSecond = wanted
      }
      link.add(to: .main, forMode: .common)
      let start = setup.host.now
      for frame in 1...60 { setup.frame(at: start + Double(frame) / 60) }
      #expect(abs(count - calls) <= 1)
      link.invalidate()
    }
  }
}
