import UIKit

/// The kinds of motion that a release, a tap or a press starts and stops.
enum MotionKind: String, CaseIterable, Sendable {
  case block, animator, driver, scroll, physics
}

/// A page with something that moves along x, by a pointer or by itself, at a steady speed. It is
/// written as a client writes it.
@MainActor final class DraggedSquare: UIViewController {
  let kind: MotionKind
  /// The speed of the motion that a tap starts, in points per second.
  var speed: CGFloat = 600

  let square = UIView(frame: CGRect(x: 0, y: 100, width: 60, height: 60))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private var animator: UIViewPropertyAnimator?
  private var driver: SquareDriver?
  private var dynamics: UIDynamicAnimator?
  private var push: UIDynamicItemBehavior?
  private var grabbed: CGFloat = 0
  /// The instants that the code has observed, by what it handled.
  private(set) var instants: [String: TimeInterval] = [:]

  init(_ kind: MotionKind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if kind == .scroll {
      scrollView.contentSize = CGSize(width: 100_000, height: 600)
      scrollView.contentOffset.x = 50_000
      view.addSubview(scrollView)
      return
    }
    view.addSubview(square)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(DraggedSquare.pan)))
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(DraggedSquare.tap)))
    dynamics = UIDynamicAnimator(referenceView: view)
  }

  /// The visible place of what moves, in points to the right.
  var place: CGFloat {
    if kind == .scroll { return 50_000 - scrollView.contentOffset.x }
    return square.layer.presentation()?.position.x ?? square.center.x
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stop() }

  private func tap() {
    instants["tap"] = CACurrentMediaTime()
    grabbed = square.center.x
    if kind == .driver { driver = SquareDriver(in: self, speed: speed) }
    run(speed)
  }

  /// Starts the motion that a tap starts, in a scroll view by code.
  func startScrolling() { scrollView.setContentOffset(CGPoint(x: 49_000, y: 0), animated: true) }

  private func pan(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: view).x
    let velocity = pan.velocity(in: view).x
    switch pan.state {
    case .began:
      grabbed = square.center.x
      if kind == .driver { driver = SquareDriver(in: self, speed: speed) }
    case .changed: drag(to: moved)
    case .ended:
      instants["release"] = CACurrentMediaTime()
      run(velocity)
    default: break
    }
  }

  private func drag(to moved: CGFloat) {
    if let driver { return driver.update(moved / SquareDriver.distance) }
    square.center.x = grabbed + moved
  }

  private func run(_ velocity: CGFloat) {
    let target = square.center.x + velocity
    switch kind {
    case .block:
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        self.square.center.x = target
      }
    case .animator:
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.square.center.x = target
      }
      animator?.startAnimation()
    case .driver:
      driver?.completionCurve = .linear
      driver?.completionSpeed = max(velocity / speed, 0.01)
      driver?.finish()
    case .physics:
      let push = UIDynamicItemBehavior(items: [square])
      push.resistance = 0
      push.addLinearVelocity(CGPoint(x: velocity, y: 0), for: square)
      dynamics?.addBehavior(push)
      self.push = push
    case .scroll: break
    }
  }

  private func stop() {
    instants["press"] = CACurrentMediaTime()
    let place = place
    switch kind {
    case .block:
      square.layer.removeAllAnimations()
      square.center.x = place
    case .animator: animator?.stopAnimation(true)
    case .driver: driver?.pause()
    case .physics: if let push { dynamics?.removeBehavior(push) }
    case .scroll: break
    }
  }
}

/// A transition to a page that moves the square along x, and its driver.
@MainActor final class SquareDriver: UIPercentDrivenInteractiveTransition {
  static let distance: CGFloat = 3000
  private let page = UIViewController()
  private let transition: SquareTransition

  /// Presents the page.
  ///
  /// - Parameter speed: The speed of the square if nothing drives it, in points per second.
  init(in presenter: DraggedSquare, speed: CGFloat) {
    transition = SquareTransition(presenter.square, duration: Self.distance / speed)
    super.init()
    transition.driver = self
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    presenter.present(page, animated: true)
  }
}

@MainActor
final class SquareTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let square: UIView
  private let duration: TimeInterval
  weak var driver: SquareDriver?

  init(_ square: UIView, duration: TimeInterval) {
    self.square = square
    self.duration = duration
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      self.square.center.x += SquareDriver.distance
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
