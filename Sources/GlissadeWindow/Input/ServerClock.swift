/// A conversion of the display server's stamps to instants of the program's own clock.
///
/// The server stamps events when they happen. SDL stamps them when the program reads them: during a
/// long frame this is too late, and all events get the same stamp. The server counts milliseconds
/// from an unknown start. The offset between the clocks is determined by the event that arrived
/// with the shortest delay, because no event arrives before it happened.
struct ServerClock {
  /// The largest drift between the two clocks, in seconds per second. It is the largest correction
  /// rate of a clock that is synchronized over the network.
  private static let drift = 0.0005

  private var newest: (stamp: UInt32, seconds: Double, arrival: Double)?
  /// The offset between the clocks: the time of the program's clock minus that of the server's
  /// clock, in seconds.
  private var lead = 0.0

  /// Returns the instant of an event in seconds of the program's clock, never later than its
  /// arrival.
  ///
  /// - Parameters:
  ///   - stamp: The server's stamp in milliseconds, which wraps to 0 after 2³².
  ///   - arrival: The instant at which the event was read, in seconds of the program's clock.
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
