import Foundation

extension CALayer {
  /// This layer's local time at the host's `now`: every ancestor's mapping, then its own.
  package func localTime(at now: TimeInterval) -> TimeInterval {
    let parentTime = superlayer?.localTime(at: now) ?? now
    return (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// See `convertTime(_:from:)`.
  func time(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.hostTime(of: t) ?? t)
  }

  /// See `convertTime(_:to:)`.
  func time(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = hostTime(of: t)
    return layer?.localTime(at: time) ?? time
  }

  /// The host's time at which this layer's time is `t`; under speed 0, where all times are one,
  /// that of the beginning.
  private func hostTime(of t: TimeInterval) -> TimeInterval {
    let parentTime = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
    return superlayer?.hostTime(of: parentTime) ?? parentTime
  }

  func markTimingDirty() {
    markContentDirty()
    host?.timingChanged()
  }

  /// Whether this layer's time passes at all.
  var timePasses: Bool {
    speed != 0 && (parent?.timePasses ?? true)
  }
}
