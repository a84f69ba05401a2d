import UIKit

class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {

    let driver = UIPercentDrivenInteractiveTransition()
    @objc var isInteractive = false

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return DrawerAnimator(isPresenting: false)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return isInteractive ? driver : nil
    }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        return DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Dims the page behind the drawer.
class DrawerPresentationController: UIPresentationController {

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(DrawerPresentationController.dismiss(_:))))
        return view
    }()

    @objc private func dismiss(_ tap: UITapGestureRecognizer) {
        presentedViewController.dismiss(animated: true)
    }
}

extension DrawerPresentationController {

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        dimmingView.alpha = 0
        container.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return container.bounds.inset(by: UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0))
    }
}

class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key), let drawer = controller.view else {
            return transitionContext.completeTransition(false)
        }
        let shown = isPresenting ? transitionContext.finalFrame(for: controller) : drawer.frame
        let hidden = shown.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.maxY - shown.minY)
        if isPresenting {
            drawer.frame = hidden
            transitionContext.containerView.addSubview(drawer)
        }
        let duration = transitionDuration(using: transitionContext)
        let animations = { drawer.frame = self.isPresenting ? shown : hidden }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveLinear], animations: animations) { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
