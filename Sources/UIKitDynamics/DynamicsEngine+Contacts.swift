import GlissadeDynamics
import UIKitCore

/// A contact of which a behavior's delegate is to be notified.
@MainActor struct ContactReport {
  let behavior: UICollisionBehavior
  private let event: ContactEvent
  private let item: any UIDynamicItem
  private let partner: Partner

  private enum Partner {
    case item(any UIDynamicItem)
    case boundary(BoundaryName)

    @MainActor var logName: String {
      switch self {
      case .item(let item): item.logName
      case .boundary(let name): name.logName
      }
    }
  }

  fileprivate init?(_ event: ContactEvent, of binding: CollisionBinding, in engine: DynamicsEngine)
  {
    guard let item = engine.owners[event.contact.body] else { return nil }
    switch event.contact.partner {
    case .body(let other):
      guard let other = engine.owners[other] else { return nil }
      partner = .item(other)
    case .boundary(let boundary, _):
      guard let name = engine.boundaryNames[boundary] else { return nil }
      partner = .boundary(name)
    }
    (self.event, self.item, behavior) = (event, item, binding.behavior)
  }

  /// The event of the scene's log, such as `contact began box floor at 150,500 with 447 pt/s`.
  var logEvent: SceneEvent {
    let names = "\(item.logName) \(partner.logName)"
    guard event.phase == .began else { return .contactEnded(names: names) }
    return .contactBegan(names: names, point: event.point, speed: event.speed)
  }

  /// The location of the contact's beginning, in points of the reference view.
  var point: CGPoint { event.point }

  func notifyDelegate() {
    guard let delegate = behavior.collisionDelegate else { return }
    switch (event.phase, partner) {
    case (.began, .item(let other)):
      delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: event.point)
    case (.ended, .item(let other)):
      delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
    case (.began, .boundary(let name)):
      delegate.collisionBehavior(
        behavior, beganContactFor: item, withBoundaryIdentifier: name.identifier, at: event.point)
    case (.ended, .boundary(let name)):
      delegate.collisionBehavior(
        behavior, endedContactFor: item, withBoundaryIdentifier: name.identifier)
    }
  }
}

extension DynamicsEngine {
  /// Removes and returns the contacts that began or ended since the last call, in order of time.
  func removeContacts() -> [ContactReport] {
    let events = world.removeContacts()
    let reports = events.flatMap { event in
      event.groups.compactMap { group in
        collisionBindings.first { $0.handle == group }
          .flatMap { ContactReport(event, of: $0, in: self) }
      }
    }
    forgetThoseGone()
    return reports
  }

  private func forgetThoseGone() {
    if owners.count != tracked.count {
      owners = [:]
      for entry in tracked { owners[entry.body] = entry.item }
    }
    let lines = collisionBindings.flatMap(\.lines)
    if boundaryNames.count != lines.reduce(0, { $0 + $1.handles.count }) {
      boundaryNames = [:]
      for line in lines {
        for handle in line.handles { boundaryNames[handle] = line.name }
      }
    }
  }
}
