import Foundation

/// The changes by all keyframe closures within one `UIView.animateKeyframes`, grouped by property.
@MainActor package final class KeyframeTracks {
  private struct Track {
    let layer: CALayer
    let key: LayerKey
    let animation: ImplicitKeyframes
    var last: AnimatableValue
    var isAttached = false
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// The span of the keyframe whose closure is running, as fractions of the animation's duration,
  /// 0…1; `0...1` while no closure is running.
  private(set) var span = 0.0...1.0

  package init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs `changes` as a keyframe. The span is clamped to 0…1.
  package func perform(
    start: Double, duration: Double, _ changes: () -> Void
  ) {
    let outer = span
    let from = min(max(start, 0), 1)
    span = from...min(max(start + duration, from), 1)
    changes()
    span = outer
  }

  /// Records that the property now has the value `new`. A value that is equal to the one before is
  /// recorded, too, because it can be a key between other changes.
  ///
  /// - Parameters:
  ///   - model: The model value before the change, which is used if this is the first keyframe of
  ///     the property.
  ///   - shown: The visible value before the change.
  func record(
    _ key: LayerKey, of layer: CALayer, model: AnimatableValue, shown: AnimatableValue,
    new: AnimatableValue, block: AnimationBlock
  ) {
    let known = tracks.firstIndex { $0.layer === layer && $0.key == key }
    let index = known ?? tracks.count
    if known == nil {
      let replaces =
        block.beginsFromCurrentState && layer.stopChangeAnimations(of: key, but: block)
      let animation = ImplicitKeyframes(
        key: key, model: replaces ? shown : model, shown: shown, timing: block.timing, mode: mode)
      tracks.append(Track(layer: layer, key: key, animation: animation, last: new))
    }
    tracks[index].last = new
    let animation = tracks[index].animation
    animation.add(span, new)
    guard animation.changes, !tracks[index].isAttached else { return }
    tracks[index].isAttached = true
    layer.attach(
      animation, forKey: layer.uniqueKey(key.rawValue), delay: block.timing.delay, block: block)
  }

  /// Ends the collection of changes. Each property is set to the value at the end of its animation,
  /// in whatever order its keyframes were added.
  func close() {
    let restoration = Restoration()
    for track in tracks {
      let isLast = !track.isAttached || track.last == track.animation.end
      restoration.add(
        track.key, of: track.layer,
        isLast ? track.layer.modelValues[track.key] : track.animation.end)
    }
    tracks = []
    restoration.write()
    restoration.notify()
  }
}
