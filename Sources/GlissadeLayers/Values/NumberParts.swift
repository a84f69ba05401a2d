import Foundation
import GlissadeGeometry

/// A value that consists of numbers.
package protocol NumberParts {
  /// The sum of the magnitudes of all numbers of the value; NaN if one of them is NaN.
  var magnitudes: Double { get }
  /// Returns the value with each of its numbers replaced by `transform`.
  func mapNumbers(_ transform: (Double) -> Double) -> Self
  /// The text of the value in warnings.
  var text: String { get }
}

extension NumberParts {
  package var text: String { "\(self)" }
}

extension Double: NumberParts {
  package var magnitudes: Double { magnitude }
  package func mapNumbers(_ transform: (Double) -> Double) -> Double { transform(self) }
}

extension CGFloat: NumberParts {
  package var magnitudes: Double { Double(magnitude) }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGFloat {
    CGFloat(transform(Double(self)))
  }
}

extension Float: NumberParts {
  package var magnitudes: Double { Double(magnitude) }
  package func mapNumbers(_ transform: (Double) -> Double) -> Float {
    Float(transform(Double(self)))
  }
}

extension CGPoint: NumberParts {
  package var magnitudes: Double { abs(x) + abs(y) }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGPoint {
    CGPoint(x: transform(x), y: transform(y))
  }
}

extension CGSize: NumberParts {
  package var magnitudes: Double { abs(width) + abs(height) }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGSize {
    CGSize(width: transform(width), height: transform(height))
  }
}

extension CGRect: NumberParts {
  package var magnitudes: Double { origin.magnitudes + size.magnitudes }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGRect {
    CGRect(origin: origin.mapNumbers(transform), size: size.mapNumbers(transform))
  }
}

extension CGVector: NumberParts {
  package var magnitudes: Double { abs(dx) + abs(dy) }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGVector {
    CGVector(dx: transform(dx), dy: transform(dy))
  }
}

extension UIEdgeInsets: NumberParts {
  package var magnitudes: Double { abs(top) + abs(left) + abs(bottom) + abs(right) }
  package func mapNumbers(_ transform: (Double) -> Double) -> UIEdgeInsets {
    UIEdgeInsets(
      top: transform(top), left: transform(left), bottom: transform(bottom),
      right: transform(right))
  }
}

extension CGAffineTransform: NumberParts {
  package var magnitudes: Double { abs(a) + abs(b) + abs(c) + abs(d) + abs(tx) + abs(ty) }
  package func mapNumbers(_ transform: (Double) -> Double) -> CGAffineTransform {
    CGAffineTransform(
      a: transform(a), b: transform(b), c: transform(c), d: transform(d), tx: transform(tx),
      ty: transform(ty))
  }
}

extension CATransform3D: NumberParts {
  package var magnitudes: Double {
    let upper = abs(m11) + abs(m12) + abs(m13) + abs(m14) + abs(m21) + abs(m22) + abs(m23)
    let lower = abs(m31) + abs(m32) + abs(m33) + abs(m34) + abs(m41) + abs(m42) + abs(m43)
    return upper + abs(m24) + lower + abs(m44)
  }
  package func mapNumbers(_ transform: (Double) -> Double) -> CATransform3D {
    CATransform3D(
      m11: transform(m11), m12: transform(m12), m13: transform(m13), m14: transform(m14),
      m21: transform(m21), m22: transform(m22), m23: transform(m23), m24: transform(m24),
      m31: transform(m31), m32: transform(m32), m33: transform(m33), m34: transform(m34),
      m41: transform(m41), m42: transform(m42), m43: transform(m43), m44: transform(m44))
  }
}

extension Optional: NumberParts where Wrapped: NumberParts {
  package var magnitudes: Double { self?.magnitudes ?? 0 }
  package var text: String { self?.text ?? "nil" }
  package func mapNumbers(_ transform: (Double) -> Double) -> Wrapped? {
    map { $0.mapNumbers(transform) }
  }
}

extension Array: NumberParts where Element: NumberParts {
  package var magnitudes: Double { reduce(0) { $0 + $1.magnitudes } }
  package func mapNumbers(_ transform: (Double) -> Double) -> [Element] {
    map { $0.mapNumbers(transform) }
  }
}

extension AnimatableValue: NumberParts {
  // The initializers of colors and paths permit only finite numbers, which need no check.
  package var magnitudes: Double {
    switch self {
    case .number(let number): number.magnitudes
    case .point(let point): point.magnitudes
    case .size(let size): size.magnitudes
    case .rect(let rect): rect.magnitudes
    case .transform(let transform): transform.magnitudes
    case .numbers(let numbers): numbers.magnitudes
    case .color, .path, .colors: 0
    }
  }
  package var text: String {
    switch self {
    case .number(let number): number.text
    case .point(let point): point.text
    case .size(let size): size.text
    case .rect(let rect): rect.text
    case .transform(let transform): transform.text
    case .numbers(let numbers): numbers.text
    case .color, .path, .colors: "\(self)"
    }
  }
  package func mapNumbers(_ transform: (Double) -> Double) -> AnimatableValue {
    switch self {
    case .number(let number): .number(number.mapNumbers(transform))
    case .point(let point): .point(point.mapNumbers(transform))
    case .size(let size): .size(size.mapNumbers(transform))
    case .rect(let rect): .rect(rect.mapNumbers(transform))
    case .transform(let value): .transform(value.mapNumbers(transform))
    case .numbers(let numbers): .numbers(numbers.mapNumbers(transform))
    case .color, .path, .colors: self
    }
  }
}
