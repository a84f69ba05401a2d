import Foundation

extension AttachedAnimation {
  /// A Boolean value that indicates whether touches hit the animated layer at its visible position
  /// (F-20). Exceptions are a property animator whose client does its own hit testing, and a block
  /// of `UIView.animate` outside a transition, without `.allowUserInteraction`.
  fileprivate var isFelt: Bool {
    if let animator = clock as? AnimatorClock { return !animator.isManualHitTestingEnabled }
    if clock != nil { return true }
    return !(animation is any ChangeAnimation) || block?.isHitWhereShown ?? false
  }
}

extension CALayer {
  /// A Boolean value that indicates whether touches hit this layer at its visible, animated
  /// position, rather than at that of its model (F-20).
  package var isHitWhereShown: Bool { attached.contains(where: \.isFelt) }

  /// The opacity that determines whether touches hit the layer. A layer that fades in can be
  /// touched from the start, and a layer that fades out can be touched as long as it is visible.
  package var touchedOpacity: Float {
    attached.isEmpty ? opacity : max(opacity, touchedValues.placement.opacity)
  }

  /// The bounds within which touches hit the layer.
  package var touchedBounds: CGRect {
    attached.isEmpty ? bounds : touchedValues.appearance.bounds
  }

  /// The values at which touches hit the layer: the visible values, without the effect of
  /// animations that touches ignore.
  var touchedValues: LayerProperties {
    values(at: (host ?? LayerHost.current)?.now ?? 0, of: attached.filter(\.isFelt))
  }

  /// A Boolean value that indicates whether a running property animator keeps touches from this
  /// layer (`isUserInteractionEnabled` is `false`).
  package var isKeptFromTouches: Bool {
    attached.contains { animation in
      guard !animation.hasStopped, let clock = animation.clock as? AnimatorClock else {
        return false
      }
      return clock.timeline.isRunning && !clock.isUserInteractionEnabled
    }
  }
}
