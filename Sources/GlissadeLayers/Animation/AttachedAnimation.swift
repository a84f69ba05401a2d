import Foundation

/// An animation that a layer has, with the instant at which it began.
@MainActor final class AttachedAnimation {
  let key: String
  let animation: CAAnimation
  /// The transition's clock that it follows, wherever the layer is (DESIGN 3.14); nil: layer time.
  private(set) var clock: AnimationClock?
  let block: AnimationBlock?
  /// In the time of the layer, or of the clock.
  private(set) var beginTime: TimeInterval
  weak var layer: CALayer?
  /// Whether it has been told to have stopped; one that stays for its fill mode no longer counts.
  private(set) var hasStopped = false
  var hasStarted = false
  /// Whether it goes its clock's whole way along its curve and so shows the clock's own progress.
  var followsProgress = false
  /// Keeps the straight course of an interactive transition after its clock is gone.
  private var isLinear = false
  /// Where it leaves the straight course of an interactive transition, to be met by what was shown.
  var bend: Bend?

  init(
    key: String, animation: CAAnimation, clock: AnimationClock?, block: AnimationBlock?,
    beginTime: TimeInterval, layer: CALayer
  ) {
    self.key = key
    self.animation = animation
    self.clock = clock
    self.block = block
    self.beginTime = beginTime
    self.layer = layer
  }

  /// The time on which it runs, at the host's `now`.
  func time(at now: TimeInterval) -> TimeInterval {
    clock?.offset(at: now) ?? layer?.localTime(at: now) ?? now
  }

  /// Whether it has run its length at the host's `now`.
  func isOver(at now: TimeInterval) -> Bool {
    isOver(atTime: time(at: now))
  }

  func isOver(atTime time: TimeInterval) -> Bool {
    if bend.map({ localTime(time) < $0.end - 1e-6 }) ?? false { return false }
    // A microsecond of grace: a frame that falls on the end is the end.
    if animation.speed < 0 { return localTime(time) <= 1e-6 }
    return localTime(time) >= activeDuration - 1e-6
  }

  func hasBegun(at now: TimeInterval) -> Bool { time(at: now) >= beginTime }

  func apply(at now: TimeInterval, to properties: inout LayerProperties) {
    if followsProgress, let progress = clock?.progress(at: now) {
      (animation as? any ChangeAnimation)?.apply(progress, to: &properties)
      return
    }
    let time = time(at: now)
    guard let fraction = overshoot(atTime: time) ?? fraction(at: localTime(time)) else { return }
    animation.apply(at: fraction, linearly: isStraight, to: &properties)
  }

  private var isStraight: Bool { isLinear || (clock?.isLinear ?? false) }

  /// Takes it off its clock so that it goes on where it stands, in the layer's own time.
  func rebase(at now: TimeInterval) {
    guard let clock else { return }
    let progress = followsProgress ? clock.progress(at: now) : nil
    let elapsed = progress.map { $0.main * animation.duration } ?? clock.offset(at: now) - beginTime
    isLinear = isStraight || progress != nil
    self.clock = nil
    beginTime = (layer?.localTime(at: now) ?? now) - elapsed
  }

  /// Begins that much later.
  func shift(by seconds: TimeInterval) { beginTime += seconds }

  /// Tells delegate and block, once.
  func tellStopped(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    block?.didStop(finished: finished)
  }

  /// Leaves its layer, and tells nobody.
  func dismantle() {
    hasStopped = true
    layer?.remove(self)
    clock = nil
    block?.dismantle()
  }

  /// Whether its time passes while its layer is in its own time.
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

  /// The fraction of one repetition to show; nil shows nothing.
  func fraction(at local: TimeInterval) -> Double? {
    if let bent = bend?.progress(at: local) { return bent }
    if local < 0 { return animation.fillMode.holdsStart ? 0 : nil }
    guard animation.duration > 0 else { return animation.fillMode.holdsEnd ? 1 : nil }
    if local >= activeDuration {
      // Until the step that removes it, an ended animation shows its end.
      return hasStopped && !animation.fillMode.holdsEnd ? nil : repetition(activeDuration)
    }
    return repetition(local)
  }

  private func repetition(_ local: TimeInterval) -> Double {
    var count = local / animation.duration
    // What ends with a whole repetition ends at its end, whatever the division's last bit says.
    if abs(count - count.rounded()) < 1e-9 { count.round() }
    if animation.autoreverses {
      let phase = count.truncatingRemainder(dividingBy: 2)
      return phase <= 1 ? phase : 2 - phase
    }
    let phase = count.truncatingRemainder(dividingBy: 1)
    return phase == 0 && count > 0 ? 1 : phase
  }
}
