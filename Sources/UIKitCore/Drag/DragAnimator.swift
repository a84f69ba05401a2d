import Foundation
import GlissadeTransitions

/// The interruptible animator of a transition whose content a drag moves. The progress of the
/// transition follows the position of the content.
///
/// A change comes from the drag while a pointer moves or releases the content. It comes from the
/// transition when the transition's driver starts, scrubs, finishes or cancels it.
@MainActor final class DragAnimator: NSObject {
  /// The side from which a change of the position comes.
  enum Leader {
    case drag, transition
  }

  let drag: InterruptibleDrag
  let isPresenting: Bool
  /// The position at which the transition shows the content completely.
  private let shown: CGFloat
  /// The stop at which the transition shows the content completely, or `nil` if there is none.
  private let shownStop: DragStop.ID?
  /// The position at which the content is gone.
  private let hidden: CGFloat
  private let timing: UISpringTimingParameters
  private let duration: TimeInterval
  private(set) var state = UIViewAnimatingState.active
  var isReversed = false
  /// The side from which the current change comes, or `nil` while there is no change.
  private(set) var leader: Leader?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator for content that is at the start of its transition.
  init(
    _ drag: InterruptibleDrag, isPresenting: Bool, shown: CGFloat, hidden: CGFloat,
    duration: TimeInterval
  ) {
    self.drag = drag
    self.isPresenting = isPresenting
    self.shown = shown
    self.hidden = hidden
    shownStop = drag.motion.stops.all.first { $0.position == shown }?.id
    self.duration = duration
    timing = UISpringTimingParameters(dampingRatio: 1)
    super.init()
    drag.animator = self
  }

  /// Performs a change that comes from a side. A change that the other side begins in answer is
  /// ignored.
  func lead(_ leader: Leader, _ change: () -> Void) {
    guard self.leader == nil else { return }
    self.leader = leader
    change()
    self.leader = nil
  }

  /// The position at which the transition shows the content completely, by the present stops.
  private var base: CGFloat {
    shownStop.flatMap { drag.motion.stops[$0]?.position } ?? shown
  }

  /// The distance from the position of completely visible content to the hidden position, in
  /// points. Its absolute value is at least 1.
  var distance: CGFloat {
    let distance = (drag.exitStop?.position ?? hidden) - base
    return abs(distance) < 1 ? 1 : distance
  }

  /// The direction along the axis in which the transition leads: 1 or −1.
  var direction: CGFloat { (distance > 0) == isPresenting ? -1 : 1 }

  /// The progress of the transition for the position of the content, 0…1.
  var progress: CGFloat {
    let gone = min(max((drag.position - base) / distance, 0), 1)
    return isPresenting ? 1 - gone : gone
  }

  /// Returns the stop at an end of the transition, or `nil` if this stop does not exist any more.
  private func stop(isEnd: Bool) -> DragStop? {
    let stops = drag.motion.stops
    if isEnd != isPresenting { return drag.exitStop }
    return (isPresenting ? drag.entryStop : nil) ?? stops.nearest(to: base)
  }

  /// Moves the content to an end of the transition. If there is no stop at that end, the animation
  /// ends at once.
  private func run(toEnd isEnd: Bool, timing: UISpringTimingParameters?, factor: CGFloat) {
    guard let stop = stop(isEnd: isEnd) else { return end(at: isEnd ? .end : .start) }
    let velocity = timing.map { CGFloat($0.mainVelocity) * (stop.position - drag.position) }
    let spring = timing?.dragSpring(duration: duration * Double(factor)) ?? .handOff
    lead(.transition) { drag.send(.sent(to: stop.id, velocity: velocity, by: spring)) }
  }

  /// Ends the animation, because the content has come to rest.
  func end(at position: UIViewAnimatingPosition) {
    guard state != .inactive else { return }
    state = .inactive
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}

extension DragAnimator: ProgressReporting {
  var progressVelocity: Double { Double(drag.velocity / distance) * (isPresenting ? -1 : 1) }
}

extension DragAnimator: UIViewImplicitlyAnimating {
  var isRunning: Bool { state == .active && drag.motion.isSettling }

  /// The progress in the direction of the animation. Setting it moves the content to the position
  /// of that progress.
  var fractionComplete: CGFloat {
    get { isReversed ? 1 - progress : progress }
    set {
      let progress = isReversed ? 1 - newValue : newValue
      let position = base + (isPresenting ? 1 - progress : progress) * distance
      lead(.transition) {
        drag.send(.began)
        drag.send(.moved(by: position - drag.position))
      }
    }
  }

  func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation at once and ignores the delay, because a pointer may catch the content.
  func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .active, !drag.motion.isSettling else { return }
    let distance = stop(isEnd: !isReversed).map { $0.position - drag.position } ?? 0
    let velocity = drag.velocity / distance
    let speed = velocity.isFinite ? velocity : 0
    let start = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed))
    run(toEnd: !isReversed, timing: start, factor: 1)
  }

  func pauseAnimation() { lead(.transition) { drag.send(.began) } }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = .stopped
    if withoutFinishing { end(at: .current) }
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current, !drag.isDragging, let stop = stop(isEnd: finalPosition == .end) {
      lead(.transition) { drag.send(.placed(at: stop.id)) }
    }
    end(at: finalPosition)
  }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    run(
      toEnd: !isReversed, timing: parameters?.springTimingParameters,
      factor: durationFactor > 0 ? durationFactor : 1)
  }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    drag.driver.transition?.coordinator?.animate { _ in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: Double(delayFactor), relativeDuration: 1 - Double(delayFactor),
          animations: animation)
      }
    }
  }

  func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
