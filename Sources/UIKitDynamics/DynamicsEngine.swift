import GlissadeDynamics
import GlissadeGeometry
import GlissadeLayers
import UIKitCore

/// An animator's physics world, and the mapping between its bodies and the animator's items.
///
/// `refresh` and `adjust` update the world from the behaviors. Apart from these two methods, only
/// the passage of time changes the world.
@MainActor final class DynamicsEngine {
  let world = PhysicsWorld()
  let hasReferenceView: Bool
  private(set) weak var referenceView: UIView?
  /// The items that have a body in the world, in the order in which they were added.
  private(set) var tracked: [TrackedItem] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The items of the bodies, including bodies that were removed since contacts were last reported.
  var owners: [Handle<Body>: any UIDynamicItem] = [:]
  var lawBindings: [LawBinding] = []
  var collisionBindings: [CollisionBinding] = []
  /// The names of the boundaries, including boundaries that were removed since contacts were last
  /// reported.
  var boundaryNames: [Handle<Boundary>: BoundaryName] = [:]
  /// The bounds of the reference view from which its boundary was last made, or `nil` if the bounds
  /// are not a boundary.
  var appliedBounds: CGRect?
  /// A Boolean value that indicates whether a parameter of a behavior has changed since the world
  /// was last updated.
  var isStale = false
  /// A closure that receives the elasticity that the client has set, and returns the one to be
  /// used.
  var tunedElasticity: (CGFloat) -> CGFloat = { $0 }
  /// A closure that reports a client's mistake, which it receives as one line of text.
  var warn: (String) -> Void = { _ in }

  init(referenceView: UIView?) {
    self.referenceView = referenceView
    hasReferenceView = referenceView != nil
  }

  /// The name of the reference view in logs.
  var referenceName: String { referenceView?.logName ?? "no view" }

  // MARK: Updates from behaviors

  /// Updates the world after behaviors, items or boundaries have changed.
  ///
  /// - Parameter family: All behaviors, depth-first in pre-order.
  func refresh(_ family: [UIDynamicBehavior]) {
    track(family)
    applyCollisions(family)
    adjust(family)
  }

  /// Updates the world after parameters have changed, but no behaviors, items or boundaries.
  func adjust(_ family: [UIDynamicBehavior]) {
    isStale = false
    applyProperties(family)
    applyLaws(family)
    addPendingVelocities(family)
  }

  /// Adds bodies for the new items of the behaviors, in the order of the behaviors, and removes the
  /// bodies of items that belong to no behavior any more.
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

  /// Returns the items that belong to an item group of the behaviors.
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

  /// Performs a change that the world can reject. A rejected change leaves the world as it was and
  /// is reported.
  func attempt(_ who: @autoclosure () -> String, _ body: () throws -> Void) {
    do { try body() } catch { warn("\(who()): \(error)") }
  }

  /// Reads an item's position, rotation and size again; the velocity of its body stays the same
  /// (J-11).
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
          let velocity = behavior.removePendingVelocity(for: item)
        else { continue }
        attempt(item.logName) {
          try world.addVelocity(velocity.linear, angular: velocity.angular, to: entry.body)
        }
      }
    }
  }

  // MARK: Queries

  private func entry(of item: any UIDynamicItem) -> TrackedItem? {
    places[ObjectIdentifier(item)].map { tracked[$0] }
  }

  func body(of item: any UIDynamicItem) -> Handle<Body>? { entry(of: item)?.body }

  func velocity(of item: any UIDynamicItem) -> ItemVelocity? {
    body(of: item).flatMap(world.state).map {
      ItemVelocity(linear: $0.velocity, angular: $0.angularVelocity)
    }
  }

  /// Returns the items whose bounding box in the reference view intersects the rectangle.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    let bodies = world.picture.bodies
    return tracked.filter { entry in
      bodies.first { $0.handle == entry.body }?.outlines
        .contains { $0.boundingBox.intersects(rect) } ?? false
    }.map(\.item)
  }

  // MARK: Time

  /// A Boolean value that indicates whether no body has moved for 0.25 s (M-41) or no body can
  /// move.
  var isAtRest: Bool { world.isAtRest }

  /// Wakes the bodies of the world, which begin to move at a given time.
  ///
  /// - Parameter time: The animator's own time, in seconds.
  func stir(at time: TimeInterval) {
    world.wake()
    world.start(at: time)
  }

  /// Advances the world to a time, and moves the items to the places of their bodies. Instantaneous
  /// pushes become inactive.
  ///
  /// - Parameter time: The animator's own time, in seconds.
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

  /// Returns the views that have left the reference view's hierarchy since the last call (J-15).
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
  /// The axis-aligned bounding box of the points.
  var boundingBox: CGRect {
    reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
