/// An estimate of the instant on a finer clock at which SDL's millisecond counter was zero.
///
/// The counter has whole milliseconds, so each reading bounds its zero from both sides. An
/// interruption during a reading widens the bounds but does not make them wrong.
struct TickZero {
  /// The lower bound, in seconds on the finer clock. The zero lies between it and `latest`.
  private var earliest = -Double.infinity
  private(set) var latest = Double.infinity

  /// The width in seconds below which further readings are not worth the wait.
  private static let fine = 0.000_05
  /// The longest time in seconds to wait for a change of the counter, and for a single reading
  /// without an interruption: a busy machine interrupts for 10 ms at a time.
  private static let patience = (ordinary: 0.004, interrupted: 0.2)

  /// Narrows the bounds by one reading of the counter, between two readings of the finer clock.
  mutating func look(before: Double, ticks: Double, after: Double) {
    earliest = max(earliest, before - ticks - 0.001)
    latest = min(latest, after - ticks)
  }

  /// Returns whether another reading is useful, `elapsed` seconds after the first.
  func wantsAnotherLook(elapsed: Double) -> Bool {
    let width = latest - earliest
    if width <= Self.fine { return false }
    // A reading without an interruption leaves at most the counter's own millisecond.
    let limit = width <= 0.001 + Self.fine ? Self.patience.ordinary : Self.patience.interrupted
    return elapsed < limit
  }
}
