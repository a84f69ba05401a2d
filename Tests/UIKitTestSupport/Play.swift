import Foundation
import UIKit

/// A setup with two controllers and a delegate that vends the test's objects.
@MainActor package final class Play: UIViewControllerTransitioningDelegate {
  package let diary = Diary()
  package let setup: TransitionSetup
  package let first: DiaryController
  package let second: DiaryController
  package var animator: SlideAnimator?
  /// The animator of a client, in place of `animator`.
  package var catchable: CatchableAnimator?
  package var driver: (any UIViewControllerInteractiveTransitioning)?
  package private(set) weak var chrome: ChromeController?
  package var dresses: (ChromeController) -> Void = { _ in }
  private let removes: Bool

  /// - Parameter removes: A Boolean value that indicates whether the presenter's view is removed.
  package init(
    removes: Bool = true, duration: TimeInterval = 0.5, style: UIModalPresentationStyle = .custom
  ) {
    self.removes = removes
    let first = DiaryController("first", diary)
    self.first = first
    second = DiaryController("second", diary)
    animator = SlideAnimator(duration: duration, diary: diary)
    setup = TransitionSetup { first }
    second.transitioningDelegate = self
    second.modalPresentationStyle = style
    _ = diary.take()
  }

  package func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("asks animator")
    return catchable ?? animator
  }
  package func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    diary.write("asks animator")
    return catchable ?? animator
  }
  package func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("asks driver")
    return driver
  }
  package func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  )
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    diary.write("asks driver")
    return driver
  }
  package func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    diary.write("asks presentation")
    let made = ChromeController(presented, presenting, diary, removes: removes)
    chrome = made
    dresses(made)
    return made
  }

  // MARK: What a client does

  package func present(animated: Bool = true) {
    setup.run {
      first.present(second, animated: animated) { [diary] in diary.write("present done") }
    }
  }
  package func dismiss(animated: Bool = true) {
    setup.run { second.dismiss(animated: animated) { [diary] in diary.write("dismiss done") } }
  }

  /// Uses an interruptible animator for the following transitions.
  @discardableResult
  package func makeCatchable(
    _ duration: TimeInterval = 0.5, curve: UIView.AnimationCurve = .easeOut
  )
    -> CatchableAnimator
  {
    let made = CatchableAnimator(duration: duration, diary: diary, curve: curve)
    catchable = made
    return made
  }

  /// A driver that takes over only on request.
  @discardableResult
  package func driveLater() -> UIPercentDrivenInteractiveTransition {
    let made = drive()
    made.wantsInteractiveStart = false
    return made
  }

  /// A driver that starts at once.
  @discardableResult
  package func drive() -> UIPercentDrivenInteractiveTransition {
    let made = UIPercentDrivenInteractiveTransition()
    driver = made
    return made
  }

  /// Presents without interaction and clears the diary; the second controller is visible
  /// afterwards.
  package func raise() {
    let driver = driver
    self.driver = nil
    present()
    setup.settle()
    self.driver = driver
    _ = diary.take()
  }

  /// The entries of the diary without layout, durations and vending.
  package func history() -> [String] {
    diary.take().filter {
      !$0.hasPrefix("asks") && !$0.hasPrefix("container") && $0 != "duration"
    }
  }
  /// The appearance callbacks alone.
  package func appearances() -> [String] {
    diary.take().filter { $0.hasSuffix("ppear") }
  }

  package var coordinator: (any UIViewControllerTransitionCoordinator)? {
    second.transitionCoordinator
  }
  package var context: any UIViewControllerContextTransitioning {
    catchable.map { $0.context! } ?? animator!.context!
  }
  package var secondY: CGFloat { second.view.shownY }
}
