internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// Where `now` lies within the last sub-step, 0…1.
  var fraction: Double { clock?.fraction(at: now) ?? 1 }

  /// Says when what was changed begins to move. Without it the first `advance(to:)` after a rest only
  /// does this.
  package func start(at time: TimeInterval) {
    precondition(time.isFinite, "A time is a number.")
    guard clock == nil, !isAtRest else { return }
    now = time
    clock = SubStepClock(origin: time)
  }

  /// Makes the sub-steps up to a time, and hands out the state of that time from then on. Makes none at
  /// rest, and none for a time that is past.
  package func advance(to time: TimeInterval) {
    precondition(time.isFinite, "A time is a number.")
    if isAtRest {
      now = max(now, time)
      return
    }
    if clock == nil { return start(at: time) }
    guard time > now, let due = clock?.due(at: time) else { return }
    prepareLaws()
    for remaining in (0..<due).reversed() where !isAtRest {
      makeSubStep(remaining: remaining + 1)
    }
    now = time
    if isAtRest { settle() }
  }

  /// At rest: nothing creeps on when it is woken again.
  private func settle() {
    clock = nil
    for index in bodies.records.indices {
      bodies.records[index].halt()
      bodies.records[index].start = bodies.records[index].pose
      bodies.records[index].bend = nil
    }
  }

  private func makeSubStep(remaining: Int) {
    guard let start = clock?.time else { return }
    steerAnchors(remaining: remaining)
    beginSubStep()
    CB2WorldStep(box, Float(PhysicsConstants.subStep))
    let impacts = recordContacts(since: start)
    finishSubStep(impacts)
    clock?.tick()
  }

  /// The first halves, and off to Box2D with the velocities.
  private func beginSubStep() {
    for index in bodies.records.indices {
      bodies.records[index].begin()
    }
    damp()
    kick(half: .first)
    for index in bodies.records.indices where bodies.records[index].isFree {
      bodies.records[index].depart()
    }
  }

  /// What Box2D made of them, and the second halves.
  private func finishSubStep(_ impacts: [Meeting.Impact]) {
    for index in bodies.records.indices where bodies.records[index].isFree {
      bodies.records[index].arrive()
    }
    kick(half: .second)
    damp(isReversed: true)
    for impact in impacts { bodies.records[impact.body].carry(impact) }
    isAtRest = true
    for index in bodies.records.indices where bodies.records[index].isFree {
      bodies.records[index].finish()
      if !bodies.records[index].rest.isQuiet { isAtRest = false }
    }
  }
}

extension BodyRecord {
  fileprivate mutating func begin() {
    start = pose
    bend = nil
    startMotion = motion
    startLive = live
  }

  /// To Box2D, with the velocity of the sub-step's middle.
  fileprivate mutating func depart() {
    live = live.limited
    kick = live.velocity - startLive.velocity
    CB2BodySetVelocity(box, CB2Vector(live.velocity), Float(live.spin))
    CB2BodySetBullet(box, isFast)
  }

  /// From Box2D, where contacts and rods have had their say.
  fileprivate mutating func arrive() {
    let state = CB2BodyState(box)
    pose = state.pose
    motion = state.motion.limited
    live = motion
  }

  /// Moves more than a quarter of its size in a sub-step: others of its kind might be jumped over.
  fileprivate var isFast: Bool {
    live.velocity.length * PhysicsConstants.subStep > leastRadius / 2
  }

  /// Corrects a bounce for when it happened.
  ///
  /// Along the normal, with u the velocity of the sub-step's middle and a, a′ the accelerations before
  /// and after, the body meets the wall with u + (f − ½)ha and leaves with −e times that, after which
  /// (1 − f)ha′ are left of the sub-step. The halves that were given make −eu + ½ha′; the difference is
  /// (1 − 2f)(½ha′ + e·½ha), and both halves are known. e is what the bounce was, whatever turned
  /// meanwhile.
  fileprivate mutating func carry(_ impact: Meeting.Impact) {
    let normal = impact.normal
    let outgoing = motion.velocity.dot(normal)
    guard outgoing > PhysicsConstants.leastBounce else { return }
    let elasticity = min(-outgoing / impact.incoming, 1)
    let after = (live.velocity - motion.velocity).dot(normal)
    let change = (1 - 2 * impact.fraction) * (after + elasticity * kick.dot(normal))
    live.velocity += change * normal
    live = live.limited
    motion = live
    if impact.fraction > 0, bend == nil { bend = (impact.fraction, impact.pose) }
  }

  fileprivate mutating func finish() {
    live = live.limited
    // What presses a body against something has still to be taken back by that.
    if touches == 0 && !isHeld { motion = live }
    rest.observe(pose)
  }
}
