/// Where SDL's millisecond counter stood at zero, on a finer clock: between two bounds.
///
/// The counter shows whole milliseconds, so each look at it bounds its zero from both sides. A program
/// that is interrupted during a look learns less from it, and nothing wrong.
struct TickZero {
  /// The zero lies between these two, in seconds on the finer clock.
  private var earliest = -Double.infinity
  private(set) var latest = Double.infinity

  /// Looks closer than this are not worth the wait, in seconds.
  private static let fine = 0.000_05
  /// How long to look for the instant at which the counter changes, and how long for a single look
  /// without an interruption, in seconds: a busy machine takes away 10 ms at a time.
  private static let patience = (ordinary: 0.004, interrupted: 0.2)

  /// Takes in one look at the counter, between two at the finer clock.
  mutating func look(before: Double, ticks: Double, after: Double) {
    earliest = max(earliest, before - ticks - 0.001)
    latest = min(latest, after - ticks)
  }

  /// Whether another look is worth its time, `elapsed` seconds after the first.
  func wantsAnotherLook(elapsed: Double) -> Bool {
    let width = latest - earliest
    if width <= Self.fine { return false }
    // A look without an interruption leaves no more than the counter's own millisecond.
    let limit = width <= 0.001 + Self.fine ? Self.patience.ordinary : Self.patience.interrupted
    return elapsed < limit
  }
}
