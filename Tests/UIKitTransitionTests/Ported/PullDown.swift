import UIKit

// The pull-down of 1.1–1.5 as client code has it: a modal page pulled down by one pan and
// pushed up by another. Written against UIKit alone, with everything that such code relies on.

/// The page underneath. Pulling it down brings the second page.
final class PullDownFirst: UIViewController {
  private var driver: UIPercentDrivenInteractiveTransition?
  private(set) var decisions: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .white
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PullDownFirst.handlePan))
    view.addGestureRecognizer(pan)
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: pan.view).y / pan.view!.bounds.size.height
    switch pan.state {
    case .began:
      let second = PullDownSecond()
      driver = UIPercentDrivenInteractiveTransition()
      second.transition.driver = driver
      show(second, sender: self)
    case .changed:
      driver?.update(progress)
    case .ended, .cancelled:
      let speed = pan.velocity(in: pan.view).y
      let finishes = pan.state == .ended && (speed > 0 || (speed == 0 && progress > 0.5))
      decisions.append(finishes)
      if finishes { driver?.finish() } else { driver?.cancel() }
      driver = nil
    default:
      break
    }
  }
}

/// The page that comes down. Pushing it up, or its button, sends it away.
final class PullDownSecond: UIViewController {
  let transition = PullDownTransition()
  let button = UIButton(type: .system)
  private var driver: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second"
    view.backgroundColor = .systemBlue
    button.setTitle("Back", for: .normal)
    button.frame = CGRect(x: 137, y: 600, width: 100, height: 44)
    button.addTarget(self, action: Selector(PullDownSecond.goBack), for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PullDownSecond.handlePan)))
  }

  func goBack() { dismiss(animated: true) }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    let progress = -pan.translation(in: pan.view).y / pan.view!.bounds.size.height
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      transition.driver = driver
      dismiss(animated: true)
    case .changed:
      driver?.update(progress)
    case .ended, .cancelled:
      let speed = pan.velocity(in: pan.view).y
      if speed < 0 || (speed == 0 && progress > 0.5) {
        driver?.finish()
      } else {
        driver?.cancel()
      }
      driver = nil
    default:
      break
    }
  }
}

/// Vends animator, driver and presentation controller; holds the driver weakly.
final class PullDownTransition: NSObject, UIViewControllerTransitioningDelegate {
  weak var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PullDownAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { PullDownAnimator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PullDownPresentation(presentedViewController: presented, presenting: presenting)
  }
}

final class PullDownPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

final class PullDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let fromView = transitionContext.view(forKey: .from)!
    let toView = transitionContext.view(forKey: .to)!
    let shown = container.bounds
    let hidden = shown.offsetBy(dx: 0, dy: -shown.height)
    if isPresenting {
      toView.frame = hidden
      container.addSubview(toView)
    } else {
      toView.frame = shown
      container.insertSubview(toView, belowSubview: fromView)
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [isPresenting] in
      if isPresenting { toView.frame = shown } else { fromView.frame = hidden }
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
