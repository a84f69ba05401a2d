import Foundation

/// Animations of one layer that begin and end together.
///
/// The times of the animations are relative to the group, and an animation that lasts longer than
/// the group ends with the group. Only the delegate of the group is notified, and not the delegates
/// of its animations.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations of the group, which are copied when the group is added to a layer.
  open var animations: [CAAnimation]?
  /// The copies of the animations; empty until the group is added to a layer.
  private var running: [AttachedAnimation] = []

  override func makeStandard() -> CAAnimation { CAAnimationGroup() }

  override var numbers: [AnimatableValue] { (animations ?? []).flatMap(\.numbers) }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    (animations, running) = (other.animations, other.running)
  }

  override func resolve(in layer: CALayer) {
    guard running.isEmpty else { return }
    running = (animations ?? []).compactMap { animation in
      let copy = animation.duplicate()
      guard layer.accepts(copy) else { return nil }
      if copy.duration == 0 {
        copy.duration = (copy as? CASpringAnimation)?.settlingDuration ?? duration
      }
      copy.resolve(in: layer)
      return AttachedAnimation(
        key: "", animation: copy, clock: nil, block: nil, beginTime: copy.beginTime, layer: layer)
    }
  }

  override func apply(at fraction: Double, linearly: Bool, to properties: inout LayerProperties) {
    let time = progress(at: fraction, linearly: linearly) * duration
    for attached in running {
      let local = attached.localTime(time)
      let isOver = local > attached.activeDuration
      if isOver, !attached.animation.fillMode.holdsEnd { continue }
      guard let part = attached.fraction(at: local) else { continue }
      attached.animation.apply(at: part, linearly: linearly, to: &properties)
    }
  }
}
