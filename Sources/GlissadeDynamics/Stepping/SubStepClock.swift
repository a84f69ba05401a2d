import Foundation

/// Which sub-steps are due. They end at whole multiples of a sub-step after `origin`, whenever frames
/// come: the same sub-steps at any display rate, and after a hitch (M-42).
struct SubStepClock {
  /// Times of frames are sums of rounded numbers: a millionth of a sub-step late is in time.
  private static let tolerance = 1e-6

  private(set) var origin: TimeInterval
  /// Sub-steps made since `origin`.
  private(set) var count = 0

  init(origin: TimeInterval) { self.origin = origin }

  /// When the last sub-step that was made ends; not before `now`, as a rule.
  var time: TimeInterval { origin + Double(count) * PhysicsConstants.subStep }

  /// Sub-steps to make until one ends at `now` or after it.
  func due(at now: TimeInterval) -> Int {
    let needed = ((now - origin) / PhysicsConstants.subStep - Self.tolerance).rounded(.up)
    return max(Int(needed) - count, 0)
  }

  mutating func tick() { count += 1 }

  /// Where `now` lies within the last sub-step, 0…1.
  func fraction(at now: TimeInterval) -> Double {
    let left = (time - now) / PhysicsConstants.subStep
    return left < Self.tolerance ? 1 : max(1 - left, 0)
  }
}
