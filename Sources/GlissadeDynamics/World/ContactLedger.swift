import Foundation

/// Which contacts there are, and what is to be told of them.
///
/// Box2D reports pairs of fixtures. A contact is a body and what it touches, whose fixtures may be
/// several: pieces of a body, lines of a boundary. What slides from one to the next has not parted, and
/// neither has what touches again at once; so an end is told a little after it happened.
struct ContactLedger {
  /// A contact that has begun.
  struct Entry {
    /// Pairs of fixtures that touch.
    var pairs: Int
    let beginning: Beginning
    /// True if the body has bounced: then the end of the contact is final.
    var hasBounced = false
  }

  /// A beginning as Box2D found it.
  struct Beginning {
    let time: TimeInterval
    let point: CGPoint
    let speed: CGFloat
    let groups: [Handle<CollisionGroup>]

    /// The same, but not before a time.
    func after(_ earliest: TimeInterval) -> Beginning {
      Beginning(time: max(time, earliest), point: point, speed: speed, groups: groups)
    }

    func event(of contact: Contact) -> ContactEvent {
      ContactEvent(
        phase: .began, contact: contact, groups: groups, point: point, time: time, speed: speed)
    }
  }

  /// Never iterated: its order is not the same in every process.
  private var open: [Contact: Entry] = [:]
  /// Contacts whose pairs changed since the last `settle`, in order, each once, and whether they were
  /// open then.
  private var changed: [(contact: Contact, wasOpen: Bool, beginning: Beginning?)] = []
  /// Contacts without a pair, and since when: they may touch again at once.
  private var parting: [(contact: Contact, since: TimeInterval)] = []
  private var events: [ContactEvent] = []

  mutating func begin(_ contact: Contact, _ beginning: Beginning) {
    note(contact, beginning)
    if open[contact] == nil {
      open[contact] = Entry(pairs: 1, beginning: beginning)
    } else {
      open[contact]?.pairs += 1
    }
  }

  mutating func end(_ contact: Contact) {
    note(contact, nil)
    open[contact]?.pairs -= 1
  }

  /// Records that the body has bounced off the other side of the contact.
  mutating func recordBounce(_ contact: Contact) { open[contact]?.hasBounced = true }

  private mutating func note(_ contact: Contact, _ beginning: Beginning?) {
    if let index = changed.firstIndex(where: { $0.contact == contact }) {
      if changed[index].beginning == nil { changed[index].beginning = beginning }
    } else {
      changed.append((contact, open[contact] != nil, beginning))
    }
  }

  /// Turns what changed into events.
  ///
  /// - Parameters:
  ///   - time: of the ends: Box2D looks for them at the start of a sub-step.
  ///   - isGone: whether one of the two is no more, so that they cannot touch again.
  /// - Returns: those events.
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

  /// Events up to a time, in the order of time, and then of their finding.
  mutating func take(until time: TimeInterval) -> [ContactEvent] {
    let due = events.enumerated().filter { $0.element.time <= time }.sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    events.removeAll { $0.time <= time }
    return due.map(\.element)
  }
}
