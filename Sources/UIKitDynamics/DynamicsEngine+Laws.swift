import GlissadeDynamics
import UIKitCore

/// The physical law of a behavior, with the bodies to which it applies.
struct PlacedLaw: Equatable {
  var law: Law
  var bodies: [Handle<Body>]
}

/// The association of a behavior with its law in the physics world.
struct LawBinding {
  let behavior: UIDynamicBehavior
  let handle: Handle<Law>
  var placed: PlacedLaw
}

// This extension updates the forces, rods and springs of the physics world.
extension DynamicsEngine {
  func applyLaws(_ family: [UIDynamicBehavior]) {
    let old = lawBindings
    lawBindings = []
    for behavior in family {
      guard let placed = behavior.law(of: body) else { continue }
      if let binding = old.first(where: { $0.behavior === behavior }) {
        lawBindings.append(update(binding, to: placed))
      } else {
        attempt("\(type(of: behavior))") {
          let handle = try world.insert(placed.law, on: placed.bodies)
          lawBindings.append(LawBinding(behavior: behavior, handle: handle, placed: placed))
        }
      }
    }
    for binding in old where !lawBindings.contains(where: { $0.handle == binding.handle }) {
      world.remove(binding.handle)
    }
  }

  private func update(_ binding: LawBinding, to placed: PlacedLaw) -> LawBinding {
    var updated = binding
    attempt("\(type(of: binding.behavior))") {
      if placed.bodies != binding.placed.bodies {
        try world.setBodies(placed.bodies, for: binding.handle)
        updated.placed.bodies = placed.bodies
      }
      try world.setLaw(placed.law, for: binding.handle)
      updated.placed.law = placed.law
    }
    return updated
  }
}
