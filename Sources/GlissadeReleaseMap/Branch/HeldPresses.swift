import Foundation
import GlissadeGestures

/// The pointers that are down after a sequence of events.
package struct HeldPresses: Sendable {
  /// A pointer that is down.
  fileprivate struct Entry {
    let start: InputEvent
    var location: CGPoint
    /// The greatest distances of the pointer from its start along both axes, in points.
    var extent = CGSize.zero
  }

  /// A reason why no release can be simulated for the pointers.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// No pointer is down.
    case noPointer
    /// Several touches are down.
    case severalTouches(Int)
    /// The pointer has not moved.
    case noMovement

    package var description: String {
      switch self {
      case .noPointer: "No pointer is down; begin a drag and do not release it."
      case .severalTouches(let count):
        "\(count) touches are down; a map shows the releases of one."
      case .noMovement: "The pointer has not moved yet, so its drag has no direction."
      }
    }
  }

  private var entries: [Entry] = []

  /// Creates the state before any event, without pointers.
  package init() {}

  /// Adds an event to the sequence.
  package mutating func receive(_ event: InputEvent) {
    let held = entries.firstIndex { $0.start.source == event.source }
    switch (event.kind, held) {
    case (.down, nil) where event.button == 1:
      entries.append(Entry(start: event, location: event.location))
    case (.move, let held?): entries[held].move(to: event.location)
    case (.up, let held?) where event.button == entries[held].start.button:
      entries.remove(at: held)
    case (.cancel, let held?): entries.remove(at: held)
    case (.focus, _) where !event.hasFocus: entries = []
    default: break
    }
  }

  /// Returns the only pointer that is down. Its axis is the one along which it moved farther.
  package func press() throws(Fault) -> HeldPress {
    guard let entry = entries.first else { throw .noPointer }
    guard entries.count == 1 else { throw .severalTouches(entries.count) }
    guard entry.extent != .zero else { throw .noMovement }
    return HeldPress(
      from: entry.start, to: entry.location,
      along: entry.extent.width > entry.extent.height ? .horizontal : .vertical)
  }
}

extension HeldPresses.Entry {
  fileprivate mutating func move(to point: CGPoint) {
    location = point
    extent.width = max(extent.width, abs(point.x - start.location.x))
    extent.height = max(extent.height, abs(point.y - start.location.y))
  }
}
