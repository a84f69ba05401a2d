import Foundation

/// A record of one property that blocks on a clock have changed. It stores the initial value, which
/// a cancellation restores, and the final value (decision 13, D-05, E-20).
@MainActor final class ClockRecord {
  let key: LayerKey
  let layer: CALayer
  private(set) weak var clock: AnimationClock?
  /// The block that wrote the property last.
  private(set) var owner: AnimationBlock
  /// A Boolean value that indicates whether the owner has ended while the transition continues, so
  /// that the model value is visible again.
  private var isSettled = false
  /// The value that a cancellation restores.
  private(set) var start: AnimatableValue
  /// The final value of the property, if another value was written to the model during the
  /// animation; otherwise `nil`.
  private(set) var target: AnimatableValue?
  /// The value that the animations show at their beginning. It is recorded for a cancellation and
  /// is `nil` before.
  private var beginning: AnimatableValue?
  /// The values before the first write outside of blocks in this frame, or `nil` if there was none.
  private var unwritten: Values?

  /// The values that a write outside of blocks changes.
  private struct Values {
    let model: AnimatableValue
    let start: AnimatableValue
    let target: AnimatableValue?
    var beginning: AnimatableValue?
  }

  init(
    layer: CALayer, key: LayerKey, start: AnimatableValue, owner: AnimationBlock,
    clock: AnimationClock
  ) {
    self.layer = layer
    self.key = key
    self.start = start
    self.owner = owner
    self.clock = clock
  }

  /// Handles a write outside of blocks. The caller changes the model afterwards.
  ///
  /// A write that restores the value within the same frame undoes the write before it: a layout
  /// that resets a transform, sets a frame and restores the transform changes nothing (E-20).
  ///
  /// - Parameter followsParent: A Boolean value that indicates whether the layer is being resized
  ///   with its parent.
  func write(_ value: AnimatableValue, over current: AnimatableValue, followsParent: Bool) {
    if let unwritten, unwritten.model == value {
      start = unwritten.start
      target = unwritten.target
      beginning = unwritten.beginning
      self.unwritten = nil
      return
    }
    if unwritten == nil, value != current {
      unwritten = Values(model: current, start: start, target: target, beginning: beginning)
      clock?.host?.add(written: self)
    }
    if followsParent {
      shift(current: current, to: value)
    } else if isOfTransition {
      overwrite(current: current, with: value)
    } else {
      yield(current: current, to: value)
    }
  }

  /// Makes the writes of this frame final: a later write of the old value no longer undoes them.
  func keepWrites() { unwritten = nil }

  /// Handles a write outside of blocks in a transition. A cancellation restores the written value,
  /// which is not visible until then.
  private func overwrite(current: AnimatableValue, with value: AnimatableValue) {
    // Writing the final value again does not change the initial value.
    guard target != nil || value != current else { return }
    if !isSettled, target == nil { target = current }
    start = value
  }

  /// Handles a write outside of blocks to a property that a property animator moves without a
  /// transition. The written value remains in the model, as in Core Animation. Additive animations
  /// are added to this value, and the start is shifted, so that a reversal ends without a jump.
  private func yield(current: AnimatableValue, to value: AnimatableValue) {
    guard AnimatableValue.addUp(start, value) else { return }
    start = start.adding(from: value, to: current, weight: 1) ?? start
  }

  /// A Boolean value that indicates whether the record belongs to a transition.
  private var isOfTransition: Bool {
    clock?.root is TransitionClock || (clock as? AnimatorClock)?.playsTransition ?? false
  }

  /// Handles a relative change of the model outside of blocks, from `current` to `value`: all
  /// values of the record are shifted.
  private func shift(current: AnimatableValue, to value: AnimatableValue) {
    let shifted = { (known: AnimatableValue) in
      known.adding(from: value, to: current, weight: 1) ?? value
    }
    start = shifted(start)
    target = target.map(shifted)
    beginning = beginning.map(shifted)
  }

  /// Handles a write by a block of the same transition, which becomes the owner.
  func take(by block: AnimationBlock) { (owner, isSettled, unwritten) = (block, false, nil) }

  /// Handles the end of the owner before the end of the transition: the final value stays, and a
  /// cancellation still restores the start.
  func settle(in restoration: Restoration) {
    guard isOpen else { return }
    isSettled = true
    unwritten = nil
    guard let target else { return }
    self.target = nil
    restoration.add(key, of: layer, target)
  }

  /// Handles a write in a block after a write outside of blocks: the written value is the new final
  /// value.
  func retarget() { (target, unwritten) = (nil, nil) }

  /// Records the value that the animations show at the beginning of `clock`, for a run back to the
  /// beginning.
  func prepareReturn(clock: AnimationClock) {
    beginning = clock.assumingStart { layer.presentationValues[key] }
    unwritten?.beginning = beginning
  }

  /// Corrects the visible values so that a cancellation ends exactly at `start`.
  func correct(_ properties: inout LayerProperties, at now: TimeInterval) {
    guard let clock, let beginning, beginning != start else { return }
    let weight = clock.returned(at: now)
    guard weight != 0 else { return }
    let shown = properties[key]
    if AnimatableValue.addUp(start, beginning),
      let sum = shown.adding(from: start, to: beginning, weight: weight)
    {
      properties[key] = sum
    } else if let mix = shown.interpolated(to: start, at: weight) {
      properties[key] = mix
    }
  }

  /// A Boolean value that indicates whether this record is the layer's current record of the
  /// property.
  var isOpen: Bool { layer.records[key] === self }

  /// Ends the record when an animator is stopped: the model value is set to the visible value,
  /// without the part that other animations add (G-02).
  func bake(_ shown: AnimatableValue, in restoration: Restoration) {
    guard isOpen else { return }
    layer.records[key] = nil
    let without = layer.presentationValues[key]
    let model = layer.modelValues[key]
    if without != model, AnimatableValue.addUp(shown, without),
      let sum = model.adding(from: shown, to: without, weight: 1)
    {
      restoration.add(key, of: layer, sum)
    } else {
      restoration.add(key, of: layer, shown)
    }
  }

  /// Ends the record when a transition or animator finishes: the model value is set to the final
  /// value.
  func close(in restoration: Restoration) {
    guard isOpen else { return }
    layer.records[key] = nil
    if let target { restoration.add(key, of: layer, target) }
  }

  /// Ends the record: the model value is set to the final value, without notifications.
  func dismantle() {
    guard isOpen else { return }
    layer.records[key] = nil
    if let target { layer.write(key, target) }
  }

  /// Ends the record when a transition is cancelled or an animator reversed: the model value is set
  /// to the initial value.
  func restoreStart(in restoration: Restoration) {
    guard isOpen else { return }
    layer.records[key] = nil
    restoration.add(key, of: layer, start)
  }
}
