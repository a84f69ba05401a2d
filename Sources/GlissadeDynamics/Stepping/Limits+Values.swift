import Foundation
import GlissadeGeometry

/// Checks of the values that clients pass to a world. The world checks each value completely before
/// it uses any part of it.
extension Limits {
  static func check(_ state: BodyState) throws(Refusal) {
    try check(state.position, "a body's position")
    try check(state.angle, "A body's angle", in: angle)
    try check(state.velocity, "a body's velocity", in: velocity)
    try check(state.angularVelocity, "A body's angular velocity", in: velocity)
  }

  static func check(_ traits: BodyTraits) throws(Refusal) {
    try check(traits.elasticity, "A body's elasticity", in: elasticity)
    try check(traits.friction, "A body's friction", in: nonNegative)
    try check(traits.density, "A body's density", in: density)
    try check(traits.resistance, "A body's resistance", in: nonNegative)
    try check(traits.angularResistance, "A body's angular resistance", in: nonNegative)
    try check(traits.charge, "A body's charge", in: magnitude)
  }

  static func check(_ law: Law) throws(Refusal) {
    switch law {
    case .gravity(let vector): try check(vector, "gravity", in: magnitude)
    case .push(let push):
      try check(push.vector, "a push", in: magnitude)
      // The offsets are sorted, so that every run reports the same of two errors.
      for offset in push.offsets.sorted(by: { $0.key < $1.key }) {
        try check(offset.value, "a push's offset", in: self.offset)
      }
    case .attachment(let attachment): try check(attachment)
    case .snap(let snap):
      try check(snap.point, "a snap's point")
      try check(snap.damping, "A snap's damping", in: snapDamping)
    case .field(let field): try check(field)
    }
  }

  private static func check(_ attachment: Attachment) throws(Refusal) {
    try check(attachment.offset, "an attachment's offset", in: offset)
    switch attachment.end {
    case .anchor(let point): try check(point, "an attachment's anchor")
    case .body(_, let place): try check(place, "an attachment's offset", in: offset)
    }
    try check(attachment.length, "An attachment's length", in: nonNegative)
    try check(attachment.frequency, "An attachment's frequency", in: nonNegative)
    try check(attachment.damping, "An attachment's damping", in: ratio)
    switch attachment.joint {
    case .limit, nil: break
    case .fixed(let turn): try check(turn, "An attachment's angle", in: angle)
    case .pin(let turn, let range, let friction):
      try check(turn, "An attachment's angle", in: angle)
      try check(range, friction)
    case .slide(let axis, let turn, let range, let friction):
      try check(axis, "an attachment's axis", in: magnitude)
      try check(Double(hypot(axis.dx, axis.dy)), "The length of an attachment's axis", in: radius)
      try check(turn, "An attachment's angle", in: angle)
      try check(range, friction)
    }
  }

  private static func check(_ range: ClosedRange<CGFloat>?, _ friction: CGFloat) throws(Refusal) {
    if let range {
      try check(range.lowerBound, "The start of an attachment's range", in: coordinate)
      try check(range.upperBound, "The end of an attachment's range", in: coordinate)
    }
    try check(friction, "An attachment's friction", in: nonNegative)
  }

  private static func check(_ field: Field) throws(Refusal) {
    if case .linear(let direction) = field.kind { try check(direction, "a field's direction") }
    try check(field.position, "a field's position")
    try check(field.strength, "A field's strength", in: magnitude)
    try check(field.falloff, "A field's falloff", in: falloff)
    try check(field.minimumRadius, "A field's minimum radius", in: radius)
    try check(field.region)
  }

  private static func check(_ region: FieldRegion) throws(Refusal) {
    switch region {
    case .everywhere: break
    case .circle(let radius): try check(radius, "A region's radius", in: nonNegative)
    case .rectangle(let size):
      try check(size.width, "A region's width", in: nonNegative)
      try check(size.height, "A region's height", in: nonNegative)
    case .inverse(let region): try check(region)
    case .union(let first, let second), .intersection(let first, let second),
      .difference(let first, let second):
      try check(first)
      try check(second)
    }
  }
}
