internal import CBox2D
import Foundation
import GlissadeGeometry

/// A world of rigid bodies under laws, in points and seconds, with y growing downwards.
///
/// The client calls `start(at:)` when something begins to move, `advance(to:)` once a frame, and
/// `removeContacts()` for the contacts in between. Every change ends the rest of the world; at rest
/// it performs no steps. Contacts are values that the client reads after stepping, so that it can
/// remove any object in response.
///
/// A sub-step lasts 1/240 s: half of the laws' impulses, Box2D's step (contacts, rods, motion), and
/// the other half of the impulses. Between the ends of sub-steps the state is interpolated.
package final class PhysicsWorld {
  /// The world in Box2D, a `CB2World`.
  let box: OpaquePointer
  var bodies = SlotMap<Body, BodyRecord>()
  var groups = SlotMap<CollisionGroup, GroupRecord>()
  var boundaries = SlotMap<Boundary, BoundaryRecord>()
  var laws = SlotMap<Law, LawRecord>()
  var ledger = ContactLedger()
  private var lastNumber = 0

  /// The schedule of sub-steps, or `nil` while nothing moves.
  var clock: SubStepClock?
  /// The time of the state that the world provides, in seconds.
  package internal(set) var now: TimeInterval = 0
  /// A Boolean value that indicates whether nothing has moved for 0.25 s (M-41), or nothing can
  /// move. If it is `true`, `advance(to:)` performs no steps.
  package internal(set) var isAtRest = true

  package init() { box = CB2WorldCreate() }

  deinit { CB2WorldDestroy(box) }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Ends the rest of the world. Every change of the world calls this method.
  package func wake() {
    isAtRest = false
    for index in bodies.records.indices {
      bodies.records[index].rest = RestWatch(bodies.records[index].pose)
    }
  }
}
