/// Notices how long the event queue went unread: events that arrive meanwhile are all stamped when it
/// is read again, so gaps of that length between them are no pauses of the hand (SPEC M-04).
struct PumpWatch {
  /// How long a stall matters, in seconds: what a velocity looks back over, and then some.
  private static let memory = 0.3
  /// What is longer than this, in seconds, was no stall: the machine or the program was suspended, and
  /// what a hand did meanwhile nobody knows.
  private static let longestStall = 1.0

  private var lastRead: Double?
  private var stalls: [(end: Double, length: Double)] = []

  /// The queue is about to be read, at a wall instant in seconds.
  mutating func readingBegins(at wall: Double) {
    stalls.removeAll { wall - $0.end > Self.memory }
    if let lastRead, wall > lastRead, wall - lastRead <= Self.longestStall {
      stalls.append((end: wall, length: wall - lastRead))
    }
  }

  /// The queue has been read, or sleeps until something arrives, up to a wall instant.
  mutating func readingEnds(at wall: Double) { lastRead = wall }

  /// The longest time between two readings lately, in seconds.
  var longestInterval: Double { stalls.map(\.length).max() ?? 0 }
}
