import Foundation
import UIKit

/// An animator that slides like `SlideAnimator`, with an interruptible animator of the test's
/// choice.
package final class CatchableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  package let duration: TimeInterval
  package let diary: Diary
  package var timing: any UITimingCurveProvider
  /// The replacement of the property animator.
  package var make: ((_ move: @escaping (Double) -> Void) -> any UIViewImplicitlyAnimating)?
  /// The animator to vend, made elsewhere.
  package var vends: (() -> any UIViewImplicitlyAnimating)?
  /// A closure that is called before a new animator is returned.
  package var onMake: () -> Void = {}
  /// The closure that every completion calls with the context, in place of `completeTransition`.
  package var instead: ((any UIViewControllerContextTransitioning) -> Void)?
  package private(set) weak var made: (any UIViewImplicitlyAnimating)?
  package private(set) var positions: [UIViewAnimatingPosition] = []
  package private(set) var context: (any UIViewControllerContextTransitioning)?

  package init(duration: TimeInterval, diary: Diary, curve: UIView.AnimationCurve = .easeOut) {
    (self.duration, self.diary) = (duration, diary)
    timing = UICubicTimingParameters(animationCurve: curve)
  }

  package func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    diary.write("animate")
  }

  package func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    diary.write("asks interruptible")
    self.context = context
    if let vends { return vends() }
    let views = SlideViews(context)
    views.moving.frame = views.start
    let animator = animator(views.moving, views.start, views.end)
    made = animator
    animator.addCompletion { [self] in ended(context, at: $0) }
    onMake()
    return animator
  }

  private func animator(_ view: UIView, _ start: CGRect, _ end: CGRect)
    -> any UIViewImplicitlyAnimating
  {
    if let make {
      return make { view.frame.origin.y = start.minY + (end.minY - start.minY) * $0 }
    }
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { view.frame = end }
    return animator
  }

  private func ended(
    _ context: any UIViewControllerContextTransitioning, at position: UIViewAnimatingPosition
  ) {
    positions.append(position)
    diary.write("animator \(position == .end ? "end" : "start")")
    if let instead { return instead(context) }
    let completed = !context.transitionWasCancelled
    if !completed { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(completed)
  }

  package func animationEnded(_ completed: Bool) { diary.write("animationEnded \(completed)") }
}

/// A client's own animator: linear, moved by a display link, without an animation of UIKit's.
package final class HandMadeAnimator: NSObject, UIViewImplicitlyAnimating {
  private let duration: TimeInterval
  private let move: (Double) -> Void
  private var progress = 0.0
  private var speed = 1.0
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var link: CADisplayLink?
  package private(set) var state = UIViewAnimatingState.inactive
  package var isRunning: Bool { link != nil }
  package var isReversed = false
  package private(set) var calls: [String] = []

  package init(duration: TimeInterval, move: @escaping (Double) -> Void) {
    (self.duration, self.move) = (duration, move)
  }

  package var fractionComplete: CGFloat {
    get { isReversed ? 1 - progress : progress }
    set {
      state = .active
      show(isReversed ? 1 - newValue : newValue)
    }
  }

  private func show(_ progress: Double) {
    self.progress = progress
    move(progress)
  }

  package func startAnimation() {
    calls.append("start")
    run(speed: 1)
  }
  package func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  package func pauseAnimation() {
    calls.append("pause")
    state = .active
    link?.invalidate()
    link = nil
  }

  package func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    calls.append("continue")
    let distance = isReversed ? progress : 1 - progress
    run(speed: durationFactor > 0 ? distance / durationFactor : 1)
  }

  private func run(speed: Double) {
    state = .active
    self.speed = speed
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] in self?.step($0.duration) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func step(_ seconds: TimeInterval) {
    let next = progress + (isReversed ? -1 : 1) * speed * seconds / duration
    show(min(max(next, 0), 1))
    if progress == (isReversed ? 0 : 1) { end(at: isReversed ? .start : .end) }
  }

  private func end(at position: UIViewAnimatingPosition) {
    link?.invalidate()
    link = nil
    state = .inactive
    let reported = completions
    completions = []
    for completion in reported { completion(position) }
  }

  package func stopAnimation(_ withoutFinishing: Bool) {
    calls.append("stop")
    pauseAnimation()
    state = withoutFinishing ? .inactive : .stopped
  }
  package func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    calls.append("finish")
    show(finalPosition == .end ? 1 : 0)
    end(at: finalPosition)
  }
  package func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animation()
  }
  package func addAnimations(_ animation: @escaping () -> Void) { animation() }
  package func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
