/// An estimate of the instant on a finer clock at which SDL's millisecond counter was zero.
///
/// The counter has whole milliseconds, so each reading gives a lower and an upper bound of this
/// instant. An interruption of the program during a reading makes the bounds wider, but not wrong.
struct TickZero {
  /// The lower bound of the instant at which the counter was zero, in seconds of the finer clock.
  private var earliest = -Double.infinity
  private(set) var latest = Double.infinity

  /// The distance of the bounds, in seconds, below which further readings are not worth the time.
  private static let fine = 0.000_05
  /// The time in seconds after which the readings end: `ordinary` if one of them was not
  /// interrupted, or else `interrupted`. A busy machine interrupts a program for 10 ms at a time.
  private static let patience = (ordinary: 0.004, interrupted: 0.2)

  /// Narrows the bounds with a reading of the counter, which was made between two readings of the
  /// finer clock.
  mutating func look(before: Double, ticks: Double, after: Double) {
    earliest = max(earliest, before - ticks - 0.001)
    latest = min(latest, after - ticks)
  }

  /// Returns whether another reading is useful when `elapsed` seconds have passed since the first.
  func wantsAnotherLook(elapsed: Double) -> Bool {
    let width = latest - earliest
    if width <= Self.fine { return false }
    // After a reading without an interruption the bounds are at most a millisecond apart, because
    // of the counter's resolution.
    let limit = width <= 0.001 + Self.fine ? Self.patience.ordinary : Self.patience.interrupted
    return elapsed < limit
  }
}
