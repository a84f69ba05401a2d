/// A law as the world keeps it.
struct LawRecord {
  let handle: Handle<Law>
  var law: Law
  var bodies: [Handle<Body>]

  /// Where its bodies are in the roster; found anew before sub-steps are made.
  var indices: [Int] = []
  /// The other end of an attachment between bodies.
  var otherIndex: Int?
  var oscillator: OscillatorStep?
  var rod: Rod?

  init(handle: Handle<Law>, law: Law, bodies: [Handle<Body>]) {
    self.handle = handle
    self.law = law
    self.bodies = bodies
    oscillator = Self.oscillator(of: law)
  }

  /// Springs only: rods are Box2D's.
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

/// A rod's joint in Box2D, and the steered body that holds its anchor, if it has one.
struct Rod {
  /// A `CB2Joint`.
  let joint: OpaquePointer
  var anchor: Anchor?

  struct Anchor {
    /// A `CB2Body`.
    let box: OpaquePointer
    var position: Vector
    var target: Vector
  }
}
