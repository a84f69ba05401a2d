import Foundation
import GlissadeMotion
import UIKit
import UIKitTestSupport

/// A box of 10×10 at the top left of a window, and animators that move it down by 200.
@MainActor final class AnimatorSetup {
  let setup: TransitionSetup
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  var ends: [UIViewAnimatingPosition] = []

  init() {
    let controller = UIViewController()
    setup = TransitionSetup { controller }
    controller.view.addSubview(box)
    setup.frame()
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try setup.run(body) }
  func frame() { setup.frame() }
  func frames(_ count: Int) { setup.frames(count) }

  /// The visible position, in points.
  var y: CGFloat { box.shownY }

  func animator(
    _ duration: TimeInterval = 0.5, _ timing: any UITimingCurveProvider
  ) -> UIViewPropertyAnimator {
    run {
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
      animator.addAnimations { [box] in box.frame.origin.y = 200 }
      animator.addCompletion { [weak self] in self?.ends.append($0) }
      return animator
    }
  }

  func animator(
    _ duration: TimeInterval = 0.5, _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    animator(duration, UICubicTimingParameters(animationCurve: curve))
  }

  /// Returns the visible position in each of the next frames.
  func ys(_ count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      frame()
      return y
    }
  }
}

/// The curves of every kind: a cubic one, one whose control points leave 0…1, springs that fit the
/// duration and springs that do not, both overshooting.
@MainActor let timings: [any UITimingCurveProvider] = [
  UICubicTimingParameters(animationCurve: .linear),
  UICubicTimingParameters(animationCurve: .easeIn),
  UICubicTimingParameters(animationCurve: .easeOut),
  UICubicTimingParameters(
    controlPoint1: CGPoint(x: 0.1, y: 0.6), controlPoint2: CGPoint(x: 0.9, y: 0.2)),
  UICubicTimingParameters(
    controlPoint1: CGPoint(x: 0.3, y: -0.4), controlPoint2: CGPoint(x: 0.6, y: 1.5)),
  UISpringTimingParameters(dampingRatio: 1),
  UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 0, dy: 4)),
  UISpringTimingParameters(mass: 1, stiffness: 200, damping: 12, initialVelocity: .zero),
]
