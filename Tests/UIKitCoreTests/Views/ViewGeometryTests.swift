import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Where views are") struct ViewGeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

  @Test("frame, bounds and center are three sides of the same thing")
  func basics() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 200, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 95, width: 200, height: 10))
  }

  @Test("M-31 the frame of a transformed view is its bounding box; setting it keeps the transform")
  func transformed() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
    #expect(abs(view.bounds.width - 60) < 1e-9)
    #expect(abs(view.bounds.height - 30) < 1e-9)
    #expect(abs(view.center.x - 15) < 1e-9)
    #expect(abs(view.center.y - 30) < 1e-9)
  }

  @Test("points convert through bounds origin, transform and siblings; nil is the window")
  func conversion() {
    let setup = ViewSetup()
    let scrolled = UIView(frame: CGRect(x: 30, y: 40, width: 200, height: 200))
    scrolled.bounds.origin = CGPoint(x: 0, y: 100)
    let doubled = UIView(frame: CGRect(x: 50, y: 150, width: 20, height: 20))
    doubled.transform = CGAffineTransform(scaleX: 2, y: 2)
    let sibling = UIView(frame: CGRect(x: 300, y: 300, width: 10, height: 10))
    setup.root.addSubview(scrolled)
    scrolled.addSubview(doubled)
    setup.root.addSubview(sibling)
    // (5, 5) of the doubled view: 10 from its frame's corner (40, 140), less 100 scrolled, plus
    // (30, 40).
    #expect(doubled.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 80, y: 90))
    #expect(doubled.convert(CGPoint(x: 80, y: 90), from: nil) == CGPoint(x: 5, y: 5))
    #expect(doubled.convert(CGPoint(x: 5, y: 5), to: sibling) == CGPoint(x: -220, y: -210))
    #expect(
      doubled.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: setup.root)
        == CGRect(x: 70, y: 80, width: 40, height: 40))
    #expect(
      doubled.convert(CGRect(x: 70, y: 80, width: 40, height: 40), from: setup.root)
        == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("a subclass may watch or bend its geometry")
  func overridable() {
    final class Snapping: UIView {
      var moves = 0
      override var center: CGPoint {
        get { super.center }
        set { super.center = CGPoint(x: newValue.x.rounded(), y: newValue.y.rounded()) }
      }
      override var frame: CGRect { didSet { moves += 1 } }
    }
    let view = Snapping(frame: .zero)
    let before = view.moves
    view.center = CGPoint(x: 10.4, y: 10.6)
    #expect(view.center == CGPoint(x: 10, y: 11))
    view.frame.origin.x = 5
    #expect(view.moves == before + 1)
  }

  @Test("alpha is kept within 0 and 1")
  func alpha() {
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test("I-01 a view made in an animation block is where it was made; one that was there moves")
  func madeInBlock() {
    let setup = ViewSetup()
    setup.root.addSubview(view)
    setup.frame(1)
    let made = setup.scene.enter {
      var made: UIView?
      UIView.animate(withDuration: 1) {
        view.center.x += 100
        let new = UIView(frame: CGRect(x: 200, y: 200, width: 20, height: 20))
        setup.root.addSubview(new)
        made = new
      }
      return made
    }
    setup.frame(1.5)
    #expect(made?.layer.shownFrame == CGRect(x: 200, y: 200, width: 20, height: 20))
    let shown = view.layer.shownFrame.midX
    #expect(view.center.x == 160)
    #expect(abs(shown - 110) < 1e-6)
  }

  // MARK: Hit testing

  @Test("the front-most deepest view is hit; hidden, clear and disabled ones are passed over")
  func hitTest() {
    let setup = ViewSetup()
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    setup.root.addSubview(back)
    setup.root.addSubview(front)
    front.addSubview(inner)
    func hit(_ x: Double, _ y: Double) -> UIView? {
      setup.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }
    #expect(hit(60, 60) === inner)
    #expect(hit(10, 10) === front)
    // A part outside of the superview is not hit.
    #expect(hit(120, 120) === setup.root)
    inner.isUserInteractionEnabled = false
    #expect(hit(60, 60) === front)
    front.alpha = 0.009
    #expect(hit(60, 60) === back)
    back.isHidden = true
    #expect(hit(60, 60) === setup.root)
    back.isHidden = false
    front.alpha = 1
    back.layer.zPosition = 1
    #expect(hit(60, 60) === back)
    #expect(hit(400, 10) == nil)
  }

  @Test("a view may widen the region in which it is hit")
  func pointInside() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    let setup = ViewSetup()
    let wide = Wide(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    setup.root.addSubview(wide)
    #expect(setup.window.hitTest(CGPoint(x: 85, y: 100), with: nil) === wide)
    #expect(setup.window.hitTest(CGPoint(x: 79, y: 100), with: nil) === setup.root)
  }
}
