/// A record of recent stalls, in which the program did not read the event queue. SDL stamps all
/// events that arrive during a stall at its end, so a gap of that length between stamps is not a
/// pause of the pointer (M-04).
struct PumpWatch {
  /// The time for which a stall is kept, in seconds. It is longer than the interval from which
  /// velocities are estimated.
  private static let memory = 0.3
  /// The longest gap between two readings that counts as a stall, in seconds. During a longer gap
  /// the machine or the program was suspended, and the pointer's motion is unknown.
  private static let longestStall = 1.0

  private var lastRead: Double?
  private var stalls: [(end: Double, length: Double)] = []

  /// Records that the program begins to read the event queue at a wall instant, in seconds.
  mutating func readingBegins(at wall: Double) {
    stalls.removeAll { wall - $0.end > Self.memory }
    if let lastRead, wall > lastRead, wall - lastRead <= Self.longestStall {
      stalls.append((end: wall, length: wall - lastRead))
    }
  }

  /// Records that the program has read the event queue, or has slept until an event arrived, at a
  /// wall instant in seconds.
  mutating func readingEnds(at wall: Double) { lastRead = wall }

  /// The longest recent stall, in seconds, or 0 if there was none.
  var longestInterval: Double { stalls.map(\.length).max() ?? 0 }
}
