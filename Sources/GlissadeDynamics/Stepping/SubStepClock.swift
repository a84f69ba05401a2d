import Foundation

/// A schedule of sub-steps. They end at multiples of a sub-step after `origin`, independent of the
/// times of frames, so that they are the same at any display rate and after a stall (M-42).
struct SubStepClock {
  /// The tolerance in sub-steps, because times of frames are sums of rounded numbers.
  private static let tolerance = 1e-6

  private(set) var origin: TimeInterval
  /// The number of sub-steps since `origin`.
  private(set) var count = 0

  init(origin: TimeInterval) { self.origin = origin }

  /// The end of the last sub-step, usually not before `now`.
  var time: TimeInterval { origin + Double(count) * PhysicsConstants.subStep }

  /// Returns the number of sub-steps until one ends at `now` or later.
  func due(at now: TimeInterval) -> Int {
    let needed = ((now - origin) / PhysicsConstants.subStep - Self.tolerance).rounded(.up)
    return max(Int(needed) - count, 0)
  }

  mutating func tick() { count += 1 }

  /// Returns the position of `now` within the last sub-step, 0…1.
  func fraction(at now: TimeInterval) -> Double {
    let left = (time - now) / PhysicsConstants.subStep
    return left < Self.tolerance ? 1 : max(1 - left, 0)
  }
}
