import Foundation

/// A controller that manages a presentation, from before it begins until its dismissal has ended:
/// its chrome, its frames, and the removal of the presenter's view.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that presents, which owns the presentation.
  open private(set) unowned var presentingViewController: UIViewController
  /// The controller that is presented.
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

  /// The view that hosts the transition and the presented view, or `nil` while nothing is
  /// presented.
  open var containerView: UIView? { presentation?.container }

  /// The view that is presented: the presented controller's own, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The final frame of the presented view. It is the container's bounds by default (D-03).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// A Boolean value that indicates whether the presenter's view is removed when the presentation
  /// has finished (D-04).
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

/// The presentation controller of the built-in styles.
@MainActor final class StandardPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
}

/// The container of a presentation, which covers the window and notifies the presentation
/// controller of its layout.
@MainActor final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
