import Foundation

/// An animation of a layer, with the instant at which it began.
@MainActor final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// The clock by which the animation runs, wherever the layer is (decision 14), or `nil` if it
  /// runs in the layer's local time.
  private(set) var clock: AnimationClock?
  let block: AnimationBlock?
  /// The calls that added the animation, or `nil` if the host does not record them.
  let calls: CallStack?
  /// The beginning of the animation in the time of its clock, or else of its layer.
  private(set) var beginTime: TimeInterval
  weak var layer: CALayer?
  /// A Boolean value that indicates whether the stop of the animation was reported. It is also
  /// `true` for an animation that only its fill mode keeps visible.
  private(set) var hasStopped = false
  var hasStarted = false
  /// A Boolean value that indicates whether the animation covers the whole clock along the clock's
  /// curve, and so shows the clock's own progress.
  var followsProgress = false
  /// A Boolean value that indicates whether the progress stays linear, as in an interactive
  /// transition, after the animation was removed from its clock.
  private var isLinear = false
  /// The progress with a corner at the value that was visible when a driver caught the transition,
  /// or `nil`.
  var bend: Bend?

  init(
    key: String, animation: CAAnimation, clock: AnimationClock?, block: AnimationBlock?,
    beginTime: TimeInterval, layer: CALayer, calls: CallStack? = nil
  ) {
    self.key = key
    self.animation = animation
    self.clock = clock
    self.block = block
    self.beginTime = beginTime
    self.layer = layer
    self.calls = calls
  }

  /// Returns the time of the clock or layer by which the animation runs, at the host's time `now`.
  func time(at now: TimeInterval) -> TimeInterval {
    clock?.offset(at: now) ?? layer?.localTime(at: now) ?? now
  }

  /// Returns whether the duration of the animation has passed at the host's time `now`.
  func isOver(at now: TimeInterval) -> Bool {
    isOver(atTime: time(at: now))
  }

  func isOver(atTime time: TimeInterval) -> Bool {
    if bend.map({ localTime(time) < $0.end - 1e-6 }) ?? false { return false }
    // Because of the tolerance of a microsecond, a frame at the end shows the value at the end in
    // spite of rounding errors.
    if animation.speed < 0 { return localTime(time) <= 1e-6 }
    return localTime(time) >= activeDuration - 1e-6
  }

  func hasBegun(at now: TimeInterval) -> Bool { time(at: now) >= beginTime }

  func apply(at now: TimeInterval, to properties: inout LayerProperties) {
    if followsProgress, let progress = clock?.progress(at: now) {
      (animation as? any ChangeAnimation)?.apply(progress, to: &properties)
      return
    }
    guard let fraction = shownFraction(at: now) else { return }
    animation.apply(at: fraction, linearly: isStraight, to: &properties)
  }

  /// Returns the fraction of one repetition to show at the host's time `now`, or `nil` if the
  /// animation has no effect then.
  func shownFraction(at now: TimeInterval) -> Double? {
    let time = time(at: now)
    return overshoot(atTime: time) ?? fraction(at: localTime(time))
  }

  /// Returns the progress to show at the host's time `now`, or `nil` if the animation has no effect
  /// then.
  func shownProgress(at now: TimeInterval) -> Double? {
    if followsProgress, let progress = clock?.progress(at: now) { return progress.main }
    return shownFraction(at: now).map { animation.progress(at: $0, linearly: isStraight) }
  }

  var isStraight: Bool { isLinear || (clock?.isLinear ?? false) }

  /// Removes the animation from its clock, so that it continues from its current value in the
  /// layer's local time.
  func rebase(at now: TimeInterval) {
    guard let clock else { return }
    let progress = followsProgress ? clock.progress(at: now) : nil
    let elapsed = progress.map { $0.main * animation.duration } ?? clock.offset(at: now) - beginTime
    isLinear = isStraight || progress != nil
    self.clock = nil
    beginTime = (layer?.localTime(at: now) ?? now) - elapsed
  }

  /// Shifts the beginning of the animation by a number of seconds.
  func shift(by seconds: TimeInterval) { beginTime += seconds }

  /// Notifies the delegate and the block of the animation's stop, unless they were notified before.
  func notifyStopped(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    block?.didStop(finished: finished)
  }

  /// Removes the animation from its layer without notifications.
  func dismantle() {
    hasStopped = true
    layer?.remove(self)
    clock = nil
    block?.dismantle()
  }

  /// A Boolean value that indicates whether neither the animation nor its layer is paused.
  var timePasses: Bool { animation.speed != 0 && (layer?.timePasses ?? true) }

  var activeDuration: TimeInterval {
    guard animation.duration > 0 else { return 0 }
    if animation.repeatDuration > 0 { return animation.repeatDuration }
    let once = animation.duration * (animation.autoreverses ? 2 : 1)
    return once * (animation.repeatCount > 0 ? Double(animation.repeatCount) : 1)
  }

  func localTime(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(animation.speed) + animation.timeOffset
  }

  /// Returns the fraction of one repetition to show at a local time, or `nil` if the animation has
  /// no effect then.
  func fraction(at local: TimeInterval) -> Double? {
    if let bent = bend?.progress(at: local) { return bent }
    if local < 0 { return animation.fillMode.holdsStart ? 0 : nil }
    guard animation.duration > 0 else { return animation.fillMode.holdsEnd ? 1 : nil }
    if local >= activeDuration {
      // An animation that has ended shows its end until the step that removes it.
      return hasStopped && !animation.fillMode.holdsEnd ? nil : repetition(activeDuration)
    }
    return repetition(local)
  }

  private func repetition(_ local: TimeInterval) -> Double {
    var count = local / animation.duration
    // A number of repetitions that is whole except for rounding errors ends at the end of a
    // repetition.
    if abs(count - count.rounded()) < 1e-9 { count.round() }
    if animation.autoreverses {
      let phase = count.truncatingRemainder(dividingBy: 2)
      return phase <= 1 ? phase : 2 - phase
    }
    let phase = count.truncatingRemainder(dividingBy: 1)
    return phase == 0 && count > 0 ? 1 : phase
  }
}
