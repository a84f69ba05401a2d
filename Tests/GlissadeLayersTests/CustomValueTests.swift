import Foundation
import GlissadeDrawing
import GlissadeGeometry
import Testing

@testable import GlissadeLayers

@MainActor @Suite("Animatable values of a client's layer") struct CustomValueTests {
  private let setup = Setup()

  /// A layer that draws a bar of a width.
  private final class Bar: CALayer {
    var width: CGFloat {
      get { value(forKey: "width") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "width") }
    }
    var animates = false

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "width" || super.needsDisplay(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "width", animates else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: "width")
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      return animation
    }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.black)
      ctx.fill(CGRect(x: 0, y: 0, width: value(forKey: "width") as? CGFloat ?? 0, height: 1))
    }
  }

  private func bar() -> Bar {
    let bar = Bar()
    bar.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    setup.host.root.addSublayer(bar)
    bar.width = 10
    setup.host.display()
    setup.frame(at: 0)
    return bar
  }

  /// The width of the bar in the contents.
  private func drawn(_ bar: Bar) -> CGFloat? {
    bar.contents?.drawing?.contents.bounds.width
  }

  @Test("I-11 setting a value draws the contents again")
  func model() {
    let bar = bar()
    #expect(drawn(bar) == 10)
    bar.width = 30
    #expect(bar.needsDisplay())
    setup.host.display()
    #expect(drawn(bar) == 30)
    #expect(bar.value(forKey: "width") as? CGFloat == 30)
  }

  @Test("I-11 an animation is drawn by the presentation, frame by frame, and ends with the model")
  func animated() {
    let bar = bar()
    bar.animates = true
    bar.width = 90
    for (time, width) in [(0.25, 30.0), (0.5, 50), (1, 90)] {
      setup.frame(at: time)
      setup.host.display()
      #expect(abs((drawn(bar) ?? 0) - width) < 1e-9)
    }
    #expect(bar.width == 90)
    setup.frame(at: 1.2)
    setup.host.display()
    #expect(bar.animationKeys() == nil)
    #expect(!bar.needsDisplay())
  }

  @Test("I-11 a key that needs no display is no property to animate")
  func unknown() {
    var warnings: [String] = []
    setup.host.onWarning = { warnings.append($0) }
    let bar = bar()
    let animation = CABasicAnimation(keyPath: "height")
    animation.toValue = 3
    bar.add(animation, forKey: nil)
    #expect(bar.animationKeys() == nil)
    #expect(warnings == ["\"height\" is no property that an animation can move"])
  }
}
