/// Tells when the display's server saw an input event, as an instant of the program's own clock.
///
/// The server stamps events as they happen; SDL does so when the program comes to read them, which in a
/// long frame is late and for all of them at once. The server counts milliseconds from a start that
/// nobody knows. How its count lies to our clock is known from the event that arrived fastest: none
/// arrives before it happened.
struct ServerClock {
  /// How much the clocks may drift apart, in seconds per second: what a clock that is being set right
  /// over the network may gain or lose at most.
  private static let drift = 0.0005

  private var newest: (stamp: UInt32, seconds: Double, arrival: Double)?
  /// Ours less the server's, in seconds.
  private var lead = 0.0

  /// The instant of an event, in seconds of our clock, never later than its arrival.
  ///
  /// - Parameters:
  ///   - stamp: the server's, in milliseconds; begins again at 0 after 2³² of them.
  ///   - arrival: when the event was read, in seconds of our clock.
  mutating func instant(of stamp: UInt32, arrival: Double) -> Double {
    guard let before = newest else {
      newest = (stamp, 0, arrival)
      lead = arrival
      return arrival
    }
    let milliseconds = Int32(bitPattern: stamp &- before.stamp)
    let seconds = before.seconds + Double(milliseconds) / 1000
    lead = min(arrival - seconds, lead + Self.drift * max(0, arrival - before.arrival))
    newest = (stamp, seconds, arrival)
    return seconds + lead
  }
}
