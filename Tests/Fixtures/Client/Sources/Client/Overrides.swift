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

class NotingLayer: CALayer {
  override var frame: CGRect {
    get { return super.frame }
    set {
      Calls.note("CALayer.frame")
      super.frame = newValue
    }
  }
  override var bounds: CGRect { didSet { Calls.note("CALayer.bounds") } }
  override var position: CGPoint { didSet { Calls.note("CALayer.position") } }
  override var opacity: Float { didSet { Calls.note("CALayer.opacity") } }
  override var isHidden: Bool { didSet { Calls.note("CALayer.isHidden") } }
  override var cornerRadius: CGFloat { didSet { Calls.note("CALayer.cornerRadius") } }
  override var transform: CATransform3D { didSet { Calls.note("CALayer.transform") } }
  override var contents: CGImage? { didSet { Calls.note("CALayer.contents") } }
  override func action(forKey event: String) -> CAAction? {
    Calls.note("CALayer.action")
    return super.action(forKey: event)
  }
  override func addSublayer(_ layer: CALayer) {
    Calls.note("CALayer.addSublayer")
    super.addSublayer(layer)
  }
  override func removeFromSuperlayer() {
    Calls.note("CALayer.removeFromSuperlayer")
    super.removeFromSuperlayer()
  }
  override func layoutSublayers() {
    Calls.note("CALayer.layoutSublayers")
    super.layoutSublayers()
  }
  override func setNeedsDisplay() {
    Calls.note("CALayer.setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func add(_ anim: CAAnimation, forKey key: String?) {
    Calls.note("CALayer.add")
    super.add(anim, forKey: key)
  }
  override func contains(_ point: CGPoint) -> Bool {
    Calls.note("CALayer.contains")
    return super.contains(point)
  }
  override func hitTest(_ point: CGPoint) -> CALayer? { return super.hitTest(point) }
  override func presentation() -> Self? { return super.presentation() }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
}

class NotingView: UIView {
  override class var layerClass: AnyClass { return NotingLayer.self }
  override var layer: NotingLayer { return super.layer as! NotingLayer }
  override var frame: CGRect { didSet { Calls.note("UIView.frame") } }
  override var center: CGPoint { didSet { Calls.note("UIView.center") } }
  override var subviews: [UIView] { return super.subviews }
  override var superview: UIView? { return super.superview }
  override var window: UIWindow? { return super.window }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    get { return super.gestureRecognizers }
    set { super.gestureRecognizers = newValue }
  }
  override var tag: Int { didSet { Calls.note("UIView.tag") } }
  override var topAnchor: NSLayoutYAxisAnchor { return super.topAnchor }

  override func addSubview(_ view: UIView) {
    Calls.note("UIView.addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    Calls.note("UIView.insertSubview")
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    Calls.note("UIView.removeFromSuperview")
    super.removeFromSuperview()
  }
  override func setNeedsLayout() {
    Calls.note("UIView.setNeedsLayout")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    Calls.note("UIView.layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func setNeedsDisplay() {
    Calls.note("UIView.setNeedsDisplay")
    super.setNeedsDisplay()
  }
  override func sizeToFit() {
    Calls.note("UIView.sizeToFit")
    super.sizeToFit()
  }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIView.addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIView.removeGestureRecognizer")
    super.removeGestureRecognizer(gestureRecognizer)
  }
  override func layoutSublayers(of layer: CALayer) {
    Calls.note("UIView.layoutSublayers")
    super.layoutSublayers(of: layer)
  }
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    Calls.note("UIView.action")
    return super.action(for: layer, forKey: event)
  }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    return super.snapshotView(afterScreenUpdates: afterUpdates)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    return super.convert(point, to: view)
  }
  override func isDescendant(of view: UIView) -> Bool { return super.isDescendant(of: view) }
}

class NotingViewController: UIViewController {
  let noting = NotingView()
  let delegateStorage = NotingDelegate()
  private lazy var item = UINavigationItem(title: "Own item")

  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func loadView() { view = noting }
  override var title: String? { didSet { Calls.note("UIViewController.title") } }
  override var navigationItem: UINavigationItem {
    Calls.note("UIViewController.navigationItem")
    return item
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get {
      Calls.note("UIViewController.transitioningDelegate")
      return super.transitioningDelegate ?? delegateStorage
    }
    set { super.transitioningDelegate = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { return .custom }
    set {}
  }
  override var view: UIView! { didSet { Calls.note("UIViewController.view") } }
  override var children: [UIViewController] { return super.children }
  override var parent: UIViewController? { return super.parent }
  override var isBeingPresented: Bool { return super.isBeingPresented }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    return super.transitionCoordinator
  }
  override var presentedViewController: UIViewController? { return super.presentedViewController }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Calls.note("UIViewController.present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Calls.note("UIViewController.dismiss")
    super.dismiss(animated: flag, completion: completion)
  }
  override func addChild(_ childController: UIViewController) {
    Calls.note("UIViewController.addChild")
    super.addChild(childController)
  }
  override func removeFromParent() {
    Calls.note("UIViewController.removeFromParent")
    super.removeFromParent()
  }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
}

class NotingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    return NotingPresentation(presentedViewController: presented, presenting: presenting)
  }
}

class NotingPresentation: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { return super.presentationStyle }
  override var containerView: UIView? {
    Calls.note("UIPresentationController.containerView")
    return super.containerView
  }
  override var presentedViewController: UIViewController { return super.presentedViewController }
}

class NotingNavigationController: UINavigationController {
  override func addChild(_ childController: UIViewController) {
    Calls.note("UINavigationController.addChild")
    super.addChild(childController)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    Calls.note("UINavigationController.setNavigationBarHidden")
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    Calls.note("UINavigationController.popViewController")
    return super.popViewController(animated: animated)
  }
  override var delegate: UINavigationControllerDelegate? {
    get { return super.delegate }
    set { super.delegate = newValue }
  }
}

class NotingScrollView: UIScrollView {
  override var contentInset: UIEdgeInsets { didSet { Calls.note("UIScrollView.contentInset") } }
  override var contentOffset: CGPoint { didSet { Calls.note("UIScrollView.contentOffset") } }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    Calls.note("UIScrollView.setContentOffset")
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
}

class NotingButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    Calls.note("UIButton.setTitle")
    super.setTitle(title, for: state)
  }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    super.addTarget(target, action: action, for: controlEvents)
  }
  override var isTracking: Bool { return super.isTracking }
  override var state: UIControl.State { return super.state }
}

class NotingPan: UIPanGestureRecognizer {
  override var numberOfTouches: Int { return super.numberOfTouches }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    return super.location(ofTouch: touchIndex, in: view)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    Calls.note("UIGestureRecognizer.require")
    super.require(toFail: otherGestureRecognizer)
  }
  override func addTarget(_ target: Any, action: Selector) {
    super.addTarget(target, action: action)
  }
  override var hysteresis: CGFloat {
    get { return super.hysteresis }
    set { super.hysteresis = newValue }
  }
}

class NotingWindow: UIWindow {
  override var rootViewController: UIViewController? { didSet { Calls.note("UIWindow.root") } }
  override func makeKeyAndVisible() {
    Calls.note("UIWindow.makeKeyAndVisible")
    super.makeKeyAndVisible()
  }
  override func makeKey() {
    Calls.note("UIWindow.makeKey")
    super.makeKey()
  }
}

class NotingCell: UITableViewCell {
  override var reuseIdentifier: String? { return "noting" }
}

/// A touch of one's own, as in the tests of gesture recognizers.
class MovedTouch: UITouch {
  var place = CGPoint.zero
  override var phase: UITouch.Phase { return .moved }
  override func location(in view: UIView?) -> CGPoint { return place }
}

class HeavySpring: UISpringTimingParameters {
  override var timingCurveType: UITimingCurveType { return super.timingCurveType }
}

class NotingSpring: CASpringAnimation {
  override var settlingDuration: CFTimeInterval { return super.settlingDuration }
}

class NotingAnimator: UIViewPropertyAnimator {
  override func startAnimation() {
    Calls.note("UIViewPropertyAnimator.startAnimation")
    super.startAnimation()
  }
}

// MARK: -

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
