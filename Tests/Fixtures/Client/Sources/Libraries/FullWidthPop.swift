import UIKit

public class FullWidthNav: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  private var interactivePopTransition: UIPercentDrivenInteractiveTransition?
  private lazy var pan: UIPanGestureRecognizer = {
    let p = UIPanGestureRecognizer(target: self, action: Selector(FullWidthNav.handlePan));
    p.delegate = self; return p
  }()
  private var duringPush = false
  private weak var realDelegate: UINavigationControllerDelegate?
  public override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController); delegate = self
  }
  public override init(nibName n: String?, bundle b: Bundle?) { super.init(nibName: n, bundle: b) }
  required init?(coder: NSCoder) { super.init(coder: coder); delegate = self }
  public override var delegate: UINavigationControllerDelegate? {
    didSet { if !(delegate is FullWidthNav) { realDelegate = delegate } }
  }
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(pan)
    interactivePopGestureRecognizer?.delegate = self
    interactivePopGestureRecognizer?.isEnabled = true
    if let edge = interactivePopGestureRecognizer as? UIScreenEdgePanGestureRecognizer {
      pan.require(toFail: edge);
      edge.edges =
        UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    navigationBar.prefersLargeTitles = true
    navigationBar.tintColor = .red
    navigationBar.titleTextAttributes = [
      NSAttributedString.Key.foregroundColor: UIColor.black,
      .font: UIFont.systemFont(ofSize: 17, weight: .bold),
    ]
    navigationBar.largeTitleTextAttributes = [.foregroundColor: UIColor.black]
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationBar.layer.shadowOpacity = 0; navigationBar.layoutIfNeeded();
    navigationBar.topItem?.title = "x"; _ = navigationBar.backItem
    view.semanticContentAttribute = .forceLeftToRight
  }
  public override var childForStatusBarStyle: UIViewController? { return topViewController }
  public override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? true }
  public override func pushViewController(_ vc: UIViewController, animated: Bool) {
    duringPush = true; vc.hidesBottomBarWhenPushed = viewControllers.count > 0;
    super.pushViewController(vc, animated: animated)
  }
  public override func popViewController(animated: Bool) -> UIViewController? {
    let vc = super.popViewController(animated: animated); return vc
  }
  public override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    return super.popToRootViewController(animated: animated)
  }
  public override func popToViewController(_ vc: UIViewController, animated: Bool)
    -> [UIViewController]?
  { return super.popToViewController(vc, animated: animated) }
  public override func setViewControllers(_ vcs: [UIViewController], animated: Bool) {
    super.setViewControllers(vcs, animated: animated)
  }
  public override var viewControllers: [UIViewController] { didSet { duringPush = false } }
  public override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  func handlePan(_ g: UIPanGestureRecognizer) {
    guard let view = g.view else { return }
    let progress = max(g.translation(in: view).x, 0) / view.bounds.width
    if g.state == UIGestureRecognizer.State.began {
      interactivePopTransition = UIPercentDrivenInteractiveTransition();
      interactivePopTransition?.completionCurve = .easeOut; popViewController(animated: true)
    } else if g.state == .changed {
      interactivePopTransition?.update(progress)
    } else if [.ended, .cancelled].contains(g.state) {
      let speed = g.velocity(in: view).x;
      if speed >= 0, progress > 0.3 {
        interactivePopTransition?.completionSpeed = 1 - interactivePopTransition!.percentComplete;
        interactivePopTransition?.finish()
      } else {
        interactivePopTransition?.cancel()
      }; interactivePopTransition = nil
    }
  }
  public func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    if g == interactivePopGestureRecognizer { return viewControllers.count > 1 && !duringPush }
    guard let p = g as? UIPanGestureRecognizer, viewControllers.count > 1,
      transitionCoordinator == nil
    else { return false }
    let t = p.translation(in: p.view)
    return t.x > 0 && abs(t.y) < t.x
  }
  public func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    return true
  }
  public func navigationController(
    _ n: UINavigationController, didShow vc: UIViewController, animated: Bool
  ) { duringPush = false; interactivePopGestureRecognizer?.isEnabled = n.viewControllers.count > 1 }
  public func navigationController(
    _ n: UINavigationController, willShow vc: UIViewController, animated: Bool
  ) {
    if let c = vc.transitionCoordinator, c.initiallyInteractive {
      if #available(iOS 10.0, *) {
        c.notifyWhenInteractionChanges { _ in }
      } else {
        c.notifyWhenInteractionEnds { _ in }
      }
    }
    _ = n.transitionCoordinator?.animate(
      alongsideTransition: { ctx in
        n.navigationBar.barTintColor = .red; _ = ctx.targetTransform; _ = ctx.containerView;
        _ = ctx.view(forKey: .from); _ = ctx.transitionDuration; _ = ctx.presentationStyle;
        _ = ctx.isAnimated; _ = ctx.isInterruptible
      }, completion: nil)
  }
  public func navigationControllerSupportedInterfaceOrientations(_ n: UINavigationController)
    -> UIInterfaceOrientationMask
  { return .portrait }
  public func navigationController(
    _ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return a is ShuffleAnimator ? interactivePopTransition : nil
  }
  public func navigationController(
    _ n: UINavigationController, animationControllerFor op: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch op {
    case .push: return ShuffleAnimator(.push);
    case .pop: return ShuffleAnimator(.pop);
    case .none: return nil;
    @unknown default: return nil
    }
  }
}
class ShuffleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let op: UINavigationController.Operation; private var property: UIViewPropertyAnimator?
  init(_ op: UINavigationController.Operation) { self.op = op; super.init() }
  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval {
    return TimeInterval(UINavigationController.hideShowBarDuration)
  }
  func interruptibleAnimator(using c: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let p = property { return p }
    let from = c.view(forKey: .from)!, to = c.view(forKey: .to)!, w = c.containerView.bounds.width
    if op == .push {
      c.containerView.addSubview(to)
    } else {
      c.containerView.insertSubview(to, belowSubview: from)
    }
    to.frame =
      c.initialFrame(for: c.viewController(forKey: .from)!).isEmpty
      ? c.containerView.bounds : c.finalFrame(for: c.viewController(forKey: .to)!)
    let cover = UIView(frame: from.bounds);
    cover.backgroundColor = UIColor.black.withAlphaComponent(0.1); from.addSubview(cover)
    let shadow = UIImageView(
      image: UIGraphicsImageRenderer(size: CGSize(width: 9, height: 1)).image { r in
        let cg = r.cgContext;
        let colors = [UIColor.clear.cgColor, UIColor.black.cgColor] as CFArray;
        if let g = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
        {
          cg.drawLinearGradient(
            g, start: .zero, end: CGPoint(x: 9, y: 0), options: [.drawsBeforeStartLocation])
        }
      });
    to.addSubview(shadow)
    to.transform = CGAffineTransform(translationX: op == .push ? w : -w * 0.3, y: 0)
    let p = UIViewPropertyAnimator(
      duration: transitionDuration(using: c),
      timingParameters: UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)))
    p.addAnimations {
      to.transform = .identity;
      from.transform = CGAffineTransform(translationX: self.op == .push ? -w * 0.3 : w, y: 0);
      cover.alpha = 0
    }
    p.addCompletion { [weak self] pos in
      from.transform = .identity; to.transform = .identity;
      [cover, shadow].forEach { $0.removeFromSuperview() };
      c.completeTransition(pos == UIViewAnimatingPosition.end && !c.transitionWasCancelled);
      self?.property = nil
    }
    p.isUserInteractionEnabled = true
    property = p
    return p
  }
  func animateTransition(using c: UIViewControllerContextTransitioning) {
    let a = interruptibleAnimator(using: c); a.startAnimation();
    if a.state == .inactive { (a as? UIViewPropertyAnimator)?.startAnimation(afterDelay: 0.1) }
  }
  func animationEnded(_ done: Bool) { property = nil }
}
extension UINavigationController {
  func push(_ vc: UIViewController, completion: @escaping () -> Void) {
    pushViewController(vc, animated: true);
    guard let c = transitionCoordinator else { completion(); return };
    c.animate(alongsideTransition: nil) { _ in completion() }
  }
  func fade(to vc: UIViewController) {
    let t = CATransition(); t.duration = 0.3; t.type = CATransitionType.fade;
    t.subtype = CATransitionSubtype.fromRight;
    t.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.default);
    view.layer.add(t, forKey: kCATransition); pushViewController(vc, animated: false)
  }
  func backToViewController(_ type: AnyClass) {
    for e in viewControllers.reversed() where e.isKind(of: type) {
      popToViewController(e, animated: true); break
    }
  }
  var previous: UIViewController? {
    return viewControllers.count > 1 ? viewControllers[viewControllers.count - 2] : nil
  }
}
open class InteractivePan: UIPercentDrivenInteractiveTransition {
  open weak var vc: UIViewController?; var shouldComplete = false
  open func wire(_ vc: UIViewController) {
    self.vc = vc;
    let g = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(InteractivePan.handle));
    g.edges = UIRectEdge.left; vc.view.addGestureRecognizer(g)
  }
  override open var completionSpeed: CGFloat {
    get { return 1 - percentComplete }
    set {}
  }
  override open var completionCurve: UIView.AnimationCurve {
    get { return .easeOut }
    set {}
  }
  override open var duration: CGFloat { return super.duration }
  private func handle(_ g: UIScreenEdgePanGestureRecognizer) {
    let p = (g.translation(in: g.view!.superview!).x / 200);
    switch g.state {
    case .began: vc?.navigationController?.popViewController(animated: true);
    case .changed: shouldComplete = p > 0.5; update(p);
    case .cancelled: cancel();
    case .ended: shouldComplete ? finish() : cancel();
    default: print("Unsupported \(g.state.rawValue)")
    }
  }
}
