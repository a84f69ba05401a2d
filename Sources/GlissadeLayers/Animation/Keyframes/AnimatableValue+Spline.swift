import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeMotion

extension AnimatableValue {
  /// Returns the value at a fraction of a spline's span between the second and the third of four
  /// values, or `nil` if the values are of different kinds. Colors are clamped to valid colors.
  static func spline(
    _ values: [AnimatableValue], along span: SplineSpan, at fraction: Double
  ) -> AnimatableValue? {
    let weights = span.weights(at: fraction)
    if case .transform = values[1] {
      let keys = values.compactMap(\.asTransform)
      guard keys.count == values.count else { return nil }
      let spline = TransformSpline(keys, before: span.before, after: span.after)
      return .transform(spline.value(at: fraction, weights: weights))
    }
    let numbers = values.map(\.components)
    guard Set(numbers.map(\.count)).count == 1 else { return nil }
    let mixed = numbers[1].indices.map { index in
      let start = numbers[1][index]
      return (0..<4).reduce(start) { $0 + (numbers[$1][index] - start) * weights[$1] }
    }
    return values[1].with(mixed)
  }

  /// Returns the distance to another value, in the unit of the values. The distance of two
  /// rectangles is that of their origins and sizes, the distance of two transforms that of their
  /// matrix elements.
  func distance(to other: AnimatableValue) -> Double {
    let (a, b) = (components, other.components)
    guard a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  private var asTransform: CATransform3D? {
    if case .transform(let transform) = self { transform } else { nil }
  }

  /// The numbers of which the value consists. The components of a color are premultiplied, so that
  /// they can be added.
  private var components: [Double] {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return [rect.minX, rect.minY, rect.size.width, rect.size.height]
    case .color(let color):
      let color = color ?? .clear
      let alpha = Double(color.alpha)
      return [color.red * alpha, color.green * alpha, color.blue * alpha, alpha]
    case .transform(let t):
      return [
        t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
        t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
      ]
    case .path(let path):
      return path?.elements.flatMap { $0.points.flatMap { [$0.x, $0.y] } } ?? []
    case .colors(let colors): return colors.flatMap { AnimatableValue.color($0).components }
    case .numbers(let numbers): return numbers ?? []
    }
  }

  /// Returns a value of the same kind as this one with the given components.
  private func with(_ numbers: [Double]) -> AnimatableValue {
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: return .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      return .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color:
      let alpha = min(max(numbers[3], 0), 1)
      guard alpha > 0 else { return .color(.clear) }
      func plain(_ index: Int) -> CGFloat { min(max(numbers[index] / alpha, 0), 1) }
      return .color(CGColor(red: plain(0), green: plain(1), blue: plain(2), alpha: alpha))
    case .path(let path):
      return .path(path.map { $0.withPoints(numbers) })
    case .colors(let colors):
      return .colors(
        colors.indices.map { index in
          let mixed = AnimatableValue.color(.clear).with(Array(numbers[4 * index..<4 * index + 4]))
          if case .color(let color?) = mixed { return color }
          return colors[index]
        })
    case .numbers(let old): return .numbers(old == nil ? nil : numbers)
    case .transform: return self
    }
  }
}
