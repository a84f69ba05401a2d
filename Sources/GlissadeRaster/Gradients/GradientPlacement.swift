import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A gradient with its position in the picture, which determines the color of each pixel.
///
/// Positions are relative to a point on the pixel grid, so that a gradient that moves by whole
/// pixels has exactly the same colors.
struct GradientPlacement {
  /// The function that maps a point of the pixel plane to a position between the first color (0)
  /// and the last (1).
  private enum Geometry {
    /// An axial gradient, whose position is the dot product of the point with this vector.
    case axial(CGVector)
    /// A radial gradient between two circles in the gradient's own space, with the center of the
    /// first circle at zero.
    case radial(TwoCircles, toOwn: CGAffineTransform)
    /// A conic gradient that begins at this angle, in radians, in the gradient's own space with the
    /// center at zero.
    case conic(Double, toOwn: CGAffineTransform)
  }

  private let geometry: Geometry
  /// The coordinates of the gradient's start, in pixels on the pixel grid.
  private let originX: Double
  private let originY: Double
  private let ramp: ColorRamp
  private let extendsBefore: Bool
  private let extendsAfter: Bool

  /// Creates a placement, or `nil` for a gradient without length, which paints nothing.
  ///
  /// - Parameter transform: The transform from the space of the command to the pixels of the
  ///   picture.
  init?(_ command: GradientCommand, _ transform: CGAffineTransform) {
    let linear = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let inverse = linear.inverted()
    guard abs(linear.a * linear.d - linear.b * linear.c) > 1e-12 else { return nil }
    let start: CGPoint
    switch command.geometry {
    case .axial(let from, let to):
      start = from
      guard let slope = Self.slope(from: from, to: to, inverse) else { return nil }
      geometry = .axial(slope)
    case .radial(let from, let to):
      start = from.center
      guard from != to else { return nil }
      geometry = .radial(TwoCircles(from, to), toOwn: inverse)
    case .conic(let center, let direction):
      start = center
      geometry = .conic(atan2(direction.y - center.y, direction.x - center.x), toOwn: inverse)
    }
    let place = start.applying(transform)
    originX = PixelGrid.quantize(place.x)
    originY = PixelGrid.quantize(place.y)
    ramp = ColorRamp(command.gradient)
    extendsBefore = command.extendsBefore
    extendsAfter = command.extendsAfter
  }

  /// Returns the vector whose dot product with a point is the position of the point on an axial
  /// gradient, or `nil` if the gradient's start and end are the same.
  private static func slope(
    from: CGPoint, to: CGPoint, _ inverse: CGAffineTransform
  ) -> CGVector? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = x * x + y * y
    guard length > 1e-18 else { return nil }
    return CGVector(
      dx: (inverse.a * x + inverse.b * y) / length, dy: (inverse.c * x + inverse.d * y) / length)
  }

  /// Writes the premultiplied colors of the pixels of `rect` to a surface, whose upper left pixel
  /// corresponds to that of `rect`.
  func render(_ rect: PixelRect, into surface: Surface) {
    switch geometry {
    case .axial(let slope): renderAxial(rect, slope, into: surface)
    case .radial(let circles, let toOwn):
      renderPoints(rect, toOwn, into: surface) { point in
        circles.position(of: point, before: extendsBefore, after: extendsAfter)
      }
    case .conic(let start, let toOwn):
      renderPoints(rect, toOwn, into: surface) { point in
        let turn = (atan2(point.y, point.x) - start) / (2 * .pi)
        return turn - turn.rounded(.down)
      }
    }
  }

  /// Writes the color of each pixel of `rect`. The closure `position` maps a point of the
  /// gradient's own space to a position between the colors; a pixel for which it returns `nil` is
  /// transparent.
  private func renderPoints(
    _ rect: PixelRect, _ toOwn: CGAffineTransform, into surface: Surface,
    _ position: (CGPoint) -> Double?
  ) {
    for y in 0..<rect.height {
      let row = surface.pixels + y * surface.stride
      for x in 0..<rect.width {
        let (across, down) = offset(rect.x + x, rect.y + y)
        let t = position(CGPoint(x: across, y: down).applying(toOwn))
        row[x] = t.map { ramp.color(at: $0) } ?? 0
      }
    }
  }

  private func renderAxial(_ rect: PixelRect, _ slope: CGVector, into surface: Surface) {
    for y in 0..<rect.height {
      let row = surface.pixels + y * surface.stride
      if slope.dx == 0 {
        row.update(repeating: color(rect.x, rect.y + y, slope), count: rect.width)
      } else if slope.dy == 0, y > 0 {
        row.update(from: surface.pixels, count: rect.width)
      } else {
        for x in 0..<rect.width { row[x] = color(rect.x + x, rect.y + y, slope) }
      }
    }
  }

  private func color(_ x: Int, _ y: Int, _ slope: CGVector) -> UInt32 {
    let (across, down) = offset(x, y)
    let t = across * slope.dx + down * slope.dy
    if (t < 0 && !extendsBefore) || (t > 1 && !extendsAfter) { return 0 }
    return ramp.color(at: t)
  }

  /// Returns the vector from the gradient's start to a pixel's center.
  private func offset(_ x: Int, _ y: Int) -> (Double, Double) {
    (Double(x) + 0.5 - originX, Double(y) + 0.5 - originY)
  }
}

/// The family of circles between the two circles of a radial gradient, with the center of the first
/// circle at zero.
///
/// Source: a point lies on the circle of parameter s if its distance from c₀ + s(c₁ − c₀) is r₀ +
/// s(r₁ − r₀). This is a quadratic equation for s. The circle of the larger root whose radius is at
/// least 0 is visible.
struct TwoCircles {
  private let radius: Double
  private let growth: Double
  private let shift: CGVector
  private let a: Double

  init(_ from: GradientCommand.Circle, _ to: GradientCommand.Circle) {
    radius = from.radius
    growth = to.radius - from.radius
    shift = CGVector(dx: to.center.x - from.center.x, dy: to.center.y - from.center.y)
    a = shift.dx * shift.dx + shift.dy * shift.dy - growth * growth
  }

  /// Returns the parameter of the visible circle at a point, 0…1. Before the first circle the
  /// result is 0 if `before` is `true`, beyond the second one it is 1 if `after` is `true`, and
  /// otherwise it is `nil`.
  func position(of point: CGPoint, before: Bool, after: Bool) -> Double? {
    let b = point.x * shift.dx + point.y * shift.dy + radius * growth
    let c = point.x * point.x + point.y * point.y - radius * radius
    let roots: (Double, Double)
    if abs(a) < 1e-9 {
      guard abs(b) > 1e-12 else { return nil }
      roots = (c / (2 * b), c / (2 * b))
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      roots = (max((b + root) / a, (b - root) / a), min((b + root) / a, (b - root) / a))
    }
    for s in [roots.0, roots.1] where radius + s * growth >= 0 {
      if s < 0 {
        if before { return 0 }
      } else if s > 1 {
        if after { return 1 }
      } else {
        return s
      }
    }
    return nil
  }
}

/// The colors of a gradient, converted to premultiplied pixel values.
struct ColorRamp {
  private struct Segment {
    let start: Double
    let end: Double
    let from: SIMD4<Float>
    let change: SIMD4<Float>
  }

  private let segments: [Segment]
  private let first: UInt32
  private let last: UInt32

  init(_ gradient: Gradient) {
    let stops = gradient.stops
    segments = zip(stops, stops.dropFirst()).map { one, next in
      let (from, to) = (Self.components(one.color), Self.components(next.color))
      return Segment(start: one.location, end: next.location, from: from, change: to - from)
    }
    first = Self.pixel(Self.components(stops[0].color))
    last = Self.pixel(Self.components(stops[stops.count - 1].color))
  }

  func color(at t: Double) -> UInt32 {
    guard let low = segments.first?.start, t >= low else { return first }
    for segment in segments where t < segment.end {
      let part = Float((t - segment.start) / (segment.end - segment.start))
      return Self.pixel(segment.from + segment.change * part)
    }
    return last
  }

  private static func components(_ color: CGColor) -> SIMD4<Float> {
    let plain = SIMD4(
      Float(color.components?[0] ?? 0), Float(color.components?[1] ?? 0),
      Float(color.components?[2] ?? 0), Float(color.alpha))
    return plain.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Returns a color as a premultiplied pixel, with components rounded to 8 bits.
  private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
    var scaled = color * color.w
    scaled.w = color.w
    let bytes = scaled * 255 + 0.5
    // The bytes are combined by hand, because a conversion of the vector would be a function call
    // for each pixel.
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
