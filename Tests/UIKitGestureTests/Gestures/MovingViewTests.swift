import Foundation
import GlissadeGestures
import GlissadeLayers
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Touches on moving views")
struct MovingViewTests {
  let setup = ViewSetup()
  /// 100×100 at the top left, about to move down by 400 pt in a second.
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inside = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
  private let above = CGPoint(x: 50, y: 50)
  private let halfWay = CGPoint(x: 50, y: 250)
  private let below = CGPoint(x: 50, y: 450)

  init() {
    box.addSubview(inside)
    setup.root.addSubview(box)
    setup.frame(0)
  }

  private func hit(_ point: CGPoint) -> UIView? {
    setup.scene.enter {
      setup.scene.hitTest(point, with: UIEvent(timestamp: 0, touches: []))
    }
  }

  private func animator(_ change: @escaping () -> Void) -> UIViewPropertyAnimator {
    setup.scene.enter { UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change) }
  }

  private func slide() { box.frame.origin.y = 400 }

  @Test("F-20 F-14 moved by a property animator, it is hit where it is seen, running and paused")
  func animator() {
    let animator = animator(slide)
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.5)
    #expect(hit(halfWay) === inside)
    #expect(hit(above) === setup.root)
    #expect(hit(below) === setup.root)
    #expect(abs(inside.convert(halfWay, from: nil).y - 40) < 1e-9)
    #expect(abs(inside.convert(CGPoint(x: 0, y: 40), to: nil).y - 250) < 1e-9)
    setup.scene.enter { animator.pauseAnimation() }
    setup.frame(0.9)
    #expect(hit(halfWay) === inside)
    #expect(hit(below) === setup.root)
    setup.scene.enter {
      animator.isReversed = true
      animator.startAnimation()
    }
    setup.frame(1.15)
    #expect(hit(CGPoint(x: 50, y: 130)) === inside)
    #expect(hit(halfWay) === setup.root)
    setup.frame(3)
    #expect(hit(above) === inside)
  }

  @Test("F-20 a client that does its own hit testing finds it at its target")
  func manualHitTesting() {
    let animator = animator(slide)
    animator.isManualHitTestingEnabled = true
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.5)
    #expect(hit(below) === inside)
    #expect(hit(halfWay) === setup.root)
    animator.isManualHitTestingEnabled = false
    #expect(hit(halfWay) === inside)
    #expect(hit(below) === setup.root)
  }

  @Test(
    "F-20 moved by UIView.animate it is hit at its target, with allowUserInteraction where seen")
  func block() {
    for options in [[], UIView.AnimationOptions.allowUserInteraction] {
      box.frame.origin.y = 0
      let start = setup.scene.layerHost.now
      setup.scene.enter {
        UIView.animate(
          withDuration: 1, delay: 0, options: [options, .curveLinear], animations: slide)
      }
      setup.frame(start + 0.5)
      let isSeen = options == .allowUserInteraction
      #expect(hit(halfWay) === (isSeen ? inside : setup.root))
      #expect(hit(below) === (isSeen ? setup.root : inside))
      setup.frame(start + 2)
      #expect(hit(below) === inside)
    }
  }

  @Test("F-20 touches hit what is shown: an animation added to its layer moves it for them, too")
  func explicitAnimation() {
    let animation = CABasicAnimation(keyPath: "position.y")
    (animation.fromValue, animation.toValue, animation.duration) = (50.0, 450.0, 1)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    setup.scene.enter { box.layer.add(animation, forKey: "slide") }
    setup.frame(0.5)
    #expect(hit(halfWay) === inside)
    #expect(hit(above) === setup.root)
    setup.frame(2)
    #expect(hit(above) === inside)
  }

  @Test("F-20 a block within what an animator moves is at its target there")
  func blockInAnimator() {
    let animator = animator(slide)
    setup.scene.enter {
      animator.startAnimation()
      UIView.animate(withDuration: 1) { inside.frame.origin.x = 90 }
    }
    setup.frame(0.5)
    #expect(hit(CGPoint(x: 95, y: 250)) === inside)
    #expect(hit(CGPoint(x: 60, y: 250)) === box)
  }

  @Test("F-20 what grows is hit as far as it is seen")
  func growing() {
    let animator = animator { box.frame.size.height = 500 }
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.5)
    #expect(hit(CGPoint(x: 50, y: 299)) === box)
    #expect(hit(CGPoint(x: 50, y: 310)) === setup.root)
  }

  @Test("F-20 what fades in is there from the start, what fades out as long as it is seen")
  func fading() {
    let out = animator { box.alpha = 0 }
    setup.scene.enter { out.startAnimation() }
    setup.frame(0.5)
    #expect(hit(above) === inside)
    setup.frame(2)
    #expect(hit(above) === setup.root)
    let fadeIn = animator { box.alpha = 1 }
    setup.scene.enter { fadeIn.startAnimation() }
    #expect(hit(above) === inside)
    setup.frame(4)
    setup.scene.enter { UIView.animate(withDuration: 1) { box.alpha = 0 } }
    #expect(hit(above) === setup.root)
  }

  @Test("G-13 an animator may keep touches away from what it moves, while it runs")
  func withoutInteraction() {
    let animator = animator(slide)
    animator.isUserInteractionEnabled = false
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.5)
    #expect(hit(halfWay) === setup.root)
    setup.scene.enter { animator.pauseAnimation() }
    #expect(hit(halfWay) === inside)
  }

  @Test("I-06 F-20 what lies edge-on cannot be hit; turned, it is hit where its projection is")
  func edgeOn() {
    box.frame.origin.y = 100
    box.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(hit(CGPoint(x: 51, y: 150)) === setup.root)
    box.transform3D = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(hit(CGPoint(x: 50, y: 150)) === inside)
    #expect(hit(CGPoint(x: 80, y: 150)) === setup.root)
  }

  @Test(
    "F-18 a button that an animator moves away under the pointer is not tapped, one kept still is")
  func movingButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let animator = animator(slide)
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.25)
    func press(at point: CGPoint, from down: TimeInterval, to up: TimeInterval) {
      setup.scene.deliver([.down(at: point, t: down)], now: down)
      setup.frame(up)
      setup.scene.deliver([.up(at: point, t: up)], now: up)
    }
    press(at: CGPoint(x: 50, y: 150), from: 0.26, to: 0.3)
    #expect(taps == 1)
    press(at: CGPoint(x: 50, y: 190), from: 0.31, to: 0.9)
    #expect(taps == 1)
  }
}
