import Foundation
import GlissadeGeometry

/// An object with a value that Foundation's own `NSValue` cannot hold, such as a transform.
///
/// It is never changed after its initialization.
final class GeometryValue: NSValue, @unchecked Sendable {
  let value: any Hashable & Sendable

  init(_ value: any Hashable & Sendable) {
    self.value = value
    super.init()
  }

  /// Creates an object without a value: these values have no bytes.
  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.value = 0
    super.init()
  }

  /// Returns `nil`: these values cannot be decoded.
  required init?(coder: NSCoder) { return nil }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? GeometryValue else { return false }
    return AnyHashable(value) == AnyHashable(other.value)
  }
  override var hash: Int { AnyHashable(value).hashValue }
  override var description: String { "\(value)" }
}

/// A class whose initializers can return an object of a subclass.
public protocol ValueFactory {}

extension NSValue: ValueFactory {}

extension ValueFactory where Self: NSValue {
  /// Creates an object with a transform in space.
  public init(caTransform3D transform: CATransform3D) {
    self = Self.object(with: transform)
  }
  /// Creates an object with a transform.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self = Self.object(with: transform)
  }
  /// Creates an object with a vector.
  public init(cgVector vector: CGVector) { self = Self.object(with: vector) }

  /// Returns an object with a value of any kind.
  package static func object(with value: any Hashable & Sendable) -> Self {
    guard let object = GeometryValue(value) as? Self else {
      preconditionFailure("A value is made by NSValue itself, not by \(Self.self).")
    }
    return object
  }
}

extension NSValue {
  /// The transform in space of an object with one, or else the identity.
  public var caTransform3DValue: CATransform3D { content() ?? CATransform3DIdentity }
  /// The transform of an object with one, or else the identity.
  public var cgAffineTransformValue: CGAffineTransform { content() ?? .identity }
  /// The vector of an object with one, or else zero.
  public var cgVectorValue: CGVector { content() ?? .zero }

  /// Returns the value of an object that was made with one of this type.
  package func content<Value>(_ type: Value.Type = Value.self) -> Value? {
    (self as? GeometryValue)?.value as? Value
  }

  /// The value of any kind of geometry, or `nil` for another value.
  var geometry: Any? {
    if let own = self as? GeometryValue { return own.value }
    return switch String(cString: objCType) {
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    default: nil
    }
  }
}
