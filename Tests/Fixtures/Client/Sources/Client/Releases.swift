import GlissadeTesting
import UIKit

// A sheet that is pulled down and released, and what else follows from a release (E-22).

class SheetViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  var threshold: CGFloat?
  var outcome: ReleaseRule.Outcome?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    modalPresentationStyle = .custom
    transitioningDelegate = self
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(SheetViewController.pulled)))
  }

  func pulled(_ pan: UIPanGestureRecognizer) {
    let height = view.bounds.height
    switch pan.state {
    case .began: dismiss(animated: true)
    case .changed: driver.update(pan.translation(in: nil).y / height)
    case .ended:
      let velocity = pan.velocity(in: nil).y
      if let threshold = threshold {
        outcome = driver.release(velocity: velocity, distance: height, threshold: threshold)
      } else {
        outcome = driver.release(velocity: velocity, distance: height)
      }
    default: driver.cancel()
    }
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return SinkAnimator()
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return driver
  }
}

class SinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let sheet = transitionContext.view(forKey: .from) else { return }
    UIView.animate(
      withDuration: 0.4, animations: { sheet.frame.origin.y = sheet.bounds.height }
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A sheet that was pulled and released, and how it moved after that.
private struct Pull {
  let sheet = SheetViewController()
  /// The velocity of the sheet in the first frames after the release, in points per second.
  var velocity: CGFloat = 0
  var isDismissed = false

  init(
    by distance: CGFloat, over duration: TimeInterval, hold: TimeInterval = 0,
    prepare: (SheetViewController) -> Void = { _ in }
  ) {
    let sheet = self.sheet
    prepare(sheet)
    let root = UIViewController()
    let harness = Harness { root }
    root.present(sheet, animated: false)
    harness.advanceUntilIdle()
    harness.drag(
      from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 100 + distance), over: duration,
      hold: hold)
    harness.advance(by: 1.0 / 60)
    let before = harness.presentationFrame(of: sheet.view).minY
    harness.advance(by: 1.0 / 60)
    velocity = (harness.presentationFrame(of: sheet.view).minY - before) * 60
    harness.advanceUntilIdle()
    isDismissed = root.presentedViewController == nil
  }
}

func checkReleases() {
  Checks.about("E-22 releases") {
    checkOutcomes()
    checkRule()
  }
  Checks.about("M-08 M-11 feel") { checkFeel() }
}

private func checkOutcomes() {
  let flick = Pull(by: 100, over: 0.1)
  Checks.expect(flick.isDismissed && flick.sheet.outcome == .finishes, "a flick finishes")
  Checks.expect(
    flick.velocity > 950 && flick.velocity < 1900, "it keeps its velocity", found: flick.velocity)
  let rest = Pull(by: 200, over: 0.4, hold: 0.2)
  Checks.expect(!rest.isDismissed && rest.sheet.outcome == .cancels, "a short pull cancels")
  Checks.expect(Pull(by: 400, over: 0.8, hold: 0.2).isDismissed, "a long one finishes")
  let low = Pull(by: 200, over: 0.4, hold: 0.2) { $0.threshold = 0.2 }
  Checks.expect(low.isDismissed, "beyond a threshold of its own it finishes")
  let forced = Pull(by: 200, over: 0.4, hold: 0.2) { $0.driver.releaseRule.threshold = 0.2 }
  Checks.expect(forced.isDismissed, "beyond the rule's threshold, too")
  let aim = Pull(by: 100, over: 0.1) { $0.driver.releaseRule = ReleaseRule(.position) }
  Checks.expect(!aim.isDismissed, "by position alone a flick cancels")
  let slow = Pull(by: 40, over: 0.4) { $0.driver.releaseRule = ReleaseRule(.direction) }
  Checks.expect(slow.isDismissed, "by direction a slow pull finishes")
}

private func checkRule() {
  let rule = ReleaseRule(threshold: 0.3)
  let decision = rule.decision(progress: 0.4, velocity: 0, distance: 500)
  Checks.expect(decision.outcome == .finishes, "a rule is asked without a driver")
  Checks.expect(decision.spring == HandOffSpring(), "at rest the spring starts from rest")
  let fling = rule.decision(progress: 0.5, velocity: 1000, distance: 500)
  Checks.expect(
    fling.spring.relativeVelocity == 4, "the spring has the velocity of the release",
    found: fling.spring.relativeVelocity)
  let timing = UISpringTimingParameters(fling.spring)
  Checks.expect(timing.initialVelocity == CGVector(dx: 4, dy: 4), "and so has its timing")
  let steep = ReleaseRule().decision(progress: 0.1, velocity: 700, distance: 700)
  var fast = ReleaseRule()
  fast.decelerationRate = UIScrollView.DecelerationRate.fast.rawValue
  let short = fast.decision(progress: 0.1, velocity: 700, distance: 700)
  Checks.expect(
    steep.outcome == .finishes && short.outcome == .cancels, "a faster deceleration stops earlier")
}

private func checkFeel() {
  let usual = UIScrollView.DecelerationRate.normal.projection(of: 1000)
  Checks.expect(abs(usual - 499) < 1e-9, "a projection", found: usual)
  let fast = UIScrollView.DecelerationRate.fast.projection(of: -1000)
  Checks.expect(abs(fast + 99) < 1e-9, "a faster one", found: fast)
  let band = RubberBand(extent: 960)
  let shown = band.offset(forPull: 100)
  Checks.expect(abs(shown - 52.02) < 0.01, "a pull beyond the end", found: shown)
  let back = band.pull(forOffset: shown)
  Checks.expect(abs(back - 100) < 1e-9, "and its inverse", found: back)
  let free = band.position(forPull: 70, within: 0...100)
  Checks.expect(free == 70, "a pull within its range", found: free)
  let stiff = RubberBand(extent: 960, coefficient: 0.1).offset(forPull: 100)
  Checks.expect(stiff < shown, "a stiffer band", found: stiff)
}
