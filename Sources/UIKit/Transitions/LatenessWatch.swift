import Foundation

/// Notices, once, that nothing has happened for a second: so early that the frame that shows it
/// comes within that second (L-03).
struct LatenessWatch {
  private static let patience = 59.0 / 60
  private var expected: TimeInterval?
  private var hasReported = false

  mutating func expect(_ time: TimeInterval) { expected = time }

  mutating func isLate(at now: TimeInterval) -> Bool {
    guard let expected else {
      self.expected = now
      return false
    }
    guard !hasReported, now - expected >= Self.patience else { return false }
    hasReported = true
    return true
  }
}
