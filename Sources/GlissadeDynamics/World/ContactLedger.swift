import Foundation

/// Which contacts there are, and what is to be told of them.
///
/// Box2D reports pairs of fixtures. A contact is a body and what it touches, whose fixtures may be
/// several: pieces of a body, lines of a boundary. What slides from one to the next has not parted.
struct ContactLedger {
  /// A contact that has begun.
  struct Entry {
    /// Pairs of fixtures that touch.
    var pairs: Int
    let groups: [Handle<CollisionGroup>]
    let point: CGPoint
  }

  /// A beginning as Box2D found it.
  struct Beginning {
    let time: TimeInterval
    let point: CGPoint
    let speed: CGFloat
    let groups: [Handle<CollisionGroup>]
  }

  /// Never iterated: its order is not the same in every process.
  private var open: [Contact: Entry] = [:]
  /// Contacts whose pairs changed since the last `settle`, in order, each once, and whether they were
  /// open then.
  private var changed: [(contact: Contact, wasOpen: Bool, beginning: Beginning?)] = []
  private var events: [ContactEvent] = []

  mutating func begin(_ contact: Contact, _ beginning: Beginning) {
    note(contact, beginning)
    if open[contact] == nil {
      open[contact] = Entry(pairs: 1, groups: beginning.groups, point: beginning.point)
    } else {
      open[contact]?.pairs += 1
    }
  }

  mutating func end(_ contact: Contact) {
    note(contact, nil)
    open[contact]?.pairs -= 1
  }

  private mutating func note(_ contact: Contact, _ beginning: Beginning?) {
    if let index = changed.firstIndex(where: { $0.contact == contact }) {
      if changed[index].beginning == nil { changed[index].beginning = beginning }
    } else {
      changed.append((contact, open[contact] != nil, beginning))
    }
  }

  /// Turns what changed into events.
  ///
  /// - Parameter time: of the ends: Box2D looks for them at the start of a sub-step.
  /// - Returns: those events.
  mutating func settle(at time: TimeInterval) -> [ContactEvent] {
    var fresh: [ContactEvent] = []
    for (contact, wasOpen, beginning) in changed {
      guard let entry = open[contact] else { continue }
      if !wasOpen, let beginning {
        fresh.append(
          ContactEvent(
            phase: .began, contact: contact, groups: beginning.groups, point: beginning.point,
            time: beginning.time, speed: beginning.speed))
      }
      if entry.pairs == 0 {
        open[contact] = nil
        fresh.append(
          ContactEvent(
            phase: .ended, contact: contact, groups: entry.groups, point: entry.point,
            time: max(time, beginning?.time ?? time), speed: 0))
      }
    }
    changed.removeAll(keepingCapacity: true)
    events += fresh
    return fresh
  }

  /// Events up to a time, in the order of time, and then of their finding.
  mutating func take(until time: TimeInterval) -> [ContactEvent] {
    // Sorting keeps the order of equals.
    let due = events.filter { $0.time <= time }.sorted { $0.time < $1.time }
    events.removeAll { $0.time <= time }
    return due
  }
}
