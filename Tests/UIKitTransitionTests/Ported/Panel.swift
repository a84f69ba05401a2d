import UIKit

/// The page beneath: a button and a pull from the bottom edge present the panel.
final class PanelPresenter: UIViewController {
  let transition = PanelTransition()
  let button = UIButton(type: .system)
  private(set) var presentations = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Presenter"
    view.backgroundColor = .white
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 137, y: 100, width: 100, height: 44)
    button.addTarget(self, action: Selector(PanelPresenter.open), for: .touchUpInside)
    view.addSubview(button)
    transition.driver.attach(to: self) { [unowned self] in makePanel() }
  }

  func open() { present(makePanel(), animated: true) }

  private func makePanel() -> UIViewController {
    presentations += 1
    let panel = PanelViewController()
    panel.modalPresentationStyle = .custom
    panel.transitioningDelegate = transition
    return panel
  }
}

final class PanelViewController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Panel"
    view.backgroundColor = .systemBlue
    button.setTitle("Close", for: .normal)
    button.frame = CGRect(x: 137, y: 20, width: 100, height: 44)
    button.addTarget(self, action: Selector(PanelViewController.close), for: .touchUpInside)
    view.addSubview(button)
  }

  func close() { dismiss(animated: true) }
}

final class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
  let driver = PanelDriver()
  private(set) weak var presentation: PanelPresentation?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    driver.link(to: presented)
    let made = PanelPresentation(presentedViewController: presented, presenting: presenting)
    made.driver = driver
    presentation = made
    return made
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PanelAnimator(isPresenting: true) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { PanelAnimator(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

final class PanelPresentation: UIPresentationController {
  weak var driver: PanelDriver?
  let dim = UIView()

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView!.bounds
    return CGRect(
      x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dim.backgroundColor = UIColor(white: 0, alpha: 0.3)
    dim.alpha = 0
    dim.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(PanelPresentation.tapOutside)))
    containerView?.insertSubview(dim, at: 0)
    containerView?.addSubview(presentedView!)
    alongside { $0.dim.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if completed { driver?.direction = .dismiss } else { dim.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    alongside { $0.dim.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    dim.removeFromSuperview()
    driver?.direction = .present
  }

  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    dim.frame = containerView!.bounds
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  func tapOutside() { driver?.tapOutside() }

  private func alongside(_ change: @escaping (PanelPresentation) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate(alongsideTransition: { _ in change(self) }, completion: nil)
  }
}

final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    let view = transitionContext.view(forKey: isPresenting ? .to : .from)!
    let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)!
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: controller)
      : transitionContext.initialFrame(for: controller)
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    view.frame = isPresenting ? hidden : shown
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeOut
    ) { [isPresenting] in
      view.frame = isPresenting ? shown : hidden
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }
}
