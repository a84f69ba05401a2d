internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// What began and ended up to `now` and was not taken yet, in the order of time.
  package func takeContacts() -> [ContactEvent] {
    // What removing and reshaping bodies ended waits for the next sub-step, if there is one.
    if isAtRest { recordContacts(since: now, isLast: true) }
    return ledger.take(until: isAtRest ? .infinity : now)
  }

  /// Enters Box2D's events into the ledger.
  ///
  /// - Parameters:
  ///   - start: when the sub-step began in which they fall.
  ///   - isLast: whether none will follow for now.
  /// - Returns: impacts on what cannot move.
  @discardableResult
  func recordContacts(since start: TimeInterval, isLast: Bool = false) -> [Meeting.Impact] {
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
    for event in ledger.settle(at: start, isLast: isLast) { countTouch(event) }
    return impacts
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
