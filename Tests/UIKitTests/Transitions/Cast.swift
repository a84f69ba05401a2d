import Foundation
import UIKit

/// The events in order, as the client receives them.
@MainActor final class Diary {
  private(set) var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  /// Removes and returns the lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its callbacks.
class DiaryController: UIViewController {
  let diary: Diary
  let name: String
  var onCallback: (String) -> Void = { _ in }

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ callback: String) {
    diary.write("\(name) \(callback)")
    onCallback(callback)
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Slides the presented view in from above and out again; the presenter's view stays in place.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let diary: Diary
  /// Changes to animate beside the slide.
  var beside: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  /// The replacement of the whole animation.
  var instead: ((any UIViewControllerContextTransitioning) -> Void)?
  /// The argument of `completeTransition`; `nil` stands for the decision.
  var decision: Bool?
  /// A Boolean value that indicates whether a cancelled dismissal's arriving view is left where it
  /// is.
  var leavesToView = false
  var finished: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  func forget() { context = nil }

  init(duration: TimeInterval, diary: Diary) { (self.duration, self.diary) = (duration, diary) }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    diary.write("duration")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
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

  var onEnded: () -> Void = {}

  func animationEnded(_ completed: Bool) {
    diary.write("animationEnded \(completed)")
    onEnded()
  }
}

/// A presentation controller with a dimming view that records its calls.
final class ChromeController: UIPresentationController {
  let diary: Diary
  let removes: Bool
  let dim = UIView()
  var customFrame: CGRect?
  var onDidLayout: (ChromeController) -> Void = { _ in }
  var onWillBegin: (ChromeController) -> Void = { _ in }

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ diary: Diary, removes: Bool
  ) {
    (self.diary, self.removes) = (diary, removes)
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removes }
  override var frameOfPresentedViewInContainerView: CGRect {
    customFrame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() {
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
  override func presentationTransitionDidEnd(_ completed: Bool) {
    diary.write("presentationDidEnd \(completed)")
    if !completed { dim.removeFromSuperview() }
  }
  override func dismissalTransitionWillBegin() {
    diary.write("dismissalWillBegin")
    let coordinator = presentedViewController.transitionCoordinator!
    coordinator.animate(alongsideTransition: { [dim] _ in dim.alpha = 0 }) { [diary] in
      diary.write("coordinator \($0.isCancelled ? "cancelled" : "completed")")
    }
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    diary.write("dismissalDidEnd \(completed)")
    if completed { dim.removeFromSuperview() }
  }
  override func containerViewWillLayoutSubviews() { diary.write("containerWillLayout") }
  override func containerViewDidLayoutSubviews() {
    diary.write("containerDidLayout")
    onDidLayout(self)
  }
}

extension UIViewController {
  /// Returns a controller that covers its presenter, whose view is removed.
  static func covering() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }
}
