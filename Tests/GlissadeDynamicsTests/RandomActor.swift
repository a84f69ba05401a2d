import Foundation
import GlissadeDynamics
import GlissadeGeometry
import TestMaterial

/// Does anything at all to a world, sensible or not.
struct RandomActor {
  let trial = Trial()
  private var generator: SeededGenerator
  private var bodies: [Handle<Body>] = []
  private var laws: [Handle<Law>] = []
  private var groups: [Handle<CollisionGroup>] = []
  private var boundaries: [Handle<Boundary>] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<12 { insertBody() }
    for _ in 0..<4 { insertLaw() }
    if let group = try? trial.world.insert(CollisionGroup(bodies: bodies)) {
      groups.append(group)
      let space = CGRect(x: 0, y: 0, width: 400, height: 400)
      _ = try? trial.world.insert(.rectangle(space, insets: .zero), in: group)
    }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    // One action in forty is invalid.
    if Int.random(in: 0..<40, using: &generator) == 0 {
      return [.nan, .infinity, -1e300, 0, 1e6, -1e6].randomElement(using: &generator) ?? 0
    }
    return CGFloat.random(
      in: CGFloat(range.lowerBound)...CGFloat(range.upperBound), using: &generator)
  }

  private mutating func vector(_ range: ClosedRange<Double>) -> CGVector {
    CGVector(dx: number(range), dy: number(range))
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(-50...450), y: number(-50...450)) }

  private mutating func state() -> BodyState {
    BodyState(
      position: point(), angle: number(-7...7), velocity: vector(-3000...3000),
      angularVelocity: number(-20...20))
  }

  private mutating func traits() -> BodyTraits {
    var traits = BodyTraits()
    traits.elasticity = number(0...1)
    traits.friction = number(0...1)
    traits.density = number(0.1...5)
    traits.resistance = number(0...3)
    traits.charge = number(-3...3)
    traits.allowsRotation = Bool.random(using: &generator)
    traits.isAnchored = Int.random(in: 0..<8, using: &generator) == 0
    return traits
  }

  private mutating func shape() -> BodyShape {
    let size = CGSize(width: number(0.1...90), height: number(0.1...90))
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return .rectangle(size)
    case 1: return .ellipse(size)
    default: return .polygon((0..<5).map { _ in CGPoint(x: number(-40...40), y: number(-40...40)) })
    }
  }

  private mutating func law() -> Law {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .gravity(vector(-2...2))
    case 1:
      var push = Push(
        mode: Bool.random(using: &generator) ? .continuous : .instantaneous, vector: vector(-9...9))
      if let body = bodies.randomElement(using: &generator) {
        push.offsets[body] = vector(-30...30)
      }
      return .push(push)
    case 2: return .snap(Snap(point: point(), damping: number(0...1)))
    case 3:
      var field = Field(Bool.random(using: &generator) ? .radial : .electric, position: point())
      field.falloff = number(0...3)
      field.minimumRadius = number(0.01...50)
      field.strength = number(-3...3)
      return .field(field)
    default: return .attachment(attachment())
    }
  }

  private mutating func attachment() -> Attachment {
    let end: Attachment.End
    if Bool.random(using: &generator), let body = bodies.randomElement(using: &generator) {
      end = .body(body, offset: vector(-30...30))
    } else {
      end = .anchor(point())
    }
    return Attachment(
      offset: vector(-30...30), end: end, length: max(number(-50...200), 0),
      frequency: max(number(-3...9), 0), damping: number(0...2))
  }

  private mutating func insertBody() {
    let body = Body(shape(), traits: traits(), state: state())
    if let body = try? trial.world.insert(body) { bodies.append(body) }
  }

  private mutating func insertLaw() {
    let some = bodies.filter { _ in Bool.random(using: &generator) }
    let law = law()
    if let law = try? trial.world.insert(law, on: some) { laws.append(law) }
  }

  private mutating func insertBoundary() {
    guard let group = groups.randomElement(using: &generator) else { return }
    let points = (0..<4).map { _ in point() }
    let boundary = Boundary.polyline(points, isClosed: Bool.random(using: &generator))
    if let boundary = try? trial.world.insert(boundary, in: group) { boundaries.append(boundary) }
  }

  /// Performs a random change, which may be refused.
  mutating func act() {
    let world = trial.world
    let body = bodies.randomElement(using: &generator)
    let law = laws.randomElement(using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: insertBody()
    case 1: insertLaw()
    case 2: insertBoundary()
    case 3: if let body, bodies.count > 6 { world.remove(body) }
    case 4: if let law, laws.count > 3 { world.remove(law) }
    case 5: if let body { try? world.setState(state(), of: body) }
    case 6: if let body { try? world.setTraits(traits(), of: body) }
    case 7:
      if let body { try? world.setParts([BodyPart(shape(), offset: vector(-20...20))], of: body) }
    case 8:
      if let body { try? world.addVelocity(vector(-900...900), angular: number(-9...9), to: body) }
    case 9: if let law { try? world.setLaw(self.law(), for: law) }
    case 10:
      let some = bodies.filter { _ in Bool.random(using: &generator) }
      if let group = groups.first { try? world.setGroup(CollisionGroup(bodies: some), for: group) }
    default: if boundaries.count > 3 { world.remove(boundaries.removeFirst()) }
    }
  }
}
