import Foundation
import UIKit

/// The events in order, as the client receives them.
@MainActor package final class Diary {
  package init() {}

  package private(set) var lines: [String] = []
  package func write(_ line: String) { lines.append(line) }
  /// Removes and returns the lines since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its callbacks.
open class DiaryController: UIViewController {
  package let diary: Diary
  package let name: String
  package var onCallback: (String) -> Void = { _ in }

  package init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .fullScreen
  }
  public required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    diary.write("\(name) \(callback)")
    onCallback(callback)
  }
  open override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  open override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  open override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  open override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  open override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Slides the presented view in from above and out again; the presenter's view stays in place.
package final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  package let duration: TimeInterval
  package let diary: Diary
  /// Changes to animate beside the slide.
  package var beside: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  /// The replacement of the whole animation.
  package var instead: ((any UIViewControllerContextTransitioning) -> Void)?
  /// The argument of `completeTransition`; `nil` stands for the decision.
  package var decision: Bool?
  /// A Boolean value that indicates whether a cancelled dismissal's arriving view is left where it
  /// is.
  package var leavesToView = false
  package var finished: [Bool] = []
  package private(set) var context: (any UIViewControllerContextTransitioning)?
  package func forget() { context = nil }

  package init(duration: TimeInterval, diary: Diary) {
    (self.duration, self.diary) = (duration, diary)
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    diary.write("duration")
    return duration
  }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    diary.write("animate")
    self.context = context
    if let instead { return instead(context) }
    let views = SlideViews(context)
    views.moving.frame = views.start
    UIView.animate(withDuration: duration) { [self] in
      views.moving.frame = views.end
      beside(context)
    } completion: { [self] in
      end(context, $0)
    }
  }

  private func end(_ context: any UIViewControllerContextTransitioning, _ finished: Bool) {
    diary.write("animations \(finished ? "end" : "start")")
    self.finished.append(finished)
    let completed = decision ?? !context.transitionWasCancelled
    if !completed, !leavesToView { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(completed)
  }

  package var onEnded: () -> Void = {}

  package func animationEnded(_ completed: Bool) {
    diary.write("animationEnded \(completed)")
    onEnded()
  }
}

/// A presentation controller with a dimming view that records its calls.
package final class ChromeController: UIPresentationController {
  package let diary: Diary
  package let removes: Bool
  package let dim = UIView()
  package var customFrame: CGRect?
  package var onDidLayout: (ChromeController) -> Void = { _ in }
  package var onWillBegin: (ChromeController) -> Void = { _ in }

  package init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ diary: Diary, removes: Bool
  ) {
    (self.diary, self.removes) = (diary, removes)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  package override var shouldRemovePresentersView: Bool { removes }
  package override var frameOfPresentedViewInContainerView: CGRect {
    customFrame ?? super.frameOfPresentedViewInContainerView
  }

  package override func presentationTransitionWillBegin() {
    diary.write("presentationWillBegin")
    dim.frame = containerView!.bounds
    dim.backgroundColor = .black
    dim.alpha = 0
    containerView!.insertSubview(dim, at: 0)
    let coordinator = presentedViewController.transitionCoordinator!
    coordinator.animate(alongsideTransition: { [dim] _ in dim.alpha = 1 }) { [diary] in
      diary.write("coordinator \($0.isCancelled ? "cancelled" : "completed")")
    }
    onWillBegin(self)
  }
  package override func presentationTransitionDidEnd(_ completed: Bool) {
    diary.write("presentationDidEnd \(completed)")
    if !completed { dim.removeFromSuperview() }
  }
  package override func dismissalTransitionWillBegin() {
    diary.write("dismissalWillBegin")
    let coordinator = presentedViewController.transitionCoordinator!
    coordinator.animate(alongsideTransition: { [dim] _ in dim.alpha = 0 }) { [diary] in
      diary.write("coordinator \($0.isCancelled ? "cancelled" : "completed")")
    }
  }
  package override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary.write("dismissalDidEnd \(completed)")
    if completed { dim.removeFromSuperview() }
  }
  package override func containerViewWillLayoutSubviews() { diary.write("containerWillLayout") }
  package override func containerViewDidLayoutSubviews() {
    diary.write("containerDidLayout")
    onDidLayout(self)
  }
}

extension UIViewController {
  /// Returns a controller that covers its presenter, whose view is removed.
  package static func covering() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }
}
