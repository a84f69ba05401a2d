import Foundation

/// A schedule of sub-steps. The sub-steps end at multiples of their duration after `origin`,
/// independent of the times of frames, so that they are the same at any display rate and after a
/// delayed frame (M-42).
struct SubStepClock {
  /// The tolerance in sub-steps, which is needed because the times of frames are sums of rounded
  /// numbers.
  private static let tolerance = 1e-6

  private(set) var origin: TimeInterval
  /// The number of sub-steps since `origin`.
  private(set) var count = 0

  init(origin: TimeInterval) { self.origin = origin }

  /// The end of the last sub-step, which is usually at or after the world's time `now`.
  var time: TimeInterval { origin + Double(count) * PhysicsConstants.subStep }

  /// Returns the number of sub-steps that are needed until one ends at `now` or later.
  func due(at now: TimeInterval) -> Int {
    let needed = ((now - origin) / PhysicsConstants.subStep - Self.tolerance).rounded(.up)
    return max(Int(needed) - count, 0)
  }

  mutating func tick() { count += 1 }

  /// Returns the fraction of the last sub-step that has passed at `now`, 0…1.
  func fraction(at now: TimeInterval) -> Double {
    let left = (time - now) / PhysicsConstants.subStep
    return left < Self.tolerance ? 1 : max(1 - left, 0)
  }
}
