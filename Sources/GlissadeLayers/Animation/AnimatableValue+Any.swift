import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension AnimatableValue {
  /// Creates an animatable value from a client's value, or returns `nil` for a type that is not
  /// animatable.
  init?(_ value: Any?) {
    switch value {
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as Int: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let color as CGColor: self = .color(color)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let path as CGPath: self = .path(path.frozen)
    case let colors as [CGColor]: self = .colors(colors)
    case let numbers as [Double]: self = .numbers(numbers)
    case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
    case let value as NSValue:
      guard let geometry = value.geometry else { return nil }
      self.init(geometry)
    default: return nil
    }
  }

  /// The value in the type that clients use, such as `CGPoint` or `CGColor`.
  var asAny: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color ?? .clear
    case .transform(let transform): transform
    case .path(let path): path ?? CGPath(elements: [])
    case .colors(let colors): colors
    case .numbers(let numbers): numbers ?? []
    }
  }

  /// The zero value of the same kind as this value.
  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(.clear)
    case .transform: .transform(CATransform3DIdentity)
    case .path: .path(nil)
    case .colors: .colors([])
    case .numbers: .numbers(nil)
    }
  }
}
