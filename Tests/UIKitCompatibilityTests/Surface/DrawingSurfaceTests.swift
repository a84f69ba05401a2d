import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Colors, drawing functions and effects, each by what it shows.
@MainActor @Suite("Drawing") struct DrawingSurfaceTests {
  /// A scene for the images that a test makes before its page.
  private let scene = Harness { UIViewController() }
  @Test("N-38 brown is the color that UIKit has")
  func brown() {
    var color: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 0)
    UIColor.brown.getRed(&color.red, green: &color.green, blue: &color.blue, alpha: &color.alpha)
    #expect(abs(color.red - 0.6) < 1e-9)
    #expect(abs(color.green - 0.4) < 1e-9)
    #expect(abs(color.blue - 0.2) < 1e-9)
  }

  @Test("V-23 the frame of a rectangle is a point wide, along the inside of its edges")
  func frame() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 2, y: 3, width: 8, height: 6))
    }
    let page = UIViewController()
    let harness = Harness { page }
    page.view.backgroundColor = .white
    page.view.addSubview(UIImageView(image: image))
    harness.advance(by: 0.1)
    let snapshot = harness.snapshot()
    for y in 0..<12 {
      for x in 0..<12 {
        let isInside = (2..<10).contains(x) && (3..<9).contains(y)
        let isAtEdge = isInside && (x == 2 || x == 9 || y == 3 || y == 8)
        #expect(snapshot[x, y] == (isAtEdge ? 0xff0000 : 0xffffff), "\(x), \(y)")
      }
    }
  }

  @Test(
    "I-14 a flip from the top turns about the horizontal axis, and one from the left does not",
    arguments: [true, false])
  func flip(fromTop: Bool) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let page = UIViewController()
    let harness = Harness { page }
    page.view.backgroundColor = .white
    view.backgroundColor = .red
    page.view.addSubview(view)
    harness.advance(by: 0.1)
    let option: UIView.AnimationOptions = fromTop ? .transitionFlipFromTop : .transitionFlipFromLeft
    UIView.transition(with: view, duration: 1, options: [option, .curveLinear]) {
      view.backgroundColor = .blue
    }
    harness.advance(by: 0.45)
    let snapshot = harness.snapshot()
    // Nearly on its edge, the view is thin across the axis and long along it.
    #expect((snapshot[150, 105] == 0xffffff) == fromTop)
    #expect((snapshot[105, 150] == 0xffffff) == !fromTop)
  }

  @Test("N-27 an effect of a device's tilt gives the value between the two for a tilt")
  func motionEffect() {
    let effect = UIInterpolatingMotionEffect(
      keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -10
    effect.maximumRelativeValue = 30
    let values = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 0.5, vertical: -1))
    #expect(values?["center.x"] as? CGFloat == 20)
  }

  @Test("N-27 a touch has no force, and a layer keeps its filter of halved contents")
  func phone() {
    final class Page: UIViewController {
      var greatest: CGFloat?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        greatest = touches.first?.maximumPossibleForce
      }
    }
    let page = Page()
    let harness = Harness { page }
    harness.tap(at: CGPoint(x: 100, y: 100))
    #expect(page.greatest == 0)
    page.view.layer.minificationFilter = .trilinear
    #expect(page.view.layer.minificationFilter == .trilinear)
  }
}
