import GlissadeDynamics
import GlissadeGeometry
import UIKitCore

/// An item that keeps its animator running, with the reason (T-04).
package struct RestlessItem: Hashable, Sendable {
  /// A reason for which an item does not rest.
  package enum Reason: Hashable, Sendable {
    /// A behavior accelerates the item by `acceleration`, in pt/s².
    case force(behavior: String, acceleration: Double)
    /// The item swings on the rod of an attachment behavior.
    case rod(behavior: String)
    /// The item continues by inertia, because nothing slows it down.
    case inertia
    /// The item does not move any more, but has not been still for long enough to count as at rest.
    case settling
  }

  /// The identity of the animator that the item keeps running.
  package let animator: ObjectIdentifier
  /// The name of the animator's reference view in logs.
  package let reference: String
  /// The item's `accessibilityIdentifier`, or else its type.
  package let name: String
  /// The item's speed in points per second.
  package let speed: Double
  /// The item's angular speed in radians per second.
  package let angularSpeed: Double
  package let reason: Reason
}

extension RestlessItem: CustomStringConvertible {
  /// The reason in one line, such as “lid moves at 12 pt/s: UIGravityBehavior pulls with 1000
  /// pt/s²”.
  package var description: String {
    var motion = String(format: "moves at %.1f pt/s", speed)
    if angularSpeed >= 0.01 { motion += String(format: ", turns at %.2f rad/s", angularSpeed) }
    switch reason {
    case .force(let behavior, let acceleration):
      return
        "\(name) \(motion): \(behavior) pulls with \(String(format: "%.0f", acceleration)) pt/s²"
    case .rod(let behavior): return "\(name) \(motion): it swings on the rod of \(behavior)"
    case .inertia: return "\(name) \(motion): nothing slows it down; it has no resistance"
    case .settling: return "\(name) \(motion), and comes to rest"
    }
  }
}

extension UIDynamicAnimator {
  /// The items that keep the animator running, the fastest one first. The array is empty while the
  /// animator is paused.
  package var restlessItems: [RestlessItem] {
    guard isRunning else { return [] }
    return engine.world.movements.map { movement in
      RestlessItem(
        animator: ObjectIdentifier(self), reference: engine.referenceName,
        name: engine.owners[movement.body]?.logName ?? "item",
        speed: hypot(movement.state.velocity.dx, movement.state.velocity.dy),
        angularSpeed: abs(movement.state.angularVelocity), reason: reason(of: movement))
    }.sorted { $0.speed > $1.speed }
  }

  /// Returns the reason why a body moves: the law that accelerates it most, or else a rod, settling
  /// or inertia.
  private func reason(of movement: Movement) -> RestlessItem.Reason {
    var strongest: (behavior: String, acceleration: Double)?
    var rod: String?
    for binding in engine.lawBindings where movement.laws.contains(binding.handle) {
      let name = String(describing: type(of: binding.behavior))
      guard let pull = engine.world.acceleration(by: binding.handle, of: movement.body) else {
        if case .attachment = binding.placed.law { rod = name }
        continue
      }
      let size = Double(hypot(pull.dx, pull.dy))
      if size > strongest?.acceleration ?? 0 { strongest = (name, size) }
    }
    if let strongest, strongest.acceleration >= 0.5 {
      return .force(behavior: strongest.behavior, acceleration: strongest.acceleration)
    }
    if let rod { return .rod(behavior: rod) }
    return movement.quietFor > 0.1 ? .settling : .inertia
  }
}

extension UIWindowScene {
  /// The items that keep the scene's dynamic animators running.
  package var restlessItems: [RestlessItem] { animators.flatMap(\.restlessItems) }
}
