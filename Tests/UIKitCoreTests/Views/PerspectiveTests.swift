import Foundation
import GlissadeLayers
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Views in perspective")
struct PerspectiveTests {
  let setup = ViewSetup()
  let card = UIView(frame: CGRect(x: 37.5, y: 133.5, width: 300, height: 400))
  let button = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))

  init() {
    card.addSubview(button)
    setup.root.addSubview(card)
    setup.root.layer.sublayerTransform.m34 = -0.002
    setup.frame(0)
  }

  private func hit(_ point: CGPoint) -> UIView? {
    setup.scene.enter {
      setup.scene.hitTest(point, with: UIEvent(timestamp: 0, touches: []))
    }
  }

  /// Returns the visible location of a point of the card at an angle: M-30 written out for the card
  /// of M-32.
  private func seen(_ x: CGFloat, _ y: CGFloat, at angle: CGFloat) -> CGPoint {
    let (across, down) = (x - 150, y - 200)
    let w = 1 + 0.002 * across * sin(angle)
    return CGPoint(x: 187.5 + across * cos(angle) / w, y: 333.5 + down / w)
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

  private func turn(_ angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }

  @Test("I-06 M-31 a turned view is hit, and points are converted, as it is seen")
  func turned() {
    for angle in [-1.2, -0.4, 0.6, 1.3, 2.8] as [CGFloat] {
      card.transform3D = turn(angle)
      #expect(hit(seen(250, 100, at: angle)) === button)
      #expect(hit(seen(199, 100, at: angle)) === card)
      #expect(hit(seen(301, 100, at: angle)) === setup.root)
      #expect(hit(seen(150, -1, at: angle)) === setup.root)
      let corner = seen(200, 50, at: angle)
      #expect(near(button.convert(.zero, to: nil), corner))
      #expect(near(button.convert(corner, from: nil), .zero))
      #expect(near(card.convert(corner, from: setup.root), CGPoint(x: 200, y: 50)))
      let box = button.convert(button.bounds, to: nil)
      #expect(box.insetBy(dx: -1e-6, dy: -1e-6).contains(seen(300, 150, at: angle)))
    }
  }

  @Test("I-06 edge-on a view is neither hit nor has it points of its own")
  func edgeOn() {
    for angle in [CGFloat.pi / 2, -.pi / 2] {
      card.transform3D = turn(angle)
      for x in stride(from: 180.0, through: 195, by: 0.25) {
        #expect(hit(CGPoint(x: x, y: 333)) === setup.root)
      }
      #expect(card.convert(CGPoint(x: 9, y: 8), from: nil) == CGPoint(x: 9, y: 8))
      #expect(abs(card.convert(card.bounds, to: nil).width) < 1e-6)
    }
    card.layer.isDoubleSided = false
    card.transform3D = turn(.pi)
    #expect(hit(CGPoint(x: 187, y: 333)) === setup.root)
  }

  @Test("F-20 I-06 while a property animator turns it, a view is hit where it is seen")
  func animated() {
    let animator = setup.scene.enter {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { card.transform3D = turn(1.2) }
    }
    setup.scene.enter { animator.startAnimation() }
    setup.frame(0.5)
    // Halfway, by parts (M-28).
    #expect(hit(seen(299, 1, at: 0.6)) === card)
    #expect(hit(seen(301, 1, at: 0.6)) === setup.root)
    #expect(near(button.convert(.zero, to: nil), seen(200, 50, at: 0.6)))
    setup.scene.enter { animator.pauseAnimation() }
    setup.frame(0.9)
    #expect(hit(seen(250, 100, at: 0.6)) === button)
    setup.scene.enter {
      animator.isReversed = true
      animator.startAnimation()
    }
    setup.frame(3)
    #expect(hit(CGPoint(x: 330, y: 140)) === card)
  }

  @Test("F-20 a view that an animation brings to the front by zPosition is hit first")
  func depth() {
    let other = UIView(frame: card.frame)
    setup.root.addSubview(other)
    #expect(hit(CGPoint(x: 187, y: 500)) === other)
    let rise = CABasicAnimation(keyPath: "zPosition")
    (rise.fromValue, rise.toValue, rise.duration) = (1.0, 1.0, 1)
    setup.scene.enter { card.layer.add(rise, forKey: "rise") }
    setup.frame(0.5)
    #expect(hit(CGPoint(x: 187, y: 500)) === card)
    setup.frame(2)
    #expect(hit(CGPoint(x: 187, y: 500)) === other)
  }
}
