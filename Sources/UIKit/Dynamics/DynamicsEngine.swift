import Foundation
import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers

/// An animator's physics world and what in it stands for what.
///
/// `refresh` and `adjust` make the world say what the behaviors say; nothing else changes it, but time.
@MainActor final class DynamicsEngine {
  let world = PhysicsWorld()
  let hasReferenceView: Bool
  private(set) weak var referenceView: UIView?
  /// In order of entry.
  private(set) var tracked: [TrackedItem] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Whose body is whose, those included that have left since contacts were last told.
  var owners: [Handle<Body>: any UIDynamicItem] = [:]
  var lawBindings: [LawBinding] = []
  var collisionBindings: [CollisionBinding] = []
  /// What boundaries are called, those included that have gone since contacts were last told.
  var boundaryNames: [Handle<Boundary>: BoundaryName] = [:]
  /// The reference bounds that are a boundary now; nil if they are none.
  var appliedBounds: CGRect?
  /// Whether a behavior has another number than the world.
  var isStale = false
  /// The elasticity in force, given the client's own.
  var tunedElasticity: (CGFloat) -> CGFloat = { $0 }
  /// Takes one line about a client's mistake.
  var warn: (String) -> Void = { _ in }

  init(referenceView: UIView?) {
    self.referenceView = referenceView
    hasReferenceView = referenceView != nil
  }

  /// What logs call the reference view.
  var referenceName: String { referenceView?.logName ?? "no view" }

  // MARK: What the behaviors say

  /// - Parameter family: all behaviors, depth-first in pre-order.
  func refresh(_ family: [UIDynamicBehavior]) {
    track(family)
    applyCollisions(family)
    adjust(family)
  }

  /// The same where only numbers are different.
  func adjust(_ family: [UIDynamicBehavior]) {
    isStale = false
    applyProperties(family)
    applyLaws(family)
    addPendingVelocities(family)
  }

  /// Items that came are read, in the order of behaviors; those that went are let go.
  private func track(_ family: [UIDynamicBehavior]) {
    var wanted: Set<ObjectIdentifier> = []
    var order: [any UIDynamicItem] = []
    let grouped = members(of: family)
    for item in family.flatMap(\.ownItems) {
      guard !grouped.contains(ObjectIdentifier(item)) else {
        warn("\(item.logName) is moved by its group, so no behavior moves it by itself")
        continue
      }
      if wanted.insert(ObjectIdentifier(item)).inserted { order.append(item) }
    }
    for gone in tracked where !wanted.contains(ObjectIdentifier(gone.item)) {
      world.remove(gone.body)
    }
    tracked.removeAll { !wanted.contains(ObjectIdentifier($0.item)) }
    index()
    for item in order where places[ObjectIdentifier(item)] == nil { enter(item) }
  }

  /// What belongs to the groups among the items.
  private func members(of family: [UIDynamicBehavior]) -> Set<ObjectIdentifier> {
    let groups = family.flatMap(\.ownItems).compactMap { $0 as? UIDynamicItemGroup }
    return Set(groups.flatMap(\.items).map { ObjectIdentifier($0) })
  }

  private func index() {
    places = [:]
    for (place, entry) in tracked.enumerated() { places[ObjectIdentifier(entry.item)] = place }
  }

  private func enter(_ item: any UIDynamicItem) {
    guard let (reading, body) = read(item) else { return }
    attempt(item.logName) {
      let handle = try world.insert(body)
      places[ObjectIdentifier(item)] = tracked.count
      tracked.append(TrackedItem(item, body: handle, pose: reading.pose))
      owners[handle] = item
    }
  }

  private func read(_ item: any UIDynamicItem) -> (ItemReading, Body)? {
    do {
      let reading = try ItemReading(of: item, in: referenceView)
      let state = BodyState(position: reading.position, angle: reading.pose.angle)
      return (reading, Body(parts: reading.parts, state: state))
    } catch {
      warn("\(item.logName) \(error), so the animator leaves it alone")
      return nil
    }
  }

  /// Does what the world may refuse; then everything is as before, and told.
  func attempt(_ who: @autoclosure () -> String, _ body: () throws -> Void) {
    do { try body() } catch { warn("\(who()): \(error)") }
  }

  /// Reads an item anew; its velocity stays (J-11).
  func reread(_ item: any UIDynamicItem, in family: [UIDynamicBehavior]) {
    guard let entry = entry(of: item) else { return refresh(family) }
    guard let (reading, body) = read(item), let old = world.state(of: entry.body) else { return }
    attempt(item.logName) {
      try world.setParts(body.parts, of: entry.body)
      var state = body.state
      (state.velocity, state.angularVelocity) = (old.velocity, old.angularVelocity)
      try world.setState(state, of: entry.body)
      entry.reread(reading.pose)
    }
  }

  private func applyProperties(_ family: [UIDynamicBehavior]) {
    var properties = [ItemProperties](repeating: ItemProperties(), count: tracked.count)
    for case let behavior as UIDynamicItemBehavior in family {
      for item in behavior.items {
        guard let place = places[ObjectIdentifier(item)] else { continue }
        properties[place] = properties[place].overridden(by: behavior.properties)
      }
    }
    for (entry, var properties) in zip(tracked, properties) {
      if let elasticity = properties.elasticity {
        properties.elasticity = tunedElasticity(elasticity)
      }
      attempt(entry.item.logName) { try world.setTraits(properties.traits, of: entry.body) }
    }
  }

  private func addPendingVelocities(_ family: [UIDynamicBehavior]) {
    for case let behavior as UIDynamicItemBehavior in family {
      for item in behavior.items {
        guard let entry = entry(of: item),
          let velocity = behavior.takePendingVelocity(for: item)
        else { continue }
        attempt(item.logName) {
          try world.addVelocity(velocity.linear, angular: velocity.angular, to: entry.body)
        }
      }
    }
  }

  // MARK: Questions

  private func entry(of item: any UIDynamicItem) -> TrackedItem? {
    places[ObjectIdentifier(item)].map { tracked[$0] }
  }

  func body(of item: any UIDynamicItem) -> Handle<Body>? { entry(of: item)?.body }

  func velocity(of item: any UIDynamicItem) -> ItemVelocity? {
    body(of: item).flatMap(world.state).map {
      ItemVelocity(linear: $0.velocity, angular: $0.angularVelocity)
    }
  }

  /// Those whose box, upright in the reference view, meets the rectangle.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let bodies = world.picture.bodies
    return tracked.filter { entry in
      bodies.first { $0.handle == entry.body }?.outlines
        .contains { $0.boundingBox.intersects(rect) } ?? false
    }.map(\.item)
  }

  // MARK: Time

  /// Whether nothing moves, and nothing has been changed since.
  var isAtRest: Bool { world.isAtRest }

  /// - Parameter time: of the animator's own, in seconds.
  func stir(at time: TimeInterval) {
    world.wake()
    world.start(at: time)
  }

  /// Moves on, and puts the items where they belong. Pushes that have been made become inactive.
  ///
  /// - Parameter time: of the animator's own, in seconds.
  func advance(to time: TimeInterval) {
    world.advance(to: time)
    for binding in lawBindings {
      if let law = world.law(binding.handle) { binding.behavior.lawPlayed(law) }
    }
    let reference = referenceView
    AnimationBlock.suspended {
      for entry in tracked {
        if let state = world.state(of: entry.body) { entry.show(state, in: reference) }
      }
    }
  }

  /// Names items that are on their way without being in the reference view, each once (J-15).
  func strays() -> [any UIDynamicItem] {
    guard hasReferenceView, let referenceView else { return [] }
    return tracked.filter { entry in
      guard let view = entry.item as? UIView else { return false }
      let isStray = !view.isDescendant(of: referenceView)
      defer { entry.isReportedAsStray = isStray }
      return isStray && !entry.isReportedAsStray
    }.map(\.item)
  }
}

extension [CGPoint] {
  /// The upright box around them.
  var boundingBox: CGRect {
    reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
