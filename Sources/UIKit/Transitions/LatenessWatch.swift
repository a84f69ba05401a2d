import Foundation

/// Notices, once, that nothing has happened for a second.
struct LatenessWatch {
  private var expected: TimeInterval?
  private var hasReported = false

  mutating func expect(_ time: TimeInterval) { expected = time }

  mutating func isLate(at now: TimeInterval) -> Bool {
    guard let expected else {
      self.expected = now
      return false
    }
    guard !hasReported, now - expected >= 1 else { return false }
    hasReported = true
    return true
  }
}
