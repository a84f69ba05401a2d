internal import CBox2D
import Foundation
import GlissadeGeometry

/// The rods and other joints: attachments of frequency 0. Box2D solves them together with contacts.
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
    let attached = bodies.records[first]
    switch attachment.end {
    case .body(_, let offset):
      guard let other = record.otherIndex else { return nil }
      let holder = bodies.records[other]
      let joint = join(
        attachment, attached, to: holder.box, at: offset,
        turned: attached.pose.angle - holder.pose.angle)
      return joint.map { Rod(joint: $0) }
    case .anchor(let point):
      var state = CB2State()
      state.position = CB2Vector(Vector(point))
      guard let peg = CB2BodyCreate(box, CB2Steered, state, 0) else { return nil }
      let joint = join(attachment, attached, to: peg, at: .zero, turned: attached.pose.angle)
      let anchor = Rod.Anchor(box: peg, position: Vector(point), target: Vector(point))
      return joint.map { Rod(joint: $0, anchor: anchor) }
    }
  }

  /// Creates the joint of Box2D between a body and another one.
  ///
  /// - Parameter angle: The present angle of the body less that of the other one. The angle of a
  ///   joint is meant up to whole turns.
  private func join(
    _ attachment: Attachment, _ body: BodyRecord, to other: OpaquePointer, at offset: CGVector,
    turned angle: Double
  ) -> OpaquePointer? {
    let place = CB2Vector(Vector(offset))
    let from = CB2Vector(Vector(attachment.offset))
    let length = CB2Vector.metres(attachment.length)
    guard let joint = attachment.joint else {
      return CB2RodCreate(box, other, place, body.box, from, length)
    }
    var bond = CB2Bond(joint)
    bond.length = length
    let turns = ((angle - Double(bond.angle)) / (2 * .pi)).rounded()
    bond.angle += Float(turns * 2 * .pi)
    return CB2BondCreate(box, bond, other, place, body.box, from)
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
      new.frequency == 0, new.length == old.length, new.offset == old.offset,
      new.joint == old.joint
    else { return false }
    rod?.anchor?.target = Vector(point)
    return true
  }
}

extension CB2Bond {
  /// Creates the values of Box2D for a joint, except for its length.
  fileprivate init(_ joint: Attachment.Joint) {
    self.init()
    // The force of a push of the magnitude 1, in Box2D's unit.
    let force = CB2Vector.metres(PhysicsConstants.push)
    switch joint {
    case .limit: kind = CB2Rope
    case .fixed(let turn):
      kind = CB2Weld
      angle = Float(turn)
    case .pin(let turn, let range, let friction):
      kind = CB2Hinge
      angle = Float(turn)
      limit(range) { Float($0) }
      self.friction = Float(friction) * force * CB2Vector.metres(PhysicsConstants.jointArm)
    case .slide(let axis, let turn, let range, let friction):
      kind = CB2Slide
      angle = Float(turn)
      let direction = Vector(axis)
      self.axis = CB2Vector(direction / direction.length * PhysicsConstants.pointsPerMetre)
      limit(range) { CB2Vector.metres($0) }
      self.friction = Float(friction) * force
    }
  }

  private mutating func limit(_ range: ClosedRange<CGFloat>?, _ convert: (CGFloat) -> Float) {
    guard let range else { return }
    isLimited = true
    lower = convert(range.lowerBound)
    upper = convert(range.upperBound)
  }
}
