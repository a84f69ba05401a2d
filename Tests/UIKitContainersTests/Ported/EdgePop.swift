import UIKit

// A navigation client as one finds many: an animator for push and pop, a percent driver with a pan
// of its own from the left edge, and a delegate that vends both. Written against UIKit alone, with
// everything that such code relies on.

final class EdgePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation

  init(operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let containerView = transitionContext.containerView
    let width = containerView.frame.width
    let finalFrame = transitionContext.finalFrame(for: toVC)

    if operation == .push {
      toVC.view.frame = finalFrame.offsetBy(dx: width, dy: 0)
      containerView.addSubview(toVC.view)
    } else {
      toVC.view.frame = finalFrame.offsetBy(dx: -width / 3, dy: 0)
      toVC.view.alpha = 0.5
      containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: {
        toVC.view.frame = finalFrame
        toVC.view.alpha = 1
        if self.operation == .push {
          fromVC.view.frame.origin.x = -width / 3
        } else {
          fromVC.view.frame.origin.x = width
        }
      },
      completion: { _ in
        fromVC.view.frame = finalFrame
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class EdgePopInteraction: UIPercentDrivenInteractiveTransition {
  private weak var navigationController: UINavigationController?
  private(set) var isInProgress = false
  private var shouldComplete = false

  func attach(to viewController: UIViewController) {
    navigationController = viewController.navigationController
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(EdgePopInteraction.handlePan))
    edgePan.edges = .left
    viewController.view.addGestureRecognizer(edgePan)
  }

  func handlePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let view = gesture.view else { return }
    let translation = gesture.translation(in: view)
    let progress = min(max(translation.x / view.bounds.width, 0), 1)

    switch gesture.state {
    case .began:
      isInProgress = true
      navigationController?.popViewController(animated: true)
    case .changed:
      shouldComplete = progress > 0.5
      update(progress)
    case .cancelled, .failed:
      isInProgress = false
      cancel()
    case .ended:
      isInProgress = false
      if shouldComplete { finish() } else { cancel() }
    default:
      break
    }
  }
}

final class EdgePopNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let interaction = EdgePopInteraction()
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    if operation == .push {
      interaction.attach(to: toVC)
    }
    return EdgePopAnimator(operation: operation)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interaction.isInProgress ? interaction : nil
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    // The usual notification of whether a pop was cancelled.
    navigationController.topViewController?.transitionCoordinator?.notifyWhenInteractionChanges {
      context in
      self.shown.append(context.isCancelled ? "cancelled" : "finished")
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }
}
