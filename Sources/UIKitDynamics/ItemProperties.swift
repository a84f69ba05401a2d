import GlissadeDynamics
import GlissadeGeometry
import UIKitCore

/// The physical properties of an item; `nil` stands for a property that is not set.
struct ItemProperties: Equatable {
  var elasticity: CGFloat?
  var friction: CGFloat?
  var density: CGFloat?
  var resistance: CGFloat?
  var angularResistance: CGFloat?
  var charge: CGFloat?
  var allowsRotation: Bool?
  var isAnchored: Bool?

  /// Returns a copy of the properties, in which the properties that `later` has set replace the old
  /// ones.
  func overridden(by later: ItemProperties) -> ItemProperties {
    ItemProperties(
      elasticity: later.elasticity ?? elasticity, friction: later.friction ?? friction,
      density: later.density ?? density, resistance: later.resistance ?? resistance,
      angularResistance: later.angularResistance ?? angularResistance,
      charge: later.charge ?? charge, allowsRotation: later.allowsRotation ?? allowsRotation,
      isAnchored: later.isAnchored ?? isAnchored)
  }
}

extension ItemProperties {
  /// The properties of the item's body. A property that is not set has its default value (J-08).
  var traits: BodyTraits {
    var traits = BodyTraits()
    if let elasticity { traits.elasticity = elasticity }
    if let friction { traits.friction = friction }
    if let density { traits.density = density }
    if let resistance { traits.resistance = resistance }
    if let angularResistance { traits.angularResistance = angularResistance }
    if let charge { traits.charge = charge }
    if let allowsRotation { traits.allowsRotation = allowsRotation }
    if let isAnchored { traits.isAnchored = isAnchored }
    return traits
  }
}

/// A velocity in points per second and an angular velocity in radians per second.
struct ItemVelocity: Equatable {
  var linear = CGVector.zero
  var angular: CGFloat = 0

  static func + (a: ItemVelocity, b: ItemVelocity) -> ItemVelocity {
    ItemVelocity(
      linear: CGVector(dx: a.linear.dx + b.linear.dx, dy: a.linear.dy + b.linear.dy),
      angular: a.angular + b.angular)
  }
}
