/// A queue of the compositor's stamps of a Wayland pointer's events, in the order in which the
/// events happened.
///
/// SDL reports the pointer's events without the compositor's stamps and drops some events, such as
/// moves within one unit of length, but it never changes their order. So each event that SDL
/// reports is looked up in the queue, and the stamps before it are removed.
struct PointerStamps {
  /// An event of the pointer.
  enum Event: Hashable {
    /// A move to a location in whole units of length.
    case move(x: Int32, y: Int32)
    /// A press or a release of a button.
    case button
    /// One event of a scroll, along any axis.
    case scroll
  }

  /// The number of stamped events above which the older half is removed. Events of other surfaces,
  /// such as the window's frame, are stamped but never looked up.
  private static let capacity = 512

  private var stamps: [(event: Event, milliseconds: UInt32)] = []

  /// Adds an event with the compositor's stamp, in milliseconds.
  mutating func add(_ event: Event, at milliseconds: UInt32) {
    if stamps.count == Self.capacity { stamps.removeFirst(Self.capacity / 2) }
    stamps.append((event, milliseconds))
  }

  /// Removes an event and the events before it, and returns the stamp of the event in milliseconds,
  /// or `nil` if it is not in the queue. For example, SDL reports a move without a stamp when the
  /// pointer enters a window.
  mutating func remove(_ event: Event) -> UInt32? {
    guard let index = stamps.firstIndex(where: { $0.event == event }) else { return nil }
    defer { stamps.removeFirst(index + 1) }
    return stamps[index].milliseconds
  }

  /// Removes all events, after the desktop has lost its pointer.
  mutating func removeAll() { stamps = [] }
}
