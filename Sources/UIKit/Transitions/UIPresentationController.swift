import Foundation

/// Manages one presentation, from before it begins until its dismissal has ended: chrome, frames,
/// and whether the presenter's view goes.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that presents. Unowned by the presentation; it owns the presentation.
  open private(set) unowned var presentingViewController: UIViewController
  /// The controller that is presented. Unowned by the presentation.
  open private(set) unowned var presentedViewController: UIViewController
  weak var presentation: Presentation?

  /// Creates the controller of a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents it; `nil` stands for the one that
  ///     presents it already, and is a programming error if there is none.
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

  /// Notifies the controller that the presentation is about to begin, before animator and driver
  /// are called. Override it to add chrome and to fade it in alongside.
  open func presentationTransitionWillBegin() {}
  /// Notifies the controller that the presentation has ended. Override it to remove the chrome if
  /// `completed` is false.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Notifies the controller that the dismissal is about to begin, before animator and driver are
  /// called. Override it to fade chrome out alongside.
  open func dismissalTransitionWillBegin() {}
  /// Notifies the controller that the dismissal has ended. Override it to remove the chrome if
  /// `completed` is true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Notifies the controller before each layout of the container: on resize and when a view was
  /// added (D-05).
  open func containerViewWillLayoutSubviews() {}
  /// Notifies the controller after each layout of the container (D-05).
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
