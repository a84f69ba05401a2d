import Foundation

/// A piecewise linear progress with one corner: from 0 to the progress that is visible when a
/// driver catches a transition, and from there to 1. Times are local times of the animation.
struct Bend: Equatable {
  let start: TimeInterval
  let corner: TimeInterval
  let end: TimeInterval
  let progressAtCorner: Double

  /// Returns the progress at a local time, or `nil` outside `start…end`.
  func progress(at time: TimeInterval) -> Double? {
    guard time >= start, time <= end else { return nil }
    if time <= corner {
      guard corner > start else { return progressAtCorner }
      return progressAtCorner * (time - start) / (corner - start)
    }
    return progressAtCorner + (1 - progressAtCorner) * (time - corner) / (end - corner)
  }
}

// The change from a curve to the linear progress of a scrubbed transition (E-03, E-08).
extension AttachedAnimation {
  /// The end of the animation in the time of its clock.
  var end: TimeInterval { beginTime + activeDuration }

  /// The start and the end of the animation in the time of its clock, or `nil` if it does not end.
  var span: ClosedRange<TimeInterval>? {
    let speed = Double(animation.speed)
    let length = speed < 0 ? animation.timeOffset : activeDuration - animation.timeOffset
    let end = beginTime + max(0, length) / abs(speed)
    return end.isFinite && beginTime.isFinite ? beginTime...end : nil
  }

  /// A Boolean value that indicates whether the progress of the animation runs exactly once, from 0
  /// to 1.
  var isBendable: Bool {
    animation.speed == 1 && animation.timeOffset == 0 && activeDuration > 0
      && activeDuration == animation.duration && !animation.autoreverses
  }

  /// Returns the time at which a linear animation has the progress that the curve has at `time`.
  func straightTime(at time: TimeInterval) -> TimeInterval {
    let local = localTime(time)
    guard local > 0 else { return time }
    guard local < activeDuration else { return end }
    return beginTime + ownProgress(at: local) * activeDuration
  }

  private func ownProgress(at local: TimeInterval) -> Double {
    if local <= 0 { return 0 }
    return animation.progress(at: min(1, local / animation.duration), linearly: false)
  }

  /// Makes the animation linear from now on. The value that is visible at `time` becomes the value
  /// at `corner`.
  ///
  /// - Parameter end: The offset at which the transition of the animation's clock ends.
  func straighten(from time: TimeInterval, to corner: TimeInterval, end: TimeInterval) {
    let now = localTime(time)
    guard isBendable, now >= 0 || animation.fillMode == .backwards || animation.fillMode == .both
    else { return shift(by: corner - time) }
    let shown = ownProgress(at: now)
    let local = localTime(corner)
    let straight = min(max(local / activeDuration, 0), 1)
    guard abs(shown - straight) > 1e-12, overshoot(atTime: corner) == nil else { return }
    bend = Bend(
      start: local > 0 ? 0 : min(local, localTime(0)), corner: local,
      end: local < activeDuration ? activeDuration : max(local, localTime(end)),
      progressAtCorner: shown)
  }

  /// Returns the fraction of the animation, below 0 or above 1, while a driver such as a spring
  /// moves its clock beyond an end of the transition at which the animation begins or ends, or
  /// `nil` otherwise.
  func overshoot(atTime time: TimeInterval) -> Double? {
    guard let clock = clock as? TransitionClock, clock.isLinear, isBendable, !hasStopped,
      animation.key?.overshoots ?? false
    else { return nil }
    let local = localTime(time)
    if time < clock.head, abs(beginTime - clock.head) < 1e-6 { return local / animation.duration }
    if time > clock.length, abs(end - clock.length) < 1e-6 { return local / animation.duration }
    return nil
  }
}

extension LayerKey {
  /// A Boolean value that indicates whether a spring can carry the property beyond its target.
  /// Properties with natural limits, such as opacity, remain within their limits.
  fileprivate var overshoots: Bool {
    switch self {
    case .position, .anchorPoint, .zPosition, .transform, .bounds, .sublayerTransform,
      .shadowOffset:
      true
    default: false
    }
  }
}
