import UIKit

open class MenuPresentationStyle: NSObject {
  open var backgroundColor: UIColor = .black
  open var menuScaleFactor: CGFloat = 1
  open var onTopShadowOpacity: Float = 0.5
  open var presentingParallaxStrength: CGSize = .zero
  required public override init() {}
  func presentationTransitionWillBegin(
    to presented: UIViewController, from presenting: UIViewController
  ) {}
  static let menuSlideIn: MenuPresentationStyle = MenuPresentationStyle()
  static var viewSlideOut: MenuPresentationStyle {
    let s = self.init(); s.menuScaleFactor = 0.9; return s
  }
}
internal protocol PropertyListing { static var properties: [String] { get } }
public protocol MenuNavigationDelegate: AnyObject {
  func sideMenuWillAppear(menu: MenuNavigationController, animated: Bool)
  func sideMenuDidDisappear(menu: MenuNavigationController, animated: Bool)
}

extension MenuNavigationDelegate {
  public func sideMenuWillAppear(menu: MenuNavigationController, animated: Bool) {}
  public func sideMenuDidDisappear(menu: MenuNavigationController, animated: Bool) {}
}
public struct MenuSettings {
  public var allowPushOfSameClassTwice = true;
  public var menuWidth: CGFloat =
    min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) * 0.75
  ;
  public var statusBarEndAlpha: CGFloat = 1; public var blurEffectStyle: UIBlurEffect.Style? = nil;
  public var initialSpringVelocity: CGFloat = 1; public var usingSpringWithDamping: CGFloat = 1;
  public var animationOptions: UIView.AnimationOptions = .curveEaseInOut;
  public var completionCurve: UIView.AnimationCurve = .easeIn; public init() {}
}

open class MenuNavigationController: UINavigationController {
  open var leftSide: Bool = false
  private lazy var _rootPresentation: MenuPresentationStyle = .menuSlideIn
  public var settings = MenuSettings() { didSet { setupBlur() } }
  public weak var menuDelegate: MenuNavigationDelegate?
  private var originalBackgroundColor: UIColor?
  fileprivate weak var foundDelegate: UIViewControllerTransitioningDelegate?
  private var transitionController: MenuTransitionController?
  private(set) lazy var swipeOut = UIPanGestureRecognizer(
    target: self, action: Selector(MenuNavigationController.handleDismissPan))
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); setup() }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil); setup()
  }
  public init(rootViewController: UIViewController, settings: MenuSettings = MenuSettings()) {
    self.settings = settings; super.init(rootViewController: rootViewController); setup()
  }
  private func setup() { modalPresentationStyle = .overFullScreen; isNavigationBarHidden = true }
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(swipeOut)
  }
  override open func awakeFromNib() { super.awakeFromNib(); setup() }
  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if topViewController == nil {
      print("empty \(String(describing: MenuNavigationController.self))")
    }
    if transitionCoordinator?.isInteractive == true && isBeingPresented {
      view.gestureRecognizers?.forEach { $0.isEnabled = false }
    }
    menuDelegate?.sideMenuWillAppear(menu: self, animated: animated)
    if let table = topViewController as? UITableViewController,
      let rows = table.tableView?.indexPathsForSelectedRows
    {
      rows.forEach { table.tableView.deselectRow(at: $0, animated: animated) }
    }
  }
  override open func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed {
      transitioningDelegate = nil;
      menuDelegate?.sideMenuDidDisappear(menu: self, animated: animated)
    }
    if isMovingFromParent || isMovingToParent { return }
  }
  override open var preferredStatusBarStyle: UIStatusBarStyle {
    return topViewController?.preferredStatusBarStyle ?? .default
  }
  override open var prefersStatusBarHidden: Bool { return settings.statusBarEndAlpha == 0 }
  override open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard !isHiddenMenu else { return }
    NotificationCenter.default.removeObserver(
      self, name: UIApplication.willChangeStatusBarFrameNotification, object: nil)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.view.setNeedsLayout() }) {
      [weak self] (_) in self?.dismiss(animated: false, completion: nil)
    }
  }
  var isHiddenMenu: Bool { return presentingViewController == nil }
  override open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.count > 0 else {
      return super.pushViewController(viewController, animated: animated)
    }
    guard let presenting = presentingViewController,
      let nav = (presenting as? UINavigationController) ?? (presenting as? UITabBarController)?
        .selectedViewController as? UINavigationController
    else { return print("no navigation") }
    if !settings.allowPushOfSameClassTwice, let last = nav.viewControllers.last,
      type(of: last) == type(of: viewController)
    {
      return
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.visibleViewController?.viewWillAppear(animated)
    }
    UIView.animate(
      withDuration: settings.initialSpringVelocity > 0 ? 0.3 : 0, animations: { nav.view.alpha = 1 }
    )
    nav.pushViewController(viewController, animated: animated)
    CATransaction.commit()
  }
  override open var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get {
      guard transitionController == nil else { return transitionController }
      transitionController = MenuTransitionController(leftSide: leftSide)
      transitionController?.interactive = swipeOut.state != .possible
      return transitionController
    }
    set { transitionController = newValue as? MenuTransitionController }
  }
  func setupBlur() {
    if let style = settings.blurEffectStyle, let root = topViewController as? UITableViewController,
      !UIAccessibility.isReduceTransparencyEnabled
    {
      let blur = UIBlurEffect(style: style)
      root.tableView.backgroundView = UIVisualEffectView(effect: blur)
      root.tableView.separatorEffect = UIVibrancyEffect(blurEffect: blur)
      root.tableView.reloadData()
      originalBackgroundColor = root.tableView.backgroundColor
      root.tableView.backgroundColor = UIColor.clear
    }
  }
  func handleDismissPan(_ gesture: UIPanGestureRecognizer) {
    let factor: CGFloat = leftSide ? -1 : 1
    let distance = gesture.translation(in: view).x * factor / view.frame.width
    let progress = Swift.max(0, Swift.min(1, distance))
    switch gesture.state {
    case .began: transitionController?.interactive = true; dismiss(animated: true, completion: nil)
    case .changed: transitionController?.handle(state: .update(progress: progress))
    case .ended:
      let velocity = gesture.velocity(in: view).x * factor
      transitionController?.handle(
        state: velocity >= 100 || velocity >= -50 && distance >= 0.5 ? .finish : .cancel)
    default: transitionController?.handle(state: .cancel)
    }
  }
  static func instanceOnTop() -> UIViewController? {
    var top = UIApplication.shared.connectedScenes.filter {
      $0.activationState == .foregroundActive
    }.compactMap { $0 as? UIWindowScene }.first?.windows.filter { $0.isKeyWindow }.first?
    .rootViewController
    while let presented = top?.presentedViewController, !presented.isBeingDismissed {
      top = presented
    }
    return (top as? UITabBarController)?.selectedViewController ?? (top as? UINavigationController)?
      .visibleViewController ?? (top as? UISplitViewController)?.viewControllers.last ?? top
  }
}
extension MenuNavigationController: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    navigationController.transitionCoordinator?.notifyWhenInteractionChanges { ctx in
      if ctx.isCancelled { self.isNavigationBarHidden = true }; _ = ctx.completionVelocity;
      _ = ctx.percentComplete; _ = ctx.completionCurve.rawValue
    }
    navigationController.topViewController?.transitionCoordinator?.animateAlongsideTransition(
      in: view, animation: nil,
      completion: { (context) in
        _ = context.viewController(forKey: UITransitionContextViewControllerKey.from)
      })
  }
}
internal enum MenuInteractionState { case update(progress: CGFloat), finish, cancel }
class MenuInteraction: UIPercentDrivenInteractiveTransition {
  enum State { case ready, presenting, dismissing }
  fileprivate(set) var isCancelled = false
  fileprivate var isFinished = false
  var presenting: Bool
  init(presenting: Bool, curve: UIView.AnimationCurve = .easeIn) {
    self.presenting = presenting; super.init(); self.completionCurve = curve; completionSpeed = 0.99
  }
  override func cancel() { isCancelled = true; super.cancel() }
  override func finish() { isFinished = true; super.finish() }
  override func update(_ percentComplete: CGFloat) {
    guard !isCancelled && !isFinished else { return }; super.update(percentComplete)
  }
  override func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) { super.startInteractiveTransition(transitionContext); pause() }
  override var timingCurve: UITimingCurveProvider? {
    get { return UICubicTimingParameters(controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1)) }
    set {}
  }
  override var wantsInteractiveStart: Bool {
    get { return true }
    set { super.wantsInteractiveStart = newValue }
  }
}
final class MenuTransitionController: NSObject, UIViewControllerTransitioningDelegate {
  let leftSide: Bool
  var interactive = false
  private var interaction: MenuInteraction?
  init(leftSide: Bool) { self.leftSide = leftSide; super.init() }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return MenuAnimator(presenting: true, left: leftSide)
  }
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { return MenuAnimator(presenting: false, left: leftSide) }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interactionController(presenting: true) }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { return interactionController(presenting: false) }
  private func interactionController(presenting: Bool) -> UIViewControllerInteractiveTransitioning?
  {
    guard interactive else { return nil }; interaction = MenuInteraction(presenting: presenting);
    return interaction
  }
  func handle(state: MenuInteractionState) {
    switch state {
    case .update(let progress): interaction?.update(progress);
    case .finish: interaction?.finish(); interactive = false;
    case .cancel: interaction?.cancel(); interactive = false
    }
  }
}
final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let presenting: Bool, left: Bool
  private var animator: UIViewImplicitlyAnimating?
  init(presenting: Bool, left: Bool) { self.presenting = presenting; self.left = left }
  func transitionDuration(using ctx: UIViewControllerContextTransitioning?) -> TimeInterval {
    return ctx?.isInteractive ?? false ? 0.35 : 0.3
  }
  func animateTransition(using ctx: UIViewControllerContextTransitioning) {
    guard let fromVC = ctx.viewController(forKey: UITransitionContextViewControllerKey.from),
      let toVC = ctx.viewController(forKey: UITransitionContextViewControllerKey.to)
    else { return ctx.completeTransition(false) }
    let container = ctx.containerView
    let menu: UIView =
      presenting
      ? (ctx.view(forKey: .to) ?? toVC.view)
      : (ctx.view(forKey: UITransitionContextViewKey.from) ?? fromVC.view)
    let tapView = UIView(frame: container.bounds)
    tapView.autoresizingMask = UIView.AutoresizingMask(
      arrayLiteral: .flexibleWidth, .flexibleHeight)
    container.insertSubview(tapView, belowSubview: menu)
    var frame = menu.frame
    frame.origin.x = left ? 0 : container.frame.maxX - frame.width
    frame.size = CGSize(width: 270, height: container.frame.height)
    if presenting {
      container.addSubview(menu); menu.frame = frame;
      menu.transform = CGAffineTransform.identity.translatedBy(
        x: left ? -frame.width : frame.width, y: 0
      ).scaledBy(x: 0.9, y: 0.9)
    }
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: ctx), delay: 0,
      options: [
        .calculationModeCubic,
        UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
      ],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
          menu.transform =
            self.presenting
            ? .identity
            : CGAffineTransform(translationX: -frame.width, y: 0).concatenating(
              CGAffineTransform(rotationAngle: .pi / 20))
        }
      },
      completion: { done in
        let cancelled = ctx.transitionWasCancelled
        if !cancelled, !self.presenting { menu.removeFromSuperview() }
        tapView.removeFromSuperview()
        ctx.completeTransition(!cancelled)
      })
  }
}
open class MenuManager: NSObject {
  public enum PresentDirection: Int {
    case left = 1, right = 0
    init(leftSide: Bool) { self.init(rawValue: leftSide ? 1 : 0)! }
  }
  public static let `default` = MenuManager()
  public class var shared: MenuManager { return `default` }
  private lazy var _left: MenuNavigationController? = nil
  open var leftMenu: MenuNavigationController? {
    get { return _left }
    set { guard newValue !== _left else { return }; _left = newValue }
  }
  @discardableResult open func addScreenEdgePanGesturesToPresent(
    toView view: UIView, forMenu side: PresentDirection? = nil
  ) -> [UIScreenEdgePanGestureRecognizer] {
    let directions: [PresentDirection] = side.map { [$0] } ?? [.left, .right]
    return directions.map { d in
      let g = UIScreenEdgePanGestureRecognizer(
        target: self, action: Selector(MenuManager.handlePresentMenuScreenEdge))
      g.edges = d == .left ? .left : .right
      g.cancelsTouchesInView = true
      view.addGestureRecognizer(g)
      return g
    }
  }
  func handlePresentMenuScreenEdge(_ g: UIScreenEdgePanGestureRecognizer) {
    guard let menu = leftMenu, let top = MenuNavigationController.instanceOnTop() else { return }
    if g.state == .began, menu.presentingViewController == nil {
      top.present(menu, animated: true, completion: nil)
    }
    menu.handleDismissPan(g)
  }
}
class MenuSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: UIView.areAnimationsEnabled) }
}
