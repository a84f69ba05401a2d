internal import CBox2D
import Foundation
import GlissadeGeometry

/// The rods: attachments of frequency 0, which are joints that Box2D solves together with contacts.
extension PhysicsWorld {
  /// Updates the indices of the laws' bodies and creates missing rods.
  func prepareLaws() {
    for index in bodies.records.indices { bodies.records[index].isOnRod = false }
    for index in laws.records.indices {
      let record = laws.records[index]
      laws.records[index].indices = record.bodies.compactMap(bodies.index)
      laws.records[index].otherIndex = record.law.other.flatMap(bodies.index)
      if record.rod == nil { laws.records[index].rod = makeRod(of: laws.records[index]) }
      guard laws.records[index].rod != nil else { continue }
      for first in laws.records[index].indices.prefix(1) { bodies.records[first].isOnRod = true }
      if let other = laws.records[index].otherIndex { bodies.records[other].isOnRod = true }
    }
  }

  private func makeRod(of record: LawRecord) -> Rod? {
    guard case .attachment(let attachment) = record.law, attachment.frequency == 0,
      let first = record.indices.first
    else { return nil }
    let from = CB2Vector(Vector(attachment.offset))
    let length = CB2Vector.metres(attachment.length)
    let attached = bodies.records[first].box
    switch attachment.end {
    case .body(_, let offset):
      guard let other = record.otherIndex else { return nil }
      let joint = CB2RodCreate(
        box, bodies.records[other].box, CB2Vector(Vector(offset)), attached, from, length)
      return joint.map { Rod(joint: $0) }
    case .anchor(let point):
      var state = CB2State()
      state.position = CB2Vector(Vector(point))
      guard let peg = CB2BodyCreate(box, CB2Steered, state, 0) else { return nil }
      let joint = CB2RodCreate(box, peg, CB2Vector(), attached, from, length)
      let anchor = Rod.Anchor(box: peg, position: Vector(point), target: Vector(point))
      return joint.map { Rod(joint: $0, anchor: anchor) }
    }
  }

  func dismantleRod(at index: Int) {
    guard let rod = laws.records[index].rod else { return }
    // The velocity `live` includes forces for which the rod would have compensated in the next
    // sub-step.
    let law = laws.records[index]
    for body in [law.bodies.first, law.law.other].compactMap(\.self) {
      guard let index = bodies.index(of: body) else { continue }
      bodies.records[index].live = bodies.records[index].motion
    }
    CB2JointDestroy(rod.joint)
    if let anchor = rod.anchor { CB2BodyDestroy(anchor.box) }
    laws.records[index].rod = nil
  }

  /// Moves the anchors so that they reach their targets with the last of the remaining sub-steps.
  /// An anchor that jumped would move the body too late, and without the velocity of the pointer.
  func steerAnchors(remaining: Int) {
    for index in laws.records.indices {
      guard var anchor = laws.records[index].rod?.anchor else { continue }
      let path = (anchor.target - anchor.position) / Double(remaining)
      let longest = PhysicsConstants.anchorSpeed * PhysicsConstants.subStep
      let move = path.length > longest ? path * (longest / path.length) : path
      // The position of the anchor is set in each sub-step, so that rounding errors do not
      // accumulate.
      CB2BodyPlace(anchor.box, CB2Vector(anchor.position), 0)
      CB2BodySetVelocity(anchor.box, CB2Vector(move / PhysicsConstants.subStep), 0)
      anchor.position += move
      laws.records[index].rod?.anchor = anchor
    }
  }
}

extension LawRecord {
  /// Returns whether an existing rod can continue with the parameters of a changed law. If it can,
  /// the call moves the rod's anchor to the new position.
  mutating func rodAllows(_ law: Law) -> Bool {
    guard rod?.anchor != nil, case .attachment(let old) = self.law,
      case .attachment(let new) = law, case .anchor(let point) = new.end,
      new.frequency == 0, new.length == old.length, new.offset == old.offset
    else { return false }
    rod?.anchor?.target = Vector(point)
    return true
  }
}
