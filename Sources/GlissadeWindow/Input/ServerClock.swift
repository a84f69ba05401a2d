/// A conversion of the display server's stamps to instants of the program's own clock.
///
/// The server stamps events as they happen; SDL stamps them when the program reads them, which in a
/// long frame is late and the same for all of them. The server counts milliseconds from an unknown
/// start. The offset between the clocks follows from the event that arrived fastest, because none
/// arrives before it happened.
struct ServerClock {
  /// The largest drift between the clocks, in seconds per second: the largest correction rate of a
  /// clock that is synchronized over the network.
  private static let drift = 0.0005

  private var newest: (stamp: UInt32, seconds: Double, arrival: Double)?
  /// The program's clock minus the server's, in seconds.
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
