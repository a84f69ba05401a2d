import Foundation

extension AttachedAnimation {
  /// Whether touches find what it moves where it shows (F-20). Everything is; except what a property
  /// animator moves whose client does its own hit testing, and what a block moves, of `UIView.animate`
  /// outside a transition, without `.allowUserInteraction`.
  fileprivate var isFelt: Bool {
    if let animator = clock as? AnimatorClock { return !animator.isManualHitTestingEnabled }
    if clock != nil { return true }
    return !(animation is any ChangeAnimation) || block?.isHitWhereShown ?? false
  }
}

extension CALayer {
  /// Whether touches find this layer where something that moves it has it, rather than where its model
  /// is (F-20).
  package var isHitWhereShown: Bool { attached.contains(where: \.isFelt) }

  /// The opacity that decides whether touches find this layer: what fades in is there from the start,
  /// what fades out as long as it is seen.
  package var touchedOpacity: Float {
    attached.isEmpty ? opacity : max(opacity, touchedValues.placement.opacity)
  }

  /// The bounds that touches find.
  package var touchedBounds: CGRect {
    attached.isEmpty ? bounds : touchedValues.appearance.bounds
  }

  /// The values at which touches find this layer: what is shown, without what they do not feel.
  var touchedValues: LayerProperties {
    values(at: (host ?? LayerHost.current)?.now ?? 0, of: attached.filter(\.isFelt))
  }

  /// Whether a running property animator moves this layer that keeps touches away from it meanwhile
  /// (`isUserInteractionEnabled` false).
  package var isKeptFromTouches: Bool {
    attached.contains { animation in
      guard !animation.hasStopped, let clock = animation.clock as? AnimatorClock else {
        return false
      }
      return clock.course.isRunning && !clock.isUserInteractionEnabled
    }
  }
}
