import Foundation
import GlissadeGeometry

/// The effect of the laws in a sub-step: half of it before Box2D's step, and half after it. The
/// second half applies the laws in reverse order, so that a sub-step is time-symmetric and has an
/// error of second order.
extension PhysicsWorld {
  enum Half {
    case first
    case second
  }

  /// Applies the resistance of bodies and the damping of springs.
  func damp(isReversed: Bool = false) {
    if !isReversed { resist() }
    let order = laws.records.indices
    if isReversed {
      for law in order.reversed() { dampSpring(laws.records[law]) }
    } else {
      for law in order { dampSpring(laws.records[law]) }
    }
    if isReversed { resist() }
  }

  private func resist() {
    let half = PhysicsConstants.subStep / 2
    for index in bodies.records.indices {
      let traits = bodies.records[index].traits
      if traits.resistance > 0 {
        bodies.records[index].live.velocity *= exp(-Double(traits.resistance) * half)
      }
      if traits.angularResistance > 0 {
        bodies.records[index].live.spin *= exp(-Double(traits.angularResistance) * half)
      }
    }
  }

  /// Applies the accelerations by all laws in half of a sub-step.
  func kick(half: Half) {
    let order = laws.records.indices
    if half == .second {
      for law in order.reversed() { kick(laws.records[law]) }
    } else {
      for law in order { kick(law: law) }
    }
  }

  private func kick(law index: Int) {
    kick(laws.records[index])
    // An instantaneous push is applied completely in the first half of the first sub-step.
    guard case .push(var push) = laws.records[index].law, push.mode == .instantaneous,
      push.isActive
    else { return }
    push.isActive = false
    laws.records[index].law = .push(push)
  }
}

extension PhysicsWorld {
  private func kick(_ record: LawRecord) {
    let half = PhysicsConstants.subStep / 2
    switch record.law {
    case .gravity(let vector):
      let change = Vector(vector) * (PhysicsConstants.gravity * half)
      for index in record.indices { accelerate(index, by: change) }
    case .push(let push): self.push(record.indices, push)
    case .attachment: kickSpring(record)
    case .snap(let snap): self.snap(record, to: Vector(snap.point))
    case .field(let field):
      for index in record.indices {
        accelerate(index, by: field.acceleration(of: bodies.records[index]) * half)
      }
    }
  }

  private func accelerate(_ index: Int, by change: Vector) {
    guard bodies.records[index].isFree else { return }
    bodies.records[index].live.velocity += change
  }

  private func push(_ indices: [Int], _ push: Push) {
    guard push.isActive else { return }
    let time = push.mode == .continuous ? PhysicsConstants.subStep / 2 : 1
    let impulse = Vector(push.vector) * (PhysicsConstants.push * time)
    for index in indices {
      let offset = push.offsets[bodies.records[index].handle]
      let arm = offset.map { bodies.records[index].arm(to: Vector($0)) } ?? .zero
      bodies.records[index].apply(impulse, at: arm)
    }
  }

  /// Applies a snap's spring in each direction of the plane, and its angular spring.
  private func snap(_ record: LawRecord, to point: Vector) {
    guard let stiffness = record.oscillator?.stiffness else { return }
    let half = stiffness * PhysicsConstants.subStep / 2
    for index in record.indices where bodies.records[index].isFree {
      let pose = bodies.records[index].pose
      bodies.records[index].live.velocity -= half * (pose.position - point)
      guard bodies.records[index].traits.allowsRotation else { continue }
      let upright = 2 * .pi * (pose.angle / (2 * .pi)).rounded()
      bodies.records[index].live.spin -= half * (pose.angle - upright)
    }
  }

  private func kickSpring(_ record: LawRecord) {
    guard let oscillator = record.oscillator, let link = Link(record, bodies) else { return }
    let half = oscillator.stiffness * PhysicsConstants.subStep / 2
    pull(link, by: link.impulse(changing: -half * link.stretch))
  }

  private func dampSpring(_ record: LawRecord) {
    guard let oscillator = record.oscillator else { return }
    if case .snap = record.law {
      for index in record.indices {
        bodies.records[index].live.velocity *= oscillator.decay
        bodies.records[index].live.spin *= oscillator.decay
      }
    } else if let link = Link(record, bodies) {
      pull(link, by: link.impulse(changing: (oscillator.decay - 1) * link.stretching))
    }
  }

  private func pull(_ link: Link, by impulse: Vector) {
    bodies.records[link.index].apply(impulse, at: link.arm)
    if let other = link.otherIndex {
      bodies.records[other].apply(-impulse, at: link.otherArm)
    }
  }
}
