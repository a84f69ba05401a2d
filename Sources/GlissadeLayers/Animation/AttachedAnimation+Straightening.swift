import Foundation

/// A straight course with one corner: from 0 through the progress that was shown when a transition
/// was caught, to 1. Times are local.
struct Bend: Equatable {
  let start: TimeInterval
  let corner: TimeInterval
  let end: TimeInterval
  let progressAtCorner: Double

  /// Nil outside `start…end`.
  func progress(at time: TimeInterval) -> Double? {
    guard time >= start, time <= end else { return nil }
    if time <= corner {
      guard corner > start else { return progressAtCorner }
      return progressAtCorner * (time - start) / (corner - start)
    }
    return progressAtCorner + (1 - progressAtCorner) * (time - corner) / (end - corner)
  }
}

// From a curve to the straight course of a transition that is scrubbed (E-03, E-08).
extension AttachedAnimation {
  /// On its clock, when it has played.
  var end: TimeInterval { beginTime + activeDuration }

  /// Whether its progress runs once, from 0 to 1.
  var isBendable: Bool {
    animation.speed == 1 && animation.timeOffset == 0 && activeDuration > 0
      && activeDuration == animation.duration && !animation.autoreverses
  }

  /// When it would be where its own curve has it at `time`, if it ran straight.
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

  /// Runs straight from now on. What it shows at `time`, it shows at `corner` afterwards.
  ///
  /// - Parameter end: when its clock's transition ends.
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

  /// The fraction of one that spans the transition, while its clock is driven beyond the ends, as a
  /// spring does: it is carried on. Nil elsewhere.
  func overshoot(atTime time: TimeInterval) -> Double? {
    guard let clock = clock as? TransitionClock, clock.isLinear, isBendable, !hasStopped,
      animation.key?.overshoots ?? false
    else { return nil }
    let local = localTime(time)
    if time < 0, abs(beginTime) < 1e-6 { return local / animation.duration }
    if time > clock.length, abs(end - clock.length) < 1e-6 { return local / animation.duration }
    return nil
  }
}

extension LayerKey {
  /// Whether a spring shows beyond its target; what has natural ends, as opacity has, stays in them.
  fileprivate var overshoots: Bool {
    switch self {
    case .position, .anchorPoint, .zPosition, .transform, .bounds, .sublayerTransform,
      .shadowOffset:
      true
    default: false
    }
  }
}
