import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The animatable properties of a layer, by their Core Animation names.
package enum LayerKey: String, CaseIterable, Sendable {
  case position, anchorPoint, zPosition, transform, opacity
  case bounds, sublayerTransform, backgroundColor, cornerRadius
  case borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, contentsRect, contentsCenter
  // Properties of shape layers.
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, miterLimit, lineDashPhase
  // Properties of gradient layers.
  case colors, locations, startPoint, endPoint
  // Properties of backdrop layers.
  case backdropRadius, backdropSaturation, backdropTint
  // Properties of replicator layers.
  case instanceCount, instanceDelay, instanceTransform, instanceColor
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  /// The key of all animatable values that a client's layer class defines; see
  /// `CALayer+CustomValues.swift`.
  case custom = ""
}

extension LayerKey {
  /// A Boolean value that indicates whether only subclasses with a `LayerFigure` have the property.
  var isOfFigures: Bool {
    switch self {
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .miterLimit,
      .lineDashPhase, .colors, .locations, .startPoint, .endPoint, .backdropRadius,
      .backdropSaturation, .backdropTint, .instanceCount, .instanceDelay, .instanceTransform,
      .instanceColor, .instanceRedOffset, .instanceGreenOffset, .instanceBlueOffset,
      .instanceAlphaOffset:
      true
    default: false
    }
  }

  /// The rule for the numbers of the property. An infinite `zPosition` stands for the front, and an
  /// infinite corner radius for the roundest corner.
  var numberRule: NumberRule {
    switch self {
    case .zPosition, .cornerRadius, .opacity, .shadowOpacity, .strokeStart, .strokeEnd: .limited
    case .shadowRadius: .shadow
    default: .finite
    }
  }
}

/// An animatable value of a layer's property.
package enum AnimatableValue: Equatable, Sendable {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case colors([CGColor])
  case numbers([Double]?)

  /// Returns the value at a fraction between this value and `other`, or `nil` if the two are of
  /// different kinds.
  func interpolated(to other: AnimatableValue, at fraction: Double) -> AnimatableValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a.interpolated(to: b, at: fraction))
    case (.point(let a), .point(let b)): .point(a.interpolated(to: b, at: fraction))
    case (.size(let a), .size(let b)): .size(a.interpolated(to: b, at: fraction))
    case (.rect(let a), .rect(let b)): .rect(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)):
      .color((a ?? .clear).interpolated(to: b ?? .clear, at: fraction))
    case (.transform(let a), .transform(let b)): .transform(a.interpolated(to: b, at: fraction))
    case (.path(let a?), .path(let b?)): a.interpolated(to: b, at: fraction).map { .path($0) }
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, at: fraction) })
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      .numbers(zip(a, b).map { $0.interpolated(to: $1, at: fraction) })
    default: nil
    }
  }

  /// Returns this value plus `weight` times the difference from `end` to `start`: one term of an
  /// additive animation. The result is `nil` for colors and transforms that are not affine.
  func adding(from start: AnimatableValue, to end: AnimatableValue, weight: Double)
    -> AnimatableValue?
  {
    switch (self, start, end) {
    case (.number(let m), .number(let a), .number(let b)):
      .number(m + (a - b) * weight)
    case (.point(let m), .point(let a), .point(let b)):
      .point(m.adding(a.subtracting(b).scaled(by: weight)))
    case (.size(let m), .size(let a), .size(let b)):
      .size(m.adding(a.subtracting(b).scaled(by: weight)))
    case (.rect(let m), .rect(let a), .rect(let b)):
      .rect(m.adding(a.subtracting(b).scaled(by: weight)))
    case (.transform(let m), .transform(let a), .transform(let b)):
      Self.sum(of: m, from: a, to: b, weight: weight)
    default: nil
    }
  }

  private static func sum(
    of model: CATransform3D, from start: CATransform3D, to end: CATransform3D, weight: Double
  ) -> AnimatableValue? {
    guard weight != 0 else { return .transform(model) }
    guard CATransform3DIsAffine(model), CATransform3DIsAffine(start), CATransform3DIsAffine(end)
    else { return nil }
    let parts = [model, start, end].map { AffineParts(CATransform3DGetAffineTransform($0)) }
    let sum = parts[0].adding(parts[1].subtracting(parts[2]).scaled(by: weight))
    return .transform(CATransform3DMakeAffineTransform(sum.transform))
  }

  /// Returns whether animations of this kind of value are additive, so that a second animation
  /// interrupts neither position nor velocity (decision 13).
  static func addUp(_ a: AnimatableValue, _ b: AnimatableValue) -> Bool {
    switch (a, b) {
    case (.point, .point), (.size, .size), (.rect, .rect): true
    case (.transform(let a), .transform(let b)):
      CATransform3DIsAffine(a) && CATransform3DIsAffine(b)
    default: false
    }
  }
}

extension LayerProperties {
  subscript(key: LayerKey) -> AnimatableValue {
    get {
      switch key {
      case .position: .point(placement.position)
      case .anchorPoint: .point(placement.anchorPoint)
      case .zPosition: .number(placement.zPosition)
      case .transform: .transform(placement.transform)
      case .opacity: .number(Double(placement.opacity))
      case .bounds: .rect(appearance.bounds)
      case .sublayerTransform: .transform(appearance.sublayerTransform)
      case .backgroundColor: .color(appearance.backgroundColor)
      case .cornerRadius: .number(appearance.cornerRadius)
      case .borderWidth: .number(appearance.borderWidth)
      case .borderColor: .color(appearance.borderColor)
      case .shadowColor: .color(appearance.shadowColor)
      case .shadowOpacity: .number(Double(appearance.shadowOpacity))
      case .shadowOffset: .size(appearance.shadowOffset)
      case .shadowRadius: .number(appearance.shadowRadius)
      case .contentsRect: .rect(appearance.contentsRect)
      case .contentsCenter: .rect(appearance.contentsCenter)
      default: appearance.figure?[key] ?? .number(0)
      }
    }
    set {
      setPlacement(key, newValue)
      setAppearance(key, newValue)
    }
  }

  private mutating func setPlacement(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.position, .point(let point)): placement.position = point
    case (.anchorPoint, .point(let point)): placement.anchorPoint = point
    case (.zPosition, .number(let number)): placement.zPosition = number
    case (.transform, .transform(let transform)): placement.transform = transform
    case (.opacity, .number(let number)): placement.opacity = Float(number)
    default: break
    }
  }

  private mutating func setAppearance(_ key: LayerKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): appearance.bounds = rect
    case (.sublayerTransform, .transform(let transform)): appearance.sublayerTransform = transform
    case (.backgroundColor, .color(let color)): appearance.backgroundColor = color
    case (.cornerRadius, .number(let number)): appearance.cornerRadius = number
    case (.borderWidth, .number(let number)): appearance.borderWidth = number
    case (.borderColor, .color(let color)): appearance.borderColor = color
    case (.shadowColor, .color(let color)): appearance.shadowColor = color
    case (.shadowOpacity, .number(let number)): appearance.shadowOpacity = Float(number)
    case (.shadowOffset, .size(let size)): appearance.shadowOffset = size
    case (.shadowRadius, .number(let number)): appearance.shadowRadius = number
    case (.contentsRect, .rect(let rect)): appearance.contentsRect = rect
    case (.contentsCenter, .rect(let rect)): appearance.contentsCenter = rect
    default: appearance.figure?[key] = value
    }
  }
}
