import Foundation

/// The changes of the closures within one `UIView.animateKeyframes`, by property.
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
  /// The span of the keyframe whose closure is running, as fractions of the whole, 0…1; the whole
  /// outside of closures.
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

  /// Records that the property now has the value `new`. An unchanged value can still be a key
  /// between later changes.
  ///
  /// - Parameters:
  ///   - model: The value before, if this is the first keyframe.
  ///   - shown: The visible value at that time.
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

  /// Ends the collection. The properties get the final values of their last keyframes, in whatever
  /// order these were added.
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
