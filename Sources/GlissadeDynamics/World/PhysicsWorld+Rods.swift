internal import CBox2D
import Foundation
import GlissadeGeometry

/// Attachments of frequency 0: joints of Box2D, which solves them together with contacts.
extension PhysicsWorld {
  /// Finds the laws' bodies and makes the rods that are missing.
  func prepareLaws() {
    for index in bodies.records.indices { bodies.records[index].isHeld = false }
    for index in laws.records.indices {
      let record = laws.records[index]
      laws.records[index].indices = record.bodies.compactMap(bodies.index)
      laws.records[index].otherIndex = record.law.other.flatMap(bodies.index)
      if record.rod == nil { laws.records[index].rod = makeRod(of: laws.records[index]) }
      guard laws.records[index].rod != nil else { continue }
      for held in laws.records[index].indices.prefix(1) { bodies.records[held].isHeld = true }
      if let other = laws.records[index].otherIndex { bodies.records[other].isHeld = true }
    }
  }

  private func makeRod(of record: LawRecord) -> Rod? {
    guard case .attachment(let attachment) = record.law, attachment.frequency == 0,
      let first = record.indices.first
    else { return nil }
    let from = CB2Vector(Vector(attachment.offset))
    let length = CB2Vector.metres(attachment.length)
    let held = bodies.records[first].box
    switch attachment.end {
    case .body(_, let offset):
      guard let other = record.otherIndex else { return nil }
      let joint = CB2RodCreate(
        box, bodies.records[other].box, CB2Vector(Vector(offset)), held, from, length)
      return joint.map { Rod(joint: $0) }
    case .anchor(let point):
      var state = CB2State()
      state.position = CB2Vector(Vector(point))
      guard let peg = CB2BodyCreate(box, CB2Steered, state, 0) else { return nil }
      let joint = CB2RodCreate(box, peg, CB2Vector(), held, from, length)
      let anchor = Rod.Anchor(box: peg, position: Vector(point), target: Vector(point))
      return joint.map { Rod(joint: $0, anchor: anchor) }
    }
  }

  func dismantleRod(at index: Int) {
    guard let rod = laws.records[index].rod else { return }
    // `live` includes forces that the rod would have balanced in the next sub-step.
    let law = laws.records[index]
    for body in [law.bodies.first, law.law.other].compactMap(\.self) {
      guard let held = bodies.index(of: body) else { continue }
      bodies.records[held].live = bodies.records[held].motion
    }
    CB2JointDestroy(rod.joint)
    if let anchor = rod.anchor { CB2BodyDestroy(anchor.box) }
    laws.records[index].rod = nil
  }

  /// Sends anchors on their way, so that they arrive with the last of the remaining sub-steps. An anchor
  /// that jumped would leave the body behind and then without the speed of the hand that moves it.
  func steerAnchors(remaining: Int) {
    for index in laws.records.indices {
      guard var anchor = laws.records[index].rod?.anchor else { continue }
      let way = (anchor.target - anchor.position) / Double(remaining)
      let longest = PhysicsConstants.anchorSpeed * PhysicsConstants.subStep
      let move = way.length > longest ? way * (longest / way.length) : way
      // Placed afresh each time: rounding must not let it drift.
      CB2BodyPlace(anchor.box, CB2Vector(anchor.position), 0)
      CB2BodySetVelocity(anchor.box, CB2Vector(move / PhysicsConstants.subStep), 0)
      anchor.position += move
      laws.records[index].rod?.anchor = anchor
    }
  }
}

extension LawRecord {
  /// Whether a rod that there is can go on under other numbers, its anchor moved to where they say.
  mutating func rodAllows(_ law: Law) -> Bool {
    guard rod?.anchor != nil, case .attachment(let old) = self.law,
      case .attachment(let new) = law, case .anchor(let point) = new.end,
      new.frequency == 0, new.length == old.length, new.offset == old.offset
    else { return false }
    rod?.anchor?.target = Vector(point)
    return true
  }
}
