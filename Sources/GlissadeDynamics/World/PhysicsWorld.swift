internal import CBox2D
import Foundation
import GlissadeGeometry

/// Rigid bodies under laws, in points and seconds, y growing downwards.
///
/// A world is driven from outside: `start(at:)` when something begins to move, `advance(to:)` once a
/// frame, `takeContacts()` for what touched meanwhile. Whatever is changed in between wakes it; at rest
/// it makes no steps. Contacts are handed out as values after stepping, so that whoever hears of one may
/// remove anything.
///
/// It steps 1/240 s at a time: half of the laws' impulses, Box2D's step (contacts, rods, moving on),
/// the other half. Between two sub-steps it hands out what lies between them.
package final class PhysicsWorld {
  /// A `CB2World`.
  let box: OpaquePointer
  var bodies = Roster<Body, BodyRecord>()
  var groups = Roster<CollisionGroup, GroupRecord>()
  var boundaries = Roster<Boundary, BoundaryRecord>()
  var laws = Roster<Law, LawRecord>()
  var ledger = ContactLedger()
  private var lastNumber = 0

  /// Nil while nothing moves.
  var clock: SubStepClock?
  /// The time of the state that is handed out.
  package internal(set) var now: TimeInterval = 0
  /// Whether nothing has moved for 0.25 s (M-41), or nothing can. `advance(to:)` makes no steps then.
  package internal(set) var isAtRest = true

  package init() { box = CB2WorldCreate() }

  deinit { CB2WorldDestroy(box) }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Lets what was at rest move again; every change does.
  package func wake() {
    isAtRest = false
    for index in bodies.records.indices {
      bodies.records[index].rest = RestWatch(bodies.records[index].pose)
    }
  }
}
