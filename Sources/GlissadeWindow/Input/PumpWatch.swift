/// A record of recent stalls in which the event queue went unread. Events that arrive meanwhile are
/// all stamped when it is read again, so gaps of that length between them are not pauses of the
/// pointer (M-04).
struct PumpWatch {
  /// The time for which a stall matters, in seconds: longer than the window of the velocity's
  /// estimate.
  private static let memory = 0.3
  /// The longest stall, in seconds. In a longer gap the machine or the program was suspended, and
  /// the pointer's motion is unknown.
  private static let longestStall = 1.0

  private var lastRead: Double?
  private var stalls: [(end: Double, length: Double)] = []

  /// Records that the queue is about to be read, at a wall instant in seconds.
  mutating func readingBegins(at wall: Double) {
    stalls.removeAll { wall - $0.end > Self.memory }
    if let lastRead, wall > lastRead, wall - lastRead <= Self.longestStall {
      stalls.append((end: wall, length: wall - lastRead))
    }
  }

  /// Records that the queue has been read, or that the program slept until something arrived, up to
  /// a wall instant.
  mutating func readingEnds(at wall: Double) { lastRead = wall }

  /// The longest recent time between two readings, in seconds.
  var longestInterval: Double { stalls.map(\.length).max() ?? 0 }
}
