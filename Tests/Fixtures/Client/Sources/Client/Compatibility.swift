import GlissadeTesting
import UIKit

// What libraries of transitions take for granted (I-11, N-34 to N-38), written as for an iPhone.

private var badgeKey: UInt8 = 0

extension UIView {
  /// A property in an extension, by an associated object.
  var badge: String? {
    get { return objc_getAssociatedObject(self, &badgeKey) as? String }
    set {
      objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    }
  }
}

/// A layer with a property that is animated.
class GaugeLayer: CALayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override class func needsDisplay(forKey key: String) -> Bool {
    if key == "level" { return true }
    return super.needsDisplay(forKey: key)
  }
  override class func defaultAction(forKey event: String) -> CAAction? {
    return super.defaultAction(forKey: event)
  }
  override func setNeedsLayout() { super.setNeedsLayout() }
}

/// An animation of one's own, with a designated initializer of UIKit's alone.
class PulseAnimation: CABasicAnimation {
  override init() {
    super.init()
    keyPath = "transform.scale"
    toValue = 1.2
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

/// A window that passes touches through.
class PassingWindow: UIWindow {
  var seen = 0
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var canBecomeKey: Bool { return false }
  override func sendEvent(_ event: UIEvent) {
    seen += 1
    super.sendEvent(event)
  }
}

/// A proxy that passes on what a scroll view reports.
class ScrollProxy: NSObject, UIScrollViewDelegate, UINavigationControllerDelegate {
  weak var scrollDelegate: UIScrollViewDelegate?
  weak var pageDelegate: UINavigationControllerDelegate?
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollDelegate?.scrollViewDidScroll(scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scrollDelegate?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    pageDelegate?.navigationController(
      navigationController, willShow: viewController, animated: animated)
  }
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { return .portrait }
}

/// A delegate of tabs that would keep their order.
class OrderKeeper: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}

/// An item of a nib that sets its title itself.
class TranslatedItem: UIBarButtonItem {
  override func awakeFromNib() {
    super.awakeFromNib()
    title = "Fertig"
  }
}

class CountingScrollDelegate: NSObject, UIScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
  func reset() { count = 0 }
}

func checkCompatibility() {
  Checks.about("N-34 paths") { checkPaths() }
  Checks.about("I-11 layers") { checkLayerHabits() }
  Checks.about("N-36 delegates") { checkOptionalCalls() }
  Checks.about("N-37 windows") { checkWindows() }
  Checks.about("N-92 N-93 N-94 the runtime") { checkRuntime() }
}

/// Work that is done once for each token, as libraries write it.
private enum Once {
  private static var done: Set<String> = []

  static func run(_ token: String, _ body: () -> Void) {
    objc_sync_enter(Once.lock)
    defer { objc_sync_exit(Once.lock) }
    if !done.insert(token).inserted { return }
    body()
  }
  private static let lock = NSObject()
}

private func checkRuntime() {
  var count = 0
  Once.run("a") { Once.run("b") { count += 1 } }
  Once.run("a") { count += 1 }
  Checks.expect(count == 1, "an object is locked twice by one thread", found: count)
  Checks.expect(autoreleasepool { count + 1 } == 2, "a pool returns its result")
  let type: AnyClass = UITableViewCell.classForCoder()
  Checks.expect(type == UITableViewCell.self, "a class names itself")
  let page = UIViewController()
  let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
  page.navigationItem.rightBarButtonItem = item
  let harness = Harness { UINavigationController(rootViewController: page) }
  harness.advanceUntilIdle()
  let view = item.value(forKey: "view") as? UIView
  Checks.expect(view?.window === harness.window, "an item of a bar has a view")
}

private func checkPaths() {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 10, y: 0))
  path.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
  path.addArc(tangent1End: CGPoint(x: 0, y: 10), tangent2End: .zero, radius: 2)
  path.addRoundedRect(
    in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2)
  path.closeSubpath()
  let layer = CAShapeLayer()
  layer.path = path
  Checks.expect(layer.path == path, "a layer has the segments")
  path.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
  Checks.expect(layer.path?.boundingBox.maxX ?? 99 < 50, "and keeps them")
  var shift = CGAffineTransform(translationX: 5, y: 0)
  let moved: CGPath? = path.copy(using: &shift)
  Checks.expect(moved?.boundingBox.minX == 5, "a copy is transformed", found: moved as Any)
  var count = 0
  path.applyWithBlock { element in
    if element.pointee.type == .closeSubpath { count += 1 }
  }
  Checks.expect(count == 2, "elements are handed out", found: count)
  Checks.expect(UIBezierPath(cgPath: path).cgPath == path, "a Bezier path takes it")
}

private func checkLayerHabits() {
  let layer = GaugeLayer()
  layer.cornerCurve = .continuous
  layer.setValue(0.5, forKey: "level")
  Checks.expect(layer.value(forKey: "level") as? Double == 0.5, "a value is kept")
  Checks.expect(layer.needsDisplay(), "and drawn")
  let transition = CATransition()
  transition.type = .push
  transition.subtype = .fromTop
  transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
  let harness = Harness { UIViewController() }
  harness.window.layer.add(transition, forKey: kCATransition)
  Checks.expect(harness.window.layer.animationKeys() == ["transition"], "a transition runs")
  let pulse = PulseAnimation()
  pulse.setValue(7, forKey: "number")
  harness.window.layer.add(pulse, forKey: "pulse")
  let copy = harness.window.layer.animation(forKey: "pulse")
  Checks.expect(copy is PulseAnimation, "an animation of one's own is copied", found: copy as Any)
  Checks.expect(copy?.value(forKey: "number") as? Int == 7, "with its values")
  let view = UIView()
  view.badge = "new"
  Checks.expect(view.badge == "new", "a view has an associated value")
  CATransaction.begin()
  CATransaction.setValue(true, forKey: kCATransactionDisableActions)
  Checks.expect(CATransaction.disableActions(), "a transaction has values by keys")
  CATransaction.commit()
}

private func checkOptionalCalls() {
  let (proxy, target) = (ScrollProxy(), CountingScrollDelegate())
  proxy.scrollDelegate = target
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  scroll.delegate = proxy
  scroll.contentSize = CGSize(width: 10, height: 100)
  scroll.contentOffset = CGPoint(x: 0, y: 5)
  Checks.expect(target.count == 1, "a call of an optional method arrives", found: target.count)
  let responds = proxy.scrollDelegate?.responds(to: Selector(CountingScrollDelegate.reset))
  Checks.expect(responds == true, "a delegate knows what it responds to")
  let shows = Selector(ScrollProxy.navigationController(_:willShow:animated:))
  Checks.expect(proxy.responds(to: shows), "of several arguments, too")
  let (tabs, keeper) = (UITabBarController(), OrderKeeper())
  tabs.delegate = keeper
  Checks.expect(tabs.delegate === keeper, "a delegate of an order that no user changes")
  let item = TranslatedItem()
  item.awakeFromNib()
  Checks.expect(item.title == "Fertig", "an item is told of its nib", found: item.title as Any)
  Checks.expect(proxy.scrollDelegate?.isKind(of: NSObject.self) == true, "and its class")
  let harness = Harness { UIViewController() }
  UISwitch.appearance().onTintColor = .green
  UIButton.appearance(whenContainedInInstancesOf: [UIScrollView.self]).tintColor = .red
  let (toggle, button) = (UISwitch(), UIButton(type: .system))
  for view in [toggle, button] { scroll.addSubview(view) }
  harness.window.addSubview(scroll)
  Checks.expect(toggle.onTintColor == .green, "a view gets the style of its class")
  Checks.expect(button.tintColor == .red, "and the one within a container")
  let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator()
  var position: UIViewAnimatingPosition?
  animator.addAnimations({ scroll.alpha = 0 })
  animator.addCompletion({ position = $0 })
  animator.startAnimation()
  harness.advance(by: 0.1)
  Checks.expect(scroll.alpha == 0, "so does one of an animator", found: scroll.alpha)
  Checks.expect(position == .end, "and its completion", found: position as Any)
  checkDelayedCalls()
}

/// The main run loop calls methods later, or not if that is cancelled (N-35).
private func checkDelayedCalls() {
  let target = CountingScrollDelegate()
  target.count = 5
  target.perform(Selector(CountingScrollDelegate.reset), with: nil, afterDelay: 0)
  NSObject.cancelPreviousPerformRequests(withTarget: target)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
  Checks.expect(target.count == 5, "a cancelled call is not made", found: target.count)
  target.perform(Selector(CountingScrollDelegate.reset), with: nil, afterDelay: 0)
  Checks.expect(target.count == 5, "a call waits for its delay", found: target.count)
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
  Checks.expect(target.count == 0, "and is made then", found: target.count)
}

private func checkWindows() {
  let harness = Harness { UIViewController() }
  guard let scene = harness.window.windowScene else { return }
  let window = PassingWindow(windowScene: scene)
  window.windowLevel = UIWindow.Level.alert + 1
  window.isHidden = false
  harness.tap(at: CGPoint(x: 9, y: 9))
  Checks.expect(window.seen > 0, "a window sees its events", found: window.seen)
  Checks.expect(harness.window.isKeyWindow, "one that cannot be the key window is none")
  let point = window.convert(CGPoint(x: 1, y: 2), to: UIScreen.main.coordinateSpace)
  Checks.expect(point == CGPoint(x: 1, y: 2), "spaces convert", found: point)
  _ = UIApplication.shared.delegate?.window??.rootViewController
  let space: UICoordinateSpace = window
  Checks.expect(space.bounds == window.bounds, "a view is a space")
}
