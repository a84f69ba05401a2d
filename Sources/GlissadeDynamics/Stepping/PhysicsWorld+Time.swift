internal import CBox2D
import Foundation
import GlissadeGeometry

extension PhysicsWorld {
  /// The fraction of the last sub-step that has passed at `now`, 0…1.
  var fraction: Double { clock?.fraction(at: now) ?? 1 }

  /// Sets the time at which changed bodies begin to move. Without this call, the first
  /// `advance(to:)` after a rest sets that time and performs no steps.
  package func start(at time: TimeInterval) {
    precondition(time.isFinite, "A time is a number.")
    guard clock == nil, !isAtRest else { return }
    now = time
    clock = SubStepClock(origin: time)
  }

  /// Performs the sub-steps up to a time, and provides the state at that time. If the world is at
  /// rest or the time is in the past, it performs none.
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

  /// Sets the velocities of all bodies to 0, so that bodies do not continue a slow motion after a
  /// rest.
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

  /// Applies the first half of each law's effect in a sub-step and passes the velocities to Box2D.
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

  /// Reads the velocities from Box2D and applies the second half of each law's effect in a
  /// sub-step.
  private func finishSubStep(_ impacts: [ContactStart.Impact]) {
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

  /// Passes the velocity of the body in the middle of the sub-step to Box2D.
  fileprivate mutating func depart() {
    live = live.limited
    departing = live
    CB2BodySetVelocity(box, CB2Vector(live.velocity), Float(live.spin))
    CB2BodySetBullet(box, isFast)
  }

  /// Reads the state of the body from Box2D, after contacts and rods were solved.
  fileprivate mutating func arrive() {
    let state = CB2BodyState(box)
    pose = state.pose
    motion = state.motion.limited
    reaction = motion.velocity - departing.velocity
    live = motion
  }

  /// A Boolean value that indicates whether the body moves by more than a quarter of its shorter
  /// side in a sub-step, so that it could pass through others.
  fileprivate var isFast: Bool {
    live.velocity.length * PhysicsConstants.subStep > leastRadius / 2
  }

  fileprivate mutating func finish() {
    live = live.limited
    // For a body in contact, `motion` remains Box2D's, because the contact corrects the velocity
    // into the obstacle only in the next sub-step.
    if touches == 0 && !isOnRod { motion = live }
    rest.observe(pose, velocity: departing, drive: drive, reaction: reaction)
  }
}
