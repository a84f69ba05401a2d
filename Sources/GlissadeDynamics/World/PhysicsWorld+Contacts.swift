internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// Removes and returns the events of contacts up to `now`, in the order of time.
  package func removeContacts() -> [ContactEvent] {
    // In a world that is not at rest, the next sub-step records the ends by removed and reshaped
    // bodies.
    if isAtRest { recordContacts(since: now) }
    return ledger.removeEvents(until: isAtRest ? .infinity : now)
  }

  /// Records the contacts that Box2D has reported.
  ///
  /// - Parameter start: The start of the sub-step in which Box2D reported the contacts.
  /// - Returns: The impacts of bodies on fixed objects.
  @discardableResult
  func recordContacts(since start: TimeInterval) -> [ContactStart.Impact] {
    var count: Int32 = 0
    let events = CB2WorldEvents(box, &count)
    var impacts: [ContactStart.Impact] = []
    for event in UnsafeBufferPointer(start: events, count: Int(count)) {
      guard event.began else {
        ledger.end(Contact(event))
        continue
      }
      let contact = ContactStart(event, bodies: bodies)
      if let impact = contact.impact { impacts.append(impact) }
      ledger.begin(
        contact.contact,
        ContactLedger.Beginning(
          time: start + contact.fraction * PhysicsConstants.subStep, point: contact.point,
          speed: contact.speed, groups: sharedGroups(of: contact.contact)))
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

  /// Returns the groups that make the two objects of a contact collide.
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
