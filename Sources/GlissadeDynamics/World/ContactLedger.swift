import Foundation

/// The current contacts, and the events that are still to be reported.
///
/// Box2D reports pairs of fixtures. A contact is between a body and another object, each of which
/// can have several fixtures: the pieces of a body, or the lines of a boundary. Sliding from one
/// fixture to the next does not end a contact, and neither does a brief interruption. The ledger
/// therefore reports an end with a delay.
struct ContactLedger {
  /// A contact that has not ended, with its beginning.
  struct Entry {
    /// The number of touching pairs of fixtures.
    var pairs: Int
    let beginning: Beginning
    /// A Boolean value that indicates whether the body has bounced, so that the contact cannot
    /// resume after its end.
    var hasBounced = false
  }

  /// The beginning of a contact as Box2D reported it.
  struct Beginning {
    let time: TimeInterval
    let point: CGPoint
    let speed: CGFloat
    let groups: [Handle<CollisionGroup>]

    /// Returns a beginning with the same values, whose time is at least `earliest`.
    func after(_ earliest: TimeInterval) -> Beginning {
      Beginning(time: max(time, earliest), point: point, speed: speed, groups: groups)
    }

    func event(of contact: Contact) -> ContactEvent {
      ContactEvent(
        phase: .began, contact: contact, groups: groups, point: point, time: time, speed: speed)
    }
  }

  /// The open contacts. The code never iterates over them, because their order varies between
  /// processes.
  private var open: [Contact: Entry] = [:]
  /// The contacts whose pairs changed since the last `settle`, in order and without duplicates,
  /// with a Boolean value that indicates whether each was open then.
  private var changed: [(contact: Contact, wasOpen: Bool, beginning: Beginning?)] = []
  /// The contacts that can resume although no pair of fixtures touches, with the time at which the
  /// last pair parted.
  private var parting: [(contact: Contact, since: TimeInterval)] = []
  private var events: [ContactEvent] = []

  mutating func begin(_ contact: Contact, _ beginning: Beginning) {
    record(contact, beginning)
    if open[contact] == nil {
      open[contact] = Entry(pairs: 1, beginning: beginning)
    } else {
      open[contact]?.pairs += 1
    }
  }

  mutating func end(_ contact: Contact) {
    record(contact, nil)
    open[contact]?.pairs -= 1
  }

  /// Records that the body has bounced off its partner in a contact.
  mutating func recordBounce(_ contact: Contact) { open[contact]?.hasBounced = true }

  private mutating func record(_ contact: Contact, _ beginning: Beginning?) {
    if let index = changed.firstIndex(where: { $0.contact == contact }) {
      if changed[index].beginning == nil { changed[index].beginning = beginning }
    } else {
      changed.append((contact, open[contact] != nil, beginning))
    }
  }

  /// Converts the changes since the last call to events.
  ///
  /// - Parameters:
  ///   - time: The time of the ends of contacts, which Box2D detects at the start of a sub-step.
  ///   - isGone: A closure that returns whether the body or its partner was removed, so that the
  ///     contact cannot resume.
  /// - Returns: The new events, in the order of detection.
  mutating func settle(
    at time: TimeInterval, isGone: (Contact) -> Bool
  ) -> [ContactEvent] {
    var fresh: [ContactEvent] = []
    for (contact, wasOpen, beginning) in changed {
      if let beginning, !wasOpen {
        fresh.append(beginning.event(of: contact))
      } else if let beginning, let index = parting.firstIndex(where: { $0.contact == contact }) {
        let (_, since) = parting.remove(at: index)
        let isNew = open[contact]?.hasBounced ?? true || hasParted(since: since, at: time)
        if isNew || beginning.speed >= PhysicsConstants.partingSpeed {
          let again = beginning.after(since)
          fresh += [end(of: contact, at: since), again.event(of: contact)].compactMap(\.self)
          open[contact] = Entry(pairs: open[contact]?.pairs ?? 0, beginning: again)
        }
      }
      if open[contact]?.pairs == 0 {
        parting.append((contact, max(time, open[contact]?.beginning.time ?? time)))
      }
    }
    changed.removeAll(keepingCapacity: true)
    for (contact, since) in parting {
      guard hasParted(since: since, at: time) || isGone(contact) else { continue }
      if let event = end(of: contact, at: since) { fresh.append(event) }
      open[contact] = nil
    }
    parting.removeAll { open[$0.contact] == nil }
    events += fresh
    return fresh
  }

  private func hasParted(since: TimeInterval, at time: TimeInterval) -> Bool {
    time - since >= PhysicsConstants.partingTime
  }

  private func end(of contact: Contact, at time: TimeInterval) -> ContactEvent? {
    open[contact].map { entry in
      ContactEvent(
        phase: .ended, contact: contact, groups: entry.beginning.groups,
        point: entry.beginning.point, time: time, speed: 0)
    }
  }

  /// Removes and returns the events up to a time, ordered by their time and then by their
  /// detection.
  mutating func removeEvents(until time: TimeInterval) -> [ContactEvent] {
    let due = events.enumerated().filter { $0.element.time <= time }.sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    events.removeAll { $0.time <= time }
    return due.map(\.element)
  }
}
