import UIKit

// The shade of 3.1–3.7 as client code has it: a page pulled down from the top and, released,
// thrown by physics. Written against UIKit alone, with everything that such code relies on.

/// The page underneath. A pull from its top edge brings the shade.
final class ShadePage: UIViewController {
  let shade = ShadeViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    view.backgroundColor = .white
    shade.transition.driver.attach(to: self, shade: shade)
  }
}

/// The page that comes down. A push from its bottom edge sends it away.
final class ShadeViewController: UIViewController {
  let transition = ShadeTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shade"
    view.backgroundColor = .systemBlue
    view.accessibilityIdentifier = "shade"
  }
}

final class ShadeTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = ShadeDriver()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ShadeAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { ShadeAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

/// Does nothing: the driver moves everything (3.1).
final class ShadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// A gesture handler, interaction controller, behavior, animator delegate and collision delegate in
/// one.
final class ShadeDriver: UIDynamicBehavior, UIViewControllerInteractiveTransitioning {
  static let touchStartHeight: CGFloat = 90
  static let finishTime: TimeInterval = 4
  private weak var page: UIViewController?
  private weak var shade: UIViewController?
  private let downPan = UIPanGestureRecognizer()
  private let upPan = UIPanGestureRecognizer()
  private var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIDynamicAnimator?
  private var isPresenting = false
  /// A Boolean value that indicates whether the interaction ends as the pointer releases, rather
  /// than when the shade rests: then nothing can be caught meanwhile (B-12).
  var finishesAtRelease = false
  private(set) var decisions: [Bool] = []
  private(set) var thuds = 0
  private(set) var pauses = 0

  private var view: UIView { shade!.view }
  private var height: CGFloat { view.bounds.height }

  func attach(to page: UIViewController, shade: UIViewController) {
    (self.page, self.shade) = (page, shade)
    for (pan, view) in [(downPan, page.view!), (upPan, shade.view!)] {
      pan.addTarget(self, action: Selector(ShadeDriver.handlePan))
      pan.delegate = self
      view.addGestureRecognizer(pan)
    }
    action = { [unowned self] in
      if let animator, animator.elapsedTime > Self.finishTime { animator.removeAllBehaviors() }
    }
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard isPresenting else { return }
    view.frame = transitionContext.containerView.bounds.offsetBy(dx: 0, dy: -height)
    transitionContext.containerView.addSubview(view)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pan.view?.addGestureRecognizer(pan)
      if context == nil { begin(with: pan) } else { dropPhysics() }
      follow(pan)
    case .changed:
      follow(pan)
    case .ended, .cancelled:
      release(velocity: pan.state == .ended ? pan.velocity(in: pan.view).y : 0)
    default:
      break
    }
  }

  private func begin(with pan: UIPanGestureRecognizer) {
    isPresenting = pan === downPan
    if isPresenting {
      page?.present(shade!, animated: true)
    } else {
      shade?.dismiss(animated: true)
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let y = pan.location(in: context?.containerView).y
    UIView.animate(withDuration: 0.2) { [self] in view.frame.origin.y = y - height + 20 }
    context?.updateInteractiveTransition(view.frame.maxY / height)
  }

  // MARK: Physics

  private func release(velocity: CGFloat) {
    guard let container = context?.containerView else { return }
    let center = view.center
    let cancels =
      isPresenting ? velocity < 0.5 || center.y < 0 : velocity > 0.5 || center.y > 0
    let shows = isPresenting != cancels
    decisions.append(!cancels)

    let attachment = UIAttachmentBehavior(
      item: view, attachedToAnchor: CGPoint(x: center.x, y: shows ? height : -height))
    attachment.damping = 0.1
    attachment.frequency = 3
    attachment.length = 0.5 * height
    let collision = UICollisionBehavior(items: [view])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0))
    collision.collisionDelegate = self
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = 0.6
    item.allowsRotation = false
    for child in [attachment, collision, item] { addChildBehavior(child) }

    if finishesAtRelease { context?.finishInteractiveTransition() }
    let animator = UIDynamicAnimator(referenceView: container)
    animator.delegate = self
    animator.addBehavior(self)
    self.animator = animator
  }

  /// A pointer takes the shade from the animator.
  private func dropPhysics() {
    animator?.removeAllBehaviors()
    for child in childBehaviors { removeChildBehavior(child) }
    animator = nil
  }
}

extension ShadeDriver: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let y = touch.location(in: gestureRecognizer.view).y
    return gestureRecognizer === downPan
      ? y < Self.touchStartHeight : y > height - Self.touchStartHeight
  }
}

extension ShadeDriver: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {
    guard p.y > 0 else { return }
    thuds += 1
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}

extension ShadeDriver: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    pauses += 1
    let isHidden = view.center.y < 0
    view.frame.origin.y = isHidden ? -height : 0
    dropPhysics()
    // The interaction always ends with a finish; the argument below decides (B-09).
    let context = context
    self.context = nil
    if !finishesAtRelease { context?.finishInteractiveTransition() }
    context?.completeTransition(isPresenting != isHidden)
  }
}
