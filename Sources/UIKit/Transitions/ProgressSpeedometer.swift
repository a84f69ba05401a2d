import Foundation

/// The rate at which a number changed between the last two frames.
struct ProgressSpeedometer {
  private(set) var velocity = 0.0
  private var last: (progress: Double, time: TimeInterval)?

  mutating func observe(_ progress: Double, at time: TimeInterval) {
    if let last, time > last.time { velocity = (progress - last.progress) / (time - last.time) }
    last = (progress, time)
  }
}
