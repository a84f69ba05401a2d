import UIKit

public enum DrawerStop: Int, CaseIterable { case closed, collapsed, partial, open }

public protocol DrawerContentDelegate: class {
  func drawerPositionDidChange(drawer: DrawerViewController, bottomSafeArea: CGFloat)
  func makeUIAdjustmentsForFullscreen(progress: CGFloat, bottomSafeArea: CGFloat)
  func collapsedHeight(bottomSafeArea: CGFloat) -> CGFloat
}

extension DrawerContentDelegate {
  public func drawerPositionDidChange(drawer: DrawerViewController, bottomSafeArea: CGFloat) {}
  public func makeUIAdjustmentsForFullscreen(progress: CGFloat, bottomSafeArea: CGFloat) {}
}

public class HandoverPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private(set) var touchStart: CGPoint = .zero
  private var touchBegan = Date()
  var isVerticalOnly: Bool = true
  var onFail: (() -> ())?

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touchStart = touches.first?.location(in: view) ?? .zero
    touchBegan = Date()
  }
  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first else { return }
    let now = touch.location(in: view), previous = touch.previousLocation(in: view)
    if isVerticalOnly && state == .possible && abs(now.x - touchStart.x) > abs(now.y - touchStart.y)
    {
      state = .failed
      onFail?()
      return
    }
    if let scrollView = scrollView, now.y > previous.y,
      scrollView.contentOffset.y > -scrollView.adjustedContentInset.top
    {
      state = .cancelled
    }
  }
  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
  }
  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event); state = .cancelled
  }
  override public func reset() { super.reset(); touchStart = CGPoint.zero }
  override public func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    return !(preventedGestureRecognizer is UITapGestureRecognizer)
  }
  override public func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    return false
  }
  override public func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool
  { return otherGestureRecognizer is UIScreenEdgePanGestureRecognizer }
  override public func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer)
    -> Bool
  { return false }
  override public func ignore(_ touch: UITouch, for event: UIEvent) {
    super.ignore(touch, for: event)
  }
}

open class DrawerViewController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate
{
  public typealias AnimationCompletion = ((_ finished: Bool) -> Void)
  public var primaryContainer: UIView!
  weak var drawerContainer: UIView?
  public var drawerCornerRadius: CGFloat = 13.0 {
    didSet {
      if isViewLoaded { view.setNeedsLayout(); drawerView.layer.cornerRadius = drawerCornerRadius }
    }
  }
  public var shadowOpacity: Float = 0.1 { didSet { if isViewLoaded { view.setNeedsLayout() } } }
  public weak var delegate: DrawerContentDelegate?
  public var animationDuration: TimeInterval = 0.3
  public var animationDelay: TimeInterval = 0.0
  public var springDamping: CGFloat = 0.75
  public var springVelocity: CGFloat = 0.0
  public var animationOptions: UIView.AnimationOptions = [
    .curveEaseInOut, .allowUserInteraction, .beginFromCurrentState,
  ]
  public var feedbackGenerator: Any?
  public var backgroundDimmingColor: UIColor = UIColor.black {
    didSet { dimmer.backgroundColor = backgroundDimmingColor }
  }
  fileprivate let drawerView = UIView()
  fileprivate let shadowView = UIView()
  fileprivate let dimmer = PassThroughView()
  fileprivate lazy var pan: HandoverPan = {
    let p = HandoverPan(target: self, action: Selector(DrawerViewController.panned))
    p.maximumNumberOfTouches = 1
    p.minimumNumberOfTouches = 1
    p.cancelsTouchesInView = true
    p.delaysTouchesBegan = false
    p.delaysTouchesEnded = false
    p.delegate = self
    return p
  }()
  fileprivate lazy var tapRecognizer = UITapGestureRecognizer(
    target: self, action: Selector(DrawerViewController.dimmerTapped))
  private var lastTranslation: CGPoint = CGPoint.zero
  private var scrollObservation: NSKeyValueObservation?
  private var originalBounces = true
  public private(set) var stop: DrawerStop = .collapsed {
    didSet {
      setNeedsStatusBarAppearanceUpdate();
      if #available(iOS 11.0, *) { setNeedsUpdateOfHomeIndicatorAutoHidden() }
    }
  }
  public private(set) var primary: UIViewController! {
    willSet {
      guard let controller = primary else { return }
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
    }
    didSet {
      guard let controller = primary else { return }
      addChild(controller)
      primaryContainer.addSubview(controller.view)
      controller.view.constrainToParent()
      controller.didMove(toParent: self)
      if isViewLoaded { view.setNeedsLayout(); setNeedsStatusBarAppearanceUpdate() }
    }
  }
  public let content: UIViewController
  private var firstPrimary: UIViewController?

  required public init(content: UIViewController, primary: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    firstPrimary = primary
    modalPresentationCapturesStatusBarAppearance = true
  }
  required public init?(coder aDecoder: NSCoder) {
    self.content = UIViewController(); super.init(coder: aDecoder)
  }
  override open func loadView() {
    super.loadView()
    if primaryContainer != nil { primaryContainer.removeFromSuperview() }
    primaryContainer = UIView(frame: view.bounds)
    primaryContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = UIColor.clear
    view.insertSubview(primaryContainer, at: 0)
    view.insertSubview(dimmer, aboveSubview: primaryContainer)
    view.addSubview(shadowView)
    view.addSubview(drawerView)
    view.bringSubviewToFront(drawerView)
    view.sendSubviewToBack(primaryContainer)
    drawerView.addGestureRecognizer(pan)
    dimmer.addGestureRecognizer(tapRecognizer)
    drawerView.layer.masksToBounds = true
  }
  override open func viewDidLoad() {
    super.viewDidLoad()
    primary = firstPrimary
    addChild(content)
    drawerView.addSubview(content.view)
    content.didMove(toParent: self)
    let scroll = view.firstDescendant(of: UIScrollView.self)
    pan.scrollView = scroll
    scroll?.panGestureRecognizer.require(toFail: pan)
    scrollObservation = scroll?.observe(\.contentOffset, options: [.old, .new]) {
      [weak self] scrollView, change in
      guard let self = self, let new = change.newValue, let old = change.oldValue, new != old else {
        return
      }
      self.handOver(scrollView, from: old, to: new)
    }
    scroll?.panGestureRecognizer.addTarget(
      self, action: Selector(DrawerViewController.scrollPanned))
    NotificationCenter.default.addObserver(
      self, selector: Selector(DrawerViewController.keyboardWillChange),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector(DrawerViewController.orientationChanged),
      name: UIDevice.orientationDidChangeNotification, object: nil)
    if #available(iOS 10, *) { feedbackGenerator = UIImpactFeedbackGenerator(style: .light) }
  }
  deinit {
    scrollObservation?.invalidate()
    NotificationCenter.default.removeObserver(self)
  }
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safeArea = getSafeArea()
    let width = view.bounds.width - safeArea.left - safeArea.right
    drawerView.frame = CGRect(
      x: safeArea.left, y: height(for: stop), width: width, height: view.bounds.height - 20)
    shadowView.frame = drawerView.frame.insetBy(dx: -2, dy: -2)
    let path = UIBezierPath(
      roundedRect: drawerView.bounds, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: drawerCornerRadius, height: drawerCornerRadius))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    mask.frame = drawerView.bounds
    mask.fillColor = UIColor.white.cgColor
    mask.backgroundColor = UIColor.clear.cgColor
    drawerView.layer.mask = mask
    shadowView.layer.shadowPath = path.cgPath
    shadowView.layer.shadowOpacity = shadowOpacity
    shadowView.layer.shouldRasterize = true
    shadowView.layer.rasterizationScale = UIScreen.main.scale
    if let child = drawerView.subviews.first {
      child.frame = drawerView.bounds.inset(
        by: UIEdgeInsets(top: 20, left: 0, bottom: safeArea.bottom, right: 0))
    }
  }
  func getSafeArea() -> UIEdgeInsets {
    if #available(iOS 11.0, *) {
      return view.safeAreaInsets
    } else {
      return UIEdgeInsets(
        top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)
    }
  }
  func height(for stop: DrawerStop) -> CGFloat {
    switch stop {
    case .closed: return view.bounds.maxY
    case .collapsed:
      return view.bounds.maxY
        - (delegate?.collapsedHeight(bottomSafeArea: getSafeArea().bottom) ?? 68.0)
    case .partial: return view.bounds.midY
    case .open: return 20
    }
  }
  public func setStop(_ stop: DrawerStop, animated: Bool, completion: AnimationCompletion? = nil) {
    guard DrawerStop.allCases.contains(stop) else { assertionFailure("unknown"); return }
    self.stop = stop
    view.layoutIfNeeded()
    let move = { [unowned self] in
      self.drawerView.frame.origin.y = self.height(for: stop)
      self.shadowView.frame.origin = self.drawerView.frame.origin
      self.dimmer.alpha = stop == .open ? 0.5 : 0
      self.view.layoutIfNeeded()
    }
    if animated {
      if #available(iOS 10.0, *), let generator = feedbackGenerator as? UIImpactFeedbackGenerator {
        generator.prepare(); generator.impactOccurred()
      }
      if #available(iOS 17.5, *) {
        UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.7)
      }
      UIView.animate(
        withDuration: animationDuration, delay: animationDelay,
        usingSpringWithDamping: springDamping, initialSpringVelocity: springVelocity,
        options: animationOptions, animations: move
      ) { [weak self] completed in
        guard let self else { return }
        self.delegate?.drawerPositionDidChange(
          drawer: self, bottomSafeArea: self.getSafeArea().bottom)
        completion?(completed)
      }
    } else {
      UIView.performWithoutAnimation(move); completion?(true)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: drawerView)
    UIAccessibility.post(notification: UIAccessibility.Notification.screenChanged, argument: nil)
  }
  func handOver(_ scrollView: UIScrollView, from old: CGPoint, to new: CGPoint) {
    if new.y < 0 && scrollView.isTracking {
      scrollView.contentOffset = .zero; scrollView.showsVerticalScrollIndicator = false
    }
    if scrollView.isDecelerating || scrollView.isDragging {
      scrollView.setContentOffset(old, animated: false)
    }
    originalBounces = scrollView.bounces
    scrollView.alwaysBounceVertical = originalBounces
  }
  func scrollPanned(_ g: UIPanGestureRecognizer) {
    switch g.state {
    case .began: lastTranslation = g.translation(in: g.view)
    case .changed: g.setTranslation(.zero, in: view)
    case .ended, .cancelled, .failed: g.isEnabled = false; g.isEnabled = true
    case .possible: break
    @unknown default: break
    }
  }
  fileprivate func panned(_ g: UIPanGestureRecognizer) {
    let translation = g.translation(in: view), velocity = g.velocity(in: view)
    switch g.state {
    case .began: view.endEditing(true); drawerView.layer.removeAllAnimations()
    case .changed:
      drawerView.frame = drawerView.frame.offsetBy(dx: 0, dy: translation.y - lastTranslation.y)
      lastTranslation = translation
      let progress = 1 - (drawerView.frame.minY / view.bounds.height).clamped(to: 0...1)
      delegate?.makeUIAdjustmentsForFullscreen(
        progress: progress, bottomSafeArea: view.safeAreaInsets.bottom)
    case .ended:
      lastTranslation = .zero
      let projected =
        drawerView.frame.minY + velocity.y * UIScrollView.DecelerationRate.normal.rawValue
        / (1000 * (1 - UIScrollView.DecelerationRate.normal.rawValue)) / 1000
      let nearest = DrawerStop.allCases.min(by: {
        abs(height(for: $0) - projected) < abs(height(for: $1) - projected)
      })!
      setStop(nearest, animated: true)
    default: break
    }
  }
  func dimmerTapped() { if tapRecognizer.state == .ended { setStop(.collapsed, animated: true) } }
  func keyboardWillChange(_ n: Notification) {
    guard let info = n.userInfo, let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let overlap = end.intersection(view.convert(view.bounds, to: nil)).height - begin.size.height
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.additionalSafeAreaInsets.bottom = overlap }, completion: nil)
  }
  func orientationChanged() {
    if UIDevice.current.orientation.isLandscape || UIDevice.current.userInterfaceIdiom == .pad {
      setStop(.open, animated: false)
    }
  }
  open override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }) { context in
      if !context.isCancelled { self.setStop(self.stop, animated: false) }
    }
  }
  open override var childForStatusBarStyle: UIViewController? {
    return stop == .open ? content : primary
  }
  open override var childForStatusBarHidden: UIViewController? { return primary }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { return primary }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return primary?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { return true }
  public func gestureRecognizer(
    _ g: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if let other = other as? UIPanGestureRecognizer, other.view is UIScrollView { return true }
    return false
  }
  public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    guard let p = g as? UIPanGestureRecognizer else { return true }
    let v = p.velocity(in: p.view)
    return fabs(v.y) > fabs(v.x)
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    return !(touch.view is UIControl) && touch.view?.isDescendant(of: drawerView) == true
  }
}

class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self && alpha < 0.01 ? nil : hit
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

extension UIView {
  func constrainToParent(insets: UIEdgeInsets = .zero) {
    guard let parent = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    let metrics: [String: Any] = [
      "left": insets.left, "right": insets.right, "top": insets.top, "bottom": insets.bottom,
    ]
    parent.addConstraints(
      ["H:|-(left)-[view]-(right)-|", "V:|-(top)-[view]-(bottom)-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, metrics: metrics, views: ["view": self])
      })
  }
  func firstDescendant<T: UIView>(of type: T.Type) -> T? {
    for v in subviews {
      if let m = v as? T { return m }; if let m = v.firstDescendant(of: type) { return m }
    }
    return nil
  }
}
extension Comparable {
  func clamped(to r: ClosedRange<Self>) -> Self {
    return min(max(self, r.lowerBound), r.upperBound)
  }
}
extension UIViewController {
  public var drawerController: DrawerViewController? {
    var p = parent
    while let c = p { if let d = c as? DrawerViewController { return d }; p = c.parent }
    return nil
  }
}
