/// The stamps of a Wayland pointer's events, in the order in which the events happened.
///
/// SDL passes on the events without the compositor's times and drops some of them, such as moves
/// within one unit of length, but it never changes their order. So each event that SDL reports is
/// looked up among those that were stamped, and those before it are forgotten.
struct PointerStamps {
  /// An event of the pointer.
  enum Event: Hashable {
    /// A move to a location in whole units of length.
    case move(x: Int32, y: Int32)
    /// A press or a release of a button.
    case button
    /// A part of a scroll.
    case scroll
  }

  /// The number of events that are kept. Those of other surfaces, such as the window's frame, are
  /// never looked up.
  private static let capacity = 512

  private var stamps: [(event: Event, milliseconds: UInt32)] = []

  /// Adds an event with the compositor's stamp, in milliseconds.
  mutating func add(_ event: Event, at milliseconds: UInt32) {
    if stamps.count == Self.capacity { stamps.removeFirst(Self.capacity / 2) }
    stamps.append((event, milliseconds))
  }

  /// Removes an event and those before it, and returns its stamp, or `nil` if it has none: when the
  /// pointer enters a window, SDL reports a move that has no time.
  mutating func remove(_ event: Event) -> UInt32? {
    guard let index = stamps.firstIndex(where: { $0.event == event }) else { return nil }
    defer { stamps.removeFirst(index + 1) }
    return stamps[index].milliseconds
  }

  /// Forgets all events: the pointer is gone.
  mutating func removeAll() { stamps = [] }
}
