import GlissadeTesting
import UIKit

// Overrides of open methods of UIKit; each override records its call (N-19).

enum Calls {
  static var made: Set<String> = []
  static func note(_ name: String) { made.insert(name) }

  /// The names of calls that `body` did not make.
  static func missing(_ names: [String], in body: () -> Void) -> [String] {
    made = []
    body()
    return names.filter { !made.contains($0) }
  }
}

func checkOverrides() {
  Checks.about("N-19 overrides") {
    checkLayersAndViews()
    checkControllers()
    checkOthers()
  }
}

private func checkLayersAndViews() {
  let page = UIViewController()
  let harness = Harness { page }
  let view = NotingView()
  page.view.addSubview(view)
  let shown = Calls.missing([
    "CALayer.frame", "CALayer.layoutSublayers", "UIView.layoutSublayers", "UIView.setNeedsLayout",
    "UIView.frame",
  ]) { view.frame = CGRect(x: 10, y: 10, width: 100, height: 100) }
  Checks.expect(shown.isEmpty, "setting a frame calls them", found: shown)
  let animated = Calls.missing(["CALayer.action", "UIView.action", "CALayer.position"]) {
    UIView.animate(withDuration: 0.2) { view.center.y += 100 }
    harness.advance(by: 0.1)
  }
  Checks.expect(animated.isEmpty, "animating calls them", found: animated)
  let added = Calls.missing(["UIView.addSubview", "CALayer.addSublayer", "UIView.setNeedsLayout"]) {
    view.addSubview(UIView())
  }
  Checks.expect(added.isEmpty, "adding a subview calls them", found: added)
  let recognizers = Calls.missing([
    "UIView.addGestureRecognizer", "UIView.removeGestureRecognizer",
  ]) {
    view.gestureRecognizers = [UITapGestureRecognizer()]
    view.gestureRecognizers = nil
  }
  Checks.expect(recognizers.isEmpty, "setting recognizers calls them", found: recognizers)
  let looks = Calls.missing(["CALayer.opacity", "CALayer.isHidden", "CALayer.transform"]) {
    view.alpha = 0.5
    view.isHidden = true
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
  }
  Checks.expect(looks.isEmpty, "a view's looks are its layer's", found: looks)
  let removed = Calls.missing(["CALayer.removeFromSuperlayer"]) { view.removeFromSuperview() }
  Checks.expect(removed.isEmpty, "removing a view removes its layer", found: removed)
  view.layer.cornerRadius = 3
  Checks.expect(view.layer.cornerRadius == 3, "a layer of one's own type", found: view.layer)
}

private func checkControllers() {
  let desk = NotingViewController()
  let page = NotingViewController()
  let harness = Harness { desk }
  let presented = Calls.missing([
    "UIViewController.present", "UIViewController.transitioningDelegate",
    "UIPresentationController.containerView",
  ]) {
    desk.show(page, sender: nil)
    harness.advanceUntilIdle()
  }
  Checks.expect(presented.isEmpty, "show presents by present", found: presented)
  let style = page.presentationController?.presentationStyle
  Checks.expect(style == .custom, "the overridden style holds", found: String(describing: style))
  let dismissed = Calls.missing(["UIViewController.dismiss", "UIView.removeFromSuperview"]) {
    page.presentingViewController?.dismiss(animated: true)
    harness.advanceUntilIdle()
  }
  Checks.expect(dismissed.isEmpty, "dismissing removes the view", found: dismissed)

  let root = NotingViewController()
  let navigation = NotingNavigationController(rootViewController: root)
  let second = NotingViewController()
  let navigationHarness = Harness { navigation }
  let pushed = Calls.missing([
    "UINavigationController.addChild", "UIViewController.navigationItem",
  ]) {
    navigation.pushViewController(second, animated: true)
    navigationHarness.advanceUntilIdle()
  }
  Checks.expect(pushed.isEmpty, "pushing calls them", found: pushed)
  let title = navigation.navigationBar.topItem?.title
  Checks.expect(title == "Own item", "the bar shows the overridden item", found: title ?? "nil")
  let hidden = Calls.missing(["UINavigationController.setNavigationBarHidden"]) {
    navigation.isNavigationBarHidden = true
    navigation.isNavigationBarHidden = false
  }
  Checks.expect(hidden.isEmpty, "hiding the bar calls it", found: hidden)
  let popped = Calls.missing([
    "UINavigationController.popViewController", "UIViewController.removeFromParent",
  ]) {
    navigationHarness.advanceUntilIdle()
    navigationHarness.tap(at: CGPoint(x: 20, y: 22))
    navigationHarness.advanceUntilIdle()
  }
  Checks.expect(popped.isEmpty, "the back button pops", found: popped)
}

private func checkOthers() {
  let page = UIViewController()
  let harness = Harness { page }
  let scroll = NotingScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  scroll.contentSize = CGSize(width: 200, height: 2000)
  page.view.addSubview(scroll)
  let scrolled = Calls.missing(["UIScrollView.contentOffset"]) {
    harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.2)
  }
  Checks.expect(scrolled.isEmpty, "dragging sets the offset", found: scrolled)
  let window = NotingWindow()
  let shown = Calls.missing(["UIWindow.makeKeyAndVisible", "UIWindow.makeKey", "UIWindow.root"]) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }
  Checks.expect(shown.isEmpty, "a window's overrides", found: shown)
  let touch = MovedTouch()
  touch.place = CGPoint(x: 3, y: 4)
  Checks.expect(touch.location(in: nil).x == 3, "a touch of one's own", found: touch.phase)
  let cell = NotingCell(style: .default, reuseIdentifier: nil)
  Checks.expect(cell.reuseIdentifier == "noting", "a cell's identifier", found: cell)
  let animator = NotingAnimator(
    duration: 0.2,
    timingParameters: HeavySpring(mass: 2, stiffness: 100, damping: 30, initialVelocity: .zero))
  Checks.expect(animator.duration > 0.5, "a spring of one's own", found: animator.duration)
  _ = NotingSpring()
  _ = NotingPan()
  _ = NotingButton(type: .system)
}
