import Foundation

/// Which sub-steps are due. They end at whole multiples of a sub-step after `origin`, whenever frames
/// come: the same sub-steps at any display rate, and after a hitch (M-42).
struct SubStepClock {
  private(set) var origin: TimeInterval
  /// Sub-steps made since `origin`.
  private(set) var count = 0

  init(origin: TimeInterval) { self.origin = origin }

  /// When the last sub-step that was made ends; not before `now`, as a rule.
  var time: TimeInterval { origin + Double(count) * PhysicsConstants.subStep }

  /// Sub-steps to make until one ends at `now` or after it.
  func due(at now: TimeInterval) -> Int {
    // Times of frames are sums of rounded numbers: a millionth of a sub-step late is in time.
    let needed = ((now - origin) / PhysicsConstants.subStep - 1e-6).rounded(.up)
    return max(Int(needed) - count, 0)
  }

  mutating func tick() { count += 1 }

  /// Where `now` lies within the last sub-step, 0…1.
  func fraction(at now: TimeInterval) -> Double {
    min(max(1 - (time - now) / PhysicsConstants.subStep, 0), 1)
  }
}
