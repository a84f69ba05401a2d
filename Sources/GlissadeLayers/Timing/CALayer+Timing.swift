import Foundation

extension CALayer {
  /// Returns this layer's local time at the host's time `now`, by the time mappings of its
  /// ancestors and its own.
  package func localTime(at now: TimeInterval) -> TimeInterval {
    let parentTime = superlayer?.localTime(at: now) ?? now
    return (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the host's time at which this layer's time is `t`. For a speed of 0, at which the
  /// local time is constant, the result is the host's time at `beginTime`.
  func hostTime(of t: TimeInterval) -> TimeInterval {
    let parentTime = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
    return superlayer?.hostTime(of: parentTime) ?? parentTime
  }

  func updateTiming() {
    markContentDirty()
    host?.timingChanged()
  }

  /// A Boolean value that indicates whether this layer's time is not paused.
  var timePasses: Bool {
    speed != 0 && (parent?.timePasses ?? true)
  }
}
