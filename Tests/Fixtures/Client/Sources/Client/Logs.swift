import GlissadeTesting
import UIKit

// Checks of the log's lines (N-20).

class LogPageViewController: UIViewController {}

class FadeTransition: NSObject, UINavigationControllerDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = false

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return FadeAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return isInteractive ? driver : nil
  }
}

class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    to.alpha = 0
    transitionContext.containerView.addSubview(to)
    UIView.animate(withDuration: 0.3, animations: { to.alpha = 1 }) { _ in
      to.alpha = 1
      if transitionContext.transitionWasCancelled { to.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

func checkLogs() {
  Checks.about("N-20 log") {
    let frame = CGRect(x: 0, y: 300, width: 375, height: 367.5)
    Checks.expect("\(frame)" == "(0.0, 300.0, 375.0, 367.5)", "a frame", found: "\(frame)")
    Checks.expect("\(frame.origin)" == "(0.0, 300.0)", "a point", found: "\(frame.origin)")
    Checks.expect("\(frame.size)" == "(375.0, 367.5)", "a size", found: "\(frame.size)")
    checkNames()
    checkHarmlessCalls()
  }
}

private func checkNames() {
  let navigation = UINavigationController(rootViewController: LogPageViewController())
  let harness = Harness { navigation }
  for _ in 1...3 {
    navigation.pushViewController(LogPageViewController(), animated: true)
    harness.advanceUntilIdle()
  }
  let names = harness.log.filter { $0.hasPrefix("viewWillAppear LogPage") }
    .map { String($0.dropFirst("viewWillAppear ".count)) }
  Checks.expect(
    names == [
      "LogPage", "LogPageViewController#2", "LogPageViewController#3", "LogPageViewController#4",
    ], "instances of one class", found: names)
  navigation.popToRootViewController(animated: true)
  harness.advanceUntilIdle()
  navigation.pushViewController(LogPageViewController(), animated: true)
  harness.advanceUntilIdle()
  let last = harness.log.last { $0.hasPrefix("viewDidAppear") }
  Checks.expect(
    last == "viewDidAppear LogPageViewController#2", "numbers are used again", found: last ?? "")
}

private func checkHarmlessCalls() {
  let transition = FadeTransition()
  let navigation = UINavigationController(rootViewController: LogPageViewController())
  navigation.delegate = transition
  let harness = Harness { navigation }
  transition.isInteractive = true
  navigation.pushViewController(LogPageViewController(), animated: true)
  transition.driver.update(0.5)
  harness.advance(by: 0.1)
  transition.driver.finish()
  harness.advanceUntilIdle()
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  for _ in 1...3 {
    transition.driver.update(0.7)
    transition.driver.cancel()
    animator.stopAnimation(true)
  }
  let stops = harness.log.filter { $0.contains("stopAnimation") }
  let updates = harness.log.filter { $0.hasPrefix("update") }
  let cancels = harness.log.filter { $0.hasPrefix("cancel") }
  Checks.expect(stops.count == 1, "stopping what does not run", found: stops)
  Checks.expect(updates.count == 1, "updating after the end", found: updates)
  Checks.expect(cancels.count == 1, "cancelling after the end", found: cancels)
  let bad = harness.log.filter { $0.hasPrefix("warning") || $0.hasPrefix("violation") }
  Checks.expect(bad.isEmpty, "none of them is a warning", found: bad)
}
