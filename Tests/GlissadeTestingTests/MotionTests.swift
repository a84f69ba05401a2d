import Foundation
import GlissadeTesting
import Testing

/// The figures of a motion in a test.
@MainActor @Suite struct MotionTests {
  private final class Page: UIViewController {
    let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    override func viewDidLoad() { view.addSubview(square) }
  }

  @Test("X-14 a critically damped spring settles without overshoot, a loose one beyond its target")
  func springs() {
    for (damping, overshoots) in [(1.0, false), (0.5, true)] {
      let page = Page()
      let harness = Harness(size: CGSize(width: 200, height: 400)) { page }
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) {
        page.square.frame.origin.y = 210
      }
      let motion = harness.motion(of: page.square)
      #expect((motion.overshoot > 1) == overshoots)
      // A spring with half of the critical damping overshoots by exp(-π·0.5/√0.75) = 16.3 %.
      if overshoots { #expect(abs(motion.overshoot - 32.6) < 1) }
      #expect(motion.distance >= 200)
      #expect(motion.settlingTime > 0.2)
      #expect(motion.settlingTime < 1.5)
      #expect(motion.peakSpeed > motion.releaseSpeed)
    }
  }

  @Test("X-14 a view at rest has no motion, and one that never rests is watched for a time")
  func bounds() {
    let page = Page()
    let harness = Harness(size: CGSize(width: 200, height: 400)) { page }
    let still = harness.motion(of: page.square)
    #expect(still.distance == 0)
    #expect(still.settlingTime == 0)
    UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      page.square.frame.origin.x = 110
    }
    let start = harness.now
    let motion = harness.motion(of: page.square, timeout: 1)
    #expect(abs(harness.now - start - 1) < 0.02)
    // 250 points per second.
    #expect(abs(motion.peakSpeed - 250) < 2)
    #expect(abs(motion.distance - 250) < 10)
  }
}
