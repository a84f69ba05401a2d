internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// What began and ended up to `now` and was not taken yet, in the order of time.
  package func takeContacts() -> [ContactEvent] {
    // What removing and reshaping bodies ended waits for the next sub-step, if there is one.
    if isAtRest { recordContacts(since: now) }
    return ledger.take(until: isAtRest ? .infinity : now)
  }

  /// Enters Box2D's events into the ledger.
  ///
  /// - Parameter start: when the sub-step began in which they fall.
  /// - Returns: impacts on what cannot move.
  @discardableResult
  func recordContacts(since start: TimeInterval) -> [Meeting.Impact] {
    var count: Int32 = 0
    let events = CB2WorldEvents(box, &count)
    var impacts: [Meeting.Impact] = []
    for event in UnsafeBufferPointer(start: events, count: Int(count)) {
      guard event.began else {
        ledger.end(Contact(event))
        continue
      }
      let meeting = Meeting(event, bodies: bodies)
      if let impact = meeting.impact { impacts.append(impact) }
      ledger.begin(
        meeting.contact,
        ContactLedger.Beginning(
          time: start + meeting.fraction * PhysicsConstants.subStep, point: meeting.point,
          speed: meeting.speed, groups: sharedGroups(of: meeting.contact)))
    }
    CB2WorldClearEvents(box)
    for event in ledger.settle(at: start, isGone: isGone) { countTouch(event) }
    return impacts
  }

  private func isGone(_ contact: Contact) -> Bool {
    switch contact.partner {
    case .body(let other):
      bodies.index(of: contact.body) == nil || bodies.index(of: other) == nil
    case .boundary(let boundary, _):
      bodies.index(of: contact.body) == nil || boundaries.index(of: boundary) == nil
    }
  }

  /// Those that make the two collide.
  private func sharedGroups(of contact: Contact) -> [Handle<CollisionGroup>] {
    switch contact.partner {
    case .boundary(let boundary, _): return boundaries[boundary].map { [$0.group] } ?? []
    case .body(let other):
      return zip(groups.handles, groups.records).filter { _, record in
        let group = record.group
        return group.mode.contains(.items) && group.bodies.contains(contact.body)
          && group.bodies.contains(other)
      }.map(\.0)
    }
  }

  private func countTouch(_ event: ContactEvent) {
    let change = event.phase == .began ? 1 : -1
    var touching = [event.contact.body]
    if case .body(let other) = event.contact.partner { touching.append(other) }
    for handle in touching {
      guard let index = bodies.index(of: handle) else { continue }
      bodies.records[index].touches += change
    }
  }
}
