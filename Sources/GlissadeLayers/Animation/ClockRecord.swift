import Foundation

/// One property that animation blocks on a clock changed: what it was, so that a cancelled
/// transition leaves no trace, and what it is to be (DESIGN 3.13, SPEC D-05, E-20).
@MainActor final class ClockRecord {
  let key: LayerKey
  let layer: CALayer
  private(set) weak var clock: AnimationClock?
  /// The block that wrote it last.
  private(set) var owner: AnimationBlock
  /// Whether that block is over, while the transition goes on: the model shows again.
  private var isSettled = false
  /// Where a cancel leads back to.
  private(set) var start: AnimatableValue
  /// Where a finish leads to, once something else was written over the model.
  private(set) var target: AnimatableValue?
  /// What the animations show at their very beginning, once a cancel is under way.
  private var beginning: AnimatableValue?

  init(
    layer: CALayer, key: LayerKey, start: AnimatableValue, owner: AnimationBlock,
    clock: AnimationClock
  ) {
    (self.layer, self.key, self.start, self.owner, self.clock) = (layer, key, start, owner, clock)
  }

  /// A write outside any block: it becomes what a cancel leads back to and does not show.
  func overwrite(current: AnimatableValue, with value: AnimatableValue) {
    // To write once more what is to be says nothing about what was.
    guard target != nil || value != current else { return }
    if !isSettled, target == nil { target = current }
    start = value
  }

  /// A write outside any block to what a property animator moves on its own: the model is the
  /// client's, as in Core Animation. Where values add up, what is added goes on above it; the start
  /// goes along, so that a way back ends without a jump.
  func yield(current: AnimatableValue, to value: AnimatableValue) {
    guard AnimatableValue.addUp(start, value) else { return }
    start = start.adding(from: value, to: current, weight: 1) ?? start
  }

  /// Whether a transition is to be put back or finished as one.
  var isOfTransition: Bool {
    clock?.root is TransitionClock || (clock as? AnimatorClock)?.playsTransition ?? false
  }

  /// A relative change outside any block, of the model from `current` to `value`: every value that
  /// the record knows follows.
  func shift(current: AnimatableValue, to value: AnimatableValue) {
    let shifted = { (known: AnimatableValue) in
      known.adding(from: value, to: current, weight: 1) ?? value
    }
    start = shifted(start)
    target = target.map(shifted)
    beginning = beginning.map(shifted)
  }

  /// Another block of the transition writes it.
  func take(by block: AnimationBlock) { (owner, isSettled) = (block, false) }

  /// Its block is over before the transition is: it holds what that led to, and is still put back if
  /// the transition is cancelled.
  func settle() {
    guard isOpen else { return }
    isSettled = true
    guard let target else { return }
    self.target = nil
    layer.restore(key, target)
  }

  /// A write in a block after such a write: it is the new end.
  func retarget() { target = nil }

  /// Notes what the animations show with `clock` at its beginning, for a run back to there.
  func prepareReturn(clock: AnimationClock) {
    beginning = clock.assumingStart { layer.presentationValues[key] }
  }

  /// What is added to what the animations show so that a cancel ends exactly at `start`.
  func correct(_ properties: inout LayerProperties, at now: TimeInterval) {
    guard let clock, let beginning, beginning != start else { return }
    let way = clock.returned(at: now)
    guard way != 0 else { return }
    let shown = properties[key]
    if AnimatableValue.addUp(start, beginning),
      let sum = shown.adding(from: start, to: beginning, weight: way)
    {
      properties[key] = sum
    } else if let mix = shown.interpolated(to: start, at: way) {
      properties[key] = mix
    }
  }

  /// Whether nobody else has taken the property over.
  var isOpen: Bool { layer.records[key] === self }

  /// Stopped: the model holds what shows, with what others add to it left to them (G-02).
  func bake(_ shown: AnimatableValue) {
    guard isOpen else { return }
    layer.records[key] = nil
    let without = layer.presentationValues[key]
    let model = layer.modelValues[key]
    if without != model, AnimatableValue.addUp(shown, without),
      let sum = model.adding(from: shown, to: without, weight: 1)
    {
      layer.restore(key, sum)
    } else {
      layer.restore(key, shown)
    }
  }

  /// Finished: the model holds what the animations led to.
  func close() {
    guard isOpen else { return }
    layer.records[key] = nil
    if let target { layer.restore(key, target) }
  }

  /// Cancelled: the model holds what it did at the start.
  func putBack() {
    guard isOpen else { return }
    layer.records[key] = nil
    layer.restore(key, start)
  }
}
