internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// The free bodies that keep the world from resting, in the order of insertion; empty at rest.
  package var movements: [Movement] {
    if isAtRest { return [] }
    return bodies.records.indices.filter(keepsMoving).map { index in
      let record = bodies.records[index]
      return Movement(
        body: record.handle, state: record.state(at: fraction),
        quietFor: Double(record.rest.quietSubSteps) * PhysicsConstants.subStep,
        isTouching: record.touches > 0, laws: lawsActing(on: record.handle))
    }
  }

  private func lawsActing(on body: Handle<Body>) -> [Handle<Law>] {
    laws.records.filter { record in
      if case .push(let push) = record.law, !push.isActive { return false }
      return record.bodies.contains(body) || record.law.other == body
    }.map(\.handle)
  }

  /// The geometry of the world that an overlay draws.
  package var picture: WorldPicture {
    let moving = Set(movements.map(\.body))
    return WorldPicture(
      bodies: bodies.records.map { record in
        let state = record.state(at: fraction)
        return WorldPicture.Body(
          handle: record.handle, state: state,
          outlines: record.parts.map { $0.outline.map { state.place($0.vector) } },
          isAnchored: !record.isFree, isMoving: moving.contains(record.handle))
      },
      boundaries: zip(boundaries.handles, boundaries.records).map { handle, record in
        WorldPicture.Boundary(handle: handle, lines: record.sides.map { $0.points.map(\.point) })
      },
      attachments: laws.records.compactMap(picture), touches: touches)
  }

  private func picture(_ record: LawRecord) -> WorldPicture.Attachment? {
    guard case .attachment(let attachment) = record.law,
      let from = record.bodies.first.flatMap(state)?.place(attachment.offset)
    else { return nil }
    let to: CGPoint
    switch attachment.end {
    case .anchor(let point): to = record.rod?.anchor?.position.point ?? point
    case .body(let other, let offset):
      guard let place = state(of: other)?.place(offset) else { return nil }
      to = place
    }
    return WorldPicture.Attachment(
      law: record.handle, from: from, to: to, length: attachment.length,
      isRod: attachment.frequency == 0, bodies: record.bodies, frequency: attachment.frequency,
      damping: attachment.damping)
  }

  /// The contact points at the end of the last sub-step.
  private var touches: [WorldPicture.Touch] {
    let count = CB2WorldTouches(box, nil, 0)
    var found = [CB2Touch](repeating: CB2Touch(), count: Int(count))
    CB2WorldTouches(box, &found, count)
    return found.map { touch in
      let points = [touch.points.0, touch.points.1].prefix(Int(touch.count))
      return WorldPicture.Touch(contact: Contact(touch), points: points.map(\.points.point))
    }
  }
}

extension PhysicsWorld: StableHashable {
  /// Adds the exact state of all bodies to a hasher.
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(isAtRest)
    hasher.combine(bodies.records.count)
    for record in bodies.records {
      hasher.combine(record.handle.number)
      hasher.combine(record.state(at: fraction))
      hasher.combine(record.live.velocity.vector)
      hasher.combine(record.live.spin)
    }
  }
}
