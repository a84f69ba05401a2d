import Foundation

/// What the closures within one `UIView.animateKeyframes` change, property by property.
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
  /// Of the keyframe whose closure is running, in fractions of the whole, within 0…1; outside any
  /// closure the whole.
  private(set) var span = 0.0...1.0

  package init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// Runs `changes` as a keyframe. Of a span that leaves 0…1 the part inside counts.
  package func perform(
    start: Double, duration: Double, _ changes: () -> Void
  ) {
    let outer = span
    let from = min(max(start, 0), 1)
    span = from...min(max(start + duration, from), 1)
    changes()
    span = outer
  }

  /// Notes that the property now holds `new`. What changes nothing yet may still be a key on the way
  /// of later changes.
  ///
  /// - Parameters:
  ///   - model: what it held before, where this is its first keyframe.
  ///   - shown: what showed then.
  func note(
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

  /// No more keyframes come. Properties hold what the last of theirs leads to, in whatever order they
  /// were added: they end where they are shown.
  func close() {
    for track in tracks where track.isAttached && track.last != track.animation.end {
      track.layer.restore(track.key, track.animation.end)
    }
    tracks = []
  }
}
