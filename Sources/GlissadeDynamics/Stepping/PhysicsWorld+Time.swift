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
    for index in bodies.records.indices {
      bodies.records[index].undriven = bodies.records[index].live
    }
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
    let bounces = impacts.filter { bodies.records[$0.body].bounce($0) }
    for bounce in bounces { ledger.recordBounce(bounce.contact) }
    kick(half: .second)
    for index in bodies.records.indices {
      bodies.records[index].drive = bodies.records[index].live - bodies.records[index].undriven
    }
    damp(isReversed: true)
    for bounce in bounces { bodies.records[bounce.body].correctVelocity(bounce) }
    for index in bodies.records.indices where bodies.records[index].isFree {
      bodies.records[index].finish()
    }
    isAtRest = isSettled
  }
}

extension BodyRecord {
  fileprivate mutating func begin() {
    start = pose
    bend = nil
    hasBounced = false
    startMotion = motion
    startLive = live
  }

  /// To Box2D, with the velocity of the sub-step's middle.
  fileprivate mutating func depart() {
    live = live.limited
    departing = live
    CB2BodySetVelocity(box, CB2Vector(live.velocity), Float(live.spin))
    CB2BodySetBullet(box, isFast)
  }

  /// From Box2D, where contacts and rods have had their say.
  fileprivate mutating func arrive() {
    let state = CB2BodyState(box)
    pose = state.pose
    motion = state.motion.limited
    reaction = motion.velocity - departing.velocity
    live = motion
  }

  /// Moves more than a quarter of its size in a sub-step: others of its kind might be jumped over.
  fileprivate var isFast: Bool {
    live.velocity.length * PhysicsConstants.subStep > leastRadius / 2
  }

  fileprivate mutating func finish() {
    live = live.limited
    // What presses a body against something has still to be taken back by that.
    if touches == 0 && !isHeld { motion = live }
    rest.observe(pose, velocity: departing, drive: drive, reaction: reaction)
  }
}
