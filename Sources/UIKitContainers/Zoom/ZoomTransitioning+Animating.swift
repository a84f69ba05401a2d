import UIKitCore

// This extension makes the zoom the interruptible animator of its transition.
extension ZoomTransitioning: UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState {
    switch phase {
    case .idle, .over: .inactive
    case .running, .held: .active
    case .stopped: .stopped
    }
  }

  var isRunning: Bool {
    if case .running = phase { true } else { false }
  }

  /// `false` always: a cancelled zoom returns on a new path.
  var isReversed: Bool {
    get { false }
    set { if newValue, isRunning { turn(to: finishingEnd == .page ? .source : .page) } }
  }

  /// The progress towards the end of the transition, 0…1. A new value shows the page on the
  /// straight path between its source view and its place at rest.
  var fractionComplete: CGFloat {
    get { isOpening ? pose.progress : 1 - pose.progress }
    set {
      let fraction = Double(isOpening ? newValue : 1 - newValue)
      let (page, source) = (pose(at: .page).components, pose(at: .source).components)
      show(.init(components: source + (page - source) * fraction))
    }
  }

  func startAnimation() { startAnimation(afterDelay: 0) }

  func startAnimation(afterDelay delay: TimeInterval) {
    if case .held(_, let end) = phase { turn(to: end, after: delay) }
  }

  func pauseAnimation() {
    guard case .running(_, let end) = phase else { return }
    stopLink()
    phase = .held(nil, from: end)
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopLink()
    phase = .stopped
    if withoutFinishing { finishAnimation(at: .current) }
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    conclude(at: finalPosition == .end ? finishingEnd : startingEnd, in: context)
  }

  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = Double(min(max(delayFactor, 0), 1))
    let coordinator = context?.viewController(forKey: .to)?.transitionCoordinator
    coordinator?.animate { _ in
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: delay, relativeDuration: 1 - delay, animations: animation)
      }
    }
  }

  func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
