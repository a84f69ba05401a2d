import UIKit

/// Drives the card by hand, without a percent driver: the card goes with the touch, and on to one
/// of its two places on a spring, in which it can be caught again.
class CardDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private weak var card: UIView?
  private var shown = CGRect.zero
  private var isPresenting = false
  private var grip: CGFloat = 0
  /// The distance of the card below its position at rest, in points.
  private(set) var offset: CGFloat = 0
  let spring = SpringLink()

  override init() {
    super.init()
    spring.onChange = { [weak self] in self?.move(to: CGFloat($0)) }
    spring.onRest = { [weak self] in self?.end() }
  }

  var isActive: Bool { return context != nil }
  var height: CGFloat { return max(shown.height, 1) }

  func startInteractiveTransition(
    _ transitionContext: UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    if let view = transitionContext.view(forKey: .to),
      let to = transitionContext.viewController(forKey: .to)
    {
      isPresenting = true
      card = view
      shown = transitionContext.finalFrame(for: to)
      transitionContext.containerView.addSubview(view)
      move(to: shown.height)
    } else if let from = transitionContext.viewController(forKey: .from) {
      isPresenting = false
      card = transitionContext.view(forKey: .from)
      shown = transitionContext.initialFrame(for: from)
      move(to: 0)
    }
    grip = offset
  }

  /// A touch has taken hold of the card.
  func catchCard() {
    spring.stop()
    grip = offset
  }

  func drag(by translation: CGFloat) {
    // One that was caught above its place stays there until it is pulled down.
    move(to: min(max(grip + translation, min(grip, 0)), height))
  }

  func release(velocity: CGFloat) {
    guard isActive else { return }
    let projected = offset + velocity * 0.25
    let goesAway = projected > height / 2
    spring.run(
      from: Double(offset), to: goesAway ? Double(height) : 0, velocity: Double(velocity))
  }

  private func move(to newOffset: CGFloat) {
    offset = newOffset
    card?.frame = shown.offsetBy(dx: 0, dy: newOffset)
    let away = min(max(newOffset / height, 0), 1)
    context?.updateInteractiveTransition(isPresenting ? 1 - away : away)
  }

  private func end() {
    guard let context = context else { return }
    let isAway = offset > height / 2
    let completes = isAway != isPresenting
    self.context = nil
    if completes {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    context.completeTransition(completes)
  }
}
