import Foundation

/// Manages one presentation, from before it begins until its dismissal has ended: chrome, frames,
/// and whether the presenter's view goes.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that presents. Unowned by the presentation; it owns the presentation.
  open private(set) unowned var presentingViewController: UIViewController
  /// The controller that is presented. Unowned by the presentation.
  open private(set) unowned var presentedViewController: UIViewController
  weak var presentation: Presentation?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    guard
      let presenting = presentingViewController ?? presentedViewController.presentingViewController
    else {
      preconditionFailure("A presentation controller needs the controller that presents.")
    }
    self.presentedViewController = presentedViewController
    self.presentingViewController = presenting
    super.init()
  }

  /// Hosts the transition and what is presented; nil while nothing is presented.
  open var containerView: UIView? { presentation?.container }

  /// The view that is moved on and off: the presented controller's own, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends; the container's bounds unless overridden (D-03).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is removed when the presentation has finished (D-04).
  open var shouldRemovePresentersView: Bool { false }

  /// The presented controller's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Before animator and driver: add chrome here and fade it in alongside.
  open func presentationTransitionWillBegin() {}
  /// Take the chrome out if `completed` is false.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// Take the chrome out if `completed` is true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Around each layout of the container: on resize and when a view was added (D-05).
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
}

/// The two built-in styles.
@MainActor final class StandardPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
}

/// The container of a presentation: covers the window and tells the presentation controller when it
/// is laid out.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
