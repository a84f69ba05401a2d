import UIKit

/// The calls of a curtain page to the driver of its transition.
@MainActor protocol CurtainDriver: UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether a transition has started with the driver.
  var hasStarted: Bool { get }
  func update(_ percentComplete: CGFloat)
  func finish()
  func cancel()
}

/// A percent driver.
@MainActor final class CurtainPercentDriver: UIPercentDrivenInteractiveTransition, CurtainDriver {
  private(set) var hasStarted = false

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    super.startInteractiveTransition(transitionContext)
  }
}

/// A driver of the client's own, which sets the page's frame by itself.
@MainActor final class CurtainHandDriver: NSObject, CurtainDriver {
  private let isPresenting: Bool
  private var context: (any UIViewControllerContextTransitioning)?
  private var curtain: CurtainViews?
  private var percent: CGFloat = 0
  private var hasDecided = false

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  var hasStarted: Bool { context != nil }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    let curtain = CurtainViews(transitionContext, isPresenting: isPresenting)
    self.curtain = curtain
    curtain.install()
  }

  func update(_ percentComplete: CGFloat) {
    if !hasDecided {
      percent = min(max(percentComplete, 0), 1)
      curtain?.move(to: percent)
    }
    context?.updateInteractiveTransition(percentComplete)
  }

  func finish() {
    context?.finishInteractiveTransition()
    runOut(to: 1)
  }

  func cancel() {
    context?.cancelInteractiveTransition()
    runOut(to: 0)
  }

  private func runOut(to end: CGFloat) {
    guard let context, let curtain, !hasDecided else { return }
    hasDecided = true
    let remaining = abs(end - percent)
    UIView.animate(withDuration: remaining * CurtainViews.duration) {
      curtain.move(to: end)
    } completion: { _ in
      curtain.complete(context, end == 1)
    }
  }
}
