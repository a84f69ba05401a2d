/// The world's record of a law.
struct LawRecord {
  let handle: Handle<Law>
  var law: Law
  var bodies: [Handle<Body>]

  /// The indices of the law's bodies in the slot map. They are updated before sub-steps.
  var indices: [Int] = []
  /// The index of the body at the other end of an attachment; `nil` without one.
  var otherIndex: Int?
  var oscillator: OscillatorStep?
  var rod: Rod?

  init(handle: Handle<Law>, law: Law, bodies: [Handle<Body>]) {
    self.handle = handle
    self.law = law
    self.bodies = bodies
    oscillator = Self.oscillator(of: law)
  }

  /// Returns the oscillator of a law's spring, or `nil` for a law without one. Box2D solves rods.
  static func oscillator(of law: Law) -> OscillatorStep? {
    switch law {
    case .attachment(let attachment) where attachment.frequency > 0:
      return OscillatorStep(frequency: attachment.frequency, damping: attachment.damping)
    case .snap(let snap):
      let least = PhysicsConstants.snapLeastDamping
      return OscillatorStep(
        frequency: PhysicsConstants.snapFrequency, damping: least + (1 - least) * snap.damping)
    default: return nil
    }
  }
}

/// The joint of a rod in Box2D, and the body of the rod's anchor, or `nil` for a rod between two
/// bodies.
struct Rod {
  /// The joint in Box2D, a `CB2Joint`.
  let joint: OpaquePointer
  var anchor: Anchor?

  struct Anchor {
    /// The anchor in Box2D, a `CB2Body`.
    let box: OpaquePointer
    var position: Vector
    var target: Vector
  }
}
