import Foundation

/// The state of a layer's animation at an instant, for an inspector.
package struct RunningAnimation: Sendable {
  /// The kind of the clock by which an animation runs.
  package enum Owner: String, Sendable {
    /// The clock of a transition.
    case transition
    /// The clock of a property animator.
    case animator
    /// The layer's local time, for an animation that a block of changes started.
    case block
    /// The layer's local time, for an animation that a client added to the layer.
    case layer
  }

  /// The name of the animated property, or the key of an animation of several properties.
  package let property: String
  /// The completed fraction of all repetitions, 0…1; the fraction of one repetition if the
  /// animation repeats without end.
  package let fraction: Double
  /// The duration of all repetitions in seconds, which can be infinite.
  package let duration: TimeInterval
  /// A Boolean value that indicates whether the fraction does not change.
  package let isPaused: Bool
  package let owner: Owner
  /// The curve along which the animation runs now.
  package let timing: TimingCurve
  /// The duration of that curve, in seconds.
  package let span: TimeInterval
  /// The calls that added the animation, or `nil` if the host does not record them.
  package let calls: CallStack?
}

extension CALayer {
  /// The animations of this layer that have not stopped, in the order in which they were added.
  package var runningAnimations: [RunningAnimation] {
    let now = (host ?? LayerHost.current)?.now ?? 0
    return attached.filter { !$0.hasStopped }.map { $0.reading(at: now) }
  }
}

extension AttachedAnimation {
  fileprivate func reading(at now: TimeInterval) -> RunningAnimation {
    let named = (animation as? CAPropertyAnimation)?.keyPath ?? animation.key?.rawValue
    let run = clock?.run ?? (animation.timing, animation.duration)
    return RunningAnimation(
      property: named ?? key, fraction: min(max(completed(at: now), 0), 1),
      duration: activeDuration, isPaused: clock.map { !$0.isMoving } ?? !timePasses, owner: owner,
      timing: run.curve, span: run.duration, calls: calls)
  }

  private func completed(at now: TimeInterval) -> Double {
    if followsProgress, let progress = clock?.progress(at: now) { return progress.main }
    let local = localTime(time(at: now))
    if let bent = bend?.progress(at: local) { return bent }
    guard activeDuration.isFinite else { return fraction(at: local) ?? 0 }
    return activeDuration > 0 ? local / activeDuration : 1
  }

  private var owner: RunningAnimation.Owner {
    if clock is AnimatorClock { return .animator }
    if clock != nil { return .transition }
    return animation is any ChangeAnimation ? .block : .layer
  }
}
