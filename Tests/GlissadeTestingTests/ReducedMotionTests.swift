import Foundation
import GlissadeTesting
import Testing

@MainActor @Suite("Reduced motion") struct ReducedMotionTests {
  private final class Page: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var isReduced: Bool?

    override func viewDidLoad() {
      isReduced = UIAccessibility.isReduceMotionEnabled
      view.addSubview(box)
    }

    /// Moves the box by 100 pt with an underdamped spring.
    func move(_ way: Way) {
      let change = { self.box.frame.origin.x += 100 }
      switch way {
      case .block:
        UIView.animate(
          withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
          animations: change)
      case .fitted: animate(UISpringTimingParameters(dampingRatio: 0.4), change)
      case .physical:
        let spring = UISpringTimingParameters(
          mass: 1, stiffness: 100, damping: 6, initialVelocity: .zero)
        animate(spring, change)
      }
    }

    private func animate(_ spring: UISpringTimingParameters, _ change: @escaping () -> Void) {
      let animator = UIViewPropertyAnimator(duration: 0.6, timingParameters: spring)
      animator.addAnimations(change)
      animator.startAnimation()
    }
  }

  enum Way: CaseIterable { case block, fitted, physical }

  @Test("R-06 a harness reduces motion from its first frame on, and can change it later")
  func harness() {
    let page = Page()
    let harness = Harness(reducesMotion: true) { page }
    #expect(page.isReduced == true)
    #expect(harness.reducesMotion)
    harness.reducesMotion = false
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("R-06 where motion is reduced, no spring overshoots", arguments: Way.allCases)
  func springs(way: Way) {
    for reduces in [false, true] {
      let page = Page()
      let harness = Harness(reducesMotion: reduces) { page }
      page.move(way)
      var farthest = 0.0
      for _ in 0..<120 {
        harness.advance(by: 1.0 / 60)
        farthest = max(farthest, harness.presentationFrame(of: page.box).minX)
      }
      #expect((farthest > 101) == !reduces, "\(farthest)")
      #expect(abs(harness.presentationFrame(of: page.box).minX - 100) < 0.5)
    }
  }

  @Test("R-06 a change is notified once, in its scene")
  func notification() {
    @MainActor final class Counts { var values: [Bool] = [] }
    let counts = Counts()
    let harness = Harness { Page() }
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { counts.values.append(UIAccessibility.isReduceMotionEnabled) }
    }
    for value in [true, true, false] { harness.reducesMotion = value }
    NotificationCenter.default.removeObserver(token)
    #expect(counts.values == [true, false])
    #expect(
      NSNotification.Name.UIAccessibilityReduceMotionStatusDidChange
        == UIAccessibility.reduceMotionStatusDidChangeNotification)
  }
}
