import Foundation
import GlissadeGeometry

/// An object with a value that Foundation's own `NSValue` cannot hold, such as a transform.
///
/// The object is never changed after its initialization.
final class GeometryValue: NSValue, @unchecked Sendable {
  let value: any Hashable & Sendable

  init(_ value: any Hashable & Sendable) {
    self.value = value
    super.init()
  }

  /// Creates an object with the number 0, because a geometry value cannot be read from bytes.
  required init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    self.value = 0
    super.init()
  }

  /// Returns `nil`: geometry values cannot be decoded.
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
  /// Creates an object that contains a transform in space.
  public init(caTransform3D transform: CATransform3D) {
    self = Self.object(with: transform)
  }
  /// Creates an object that contains an affine transform.
  public init(cgAffineTransform transform: CGAffineTransform) {
    self = Self.object(with: transform)
  }
  /// Creates an object that contains a vector.
  public init(cgVector vector: CGVector) { self = Self.object(with: vector) }

  /// Returns an object that contains a value of any type.
  package static func object(with value: any Hashable & Sendable) -> Self {
    guard let object = GeometryValue(value) as? Self else {
      preconditionFailure("A value is made by NSValue itself, not by \(Self.self).")
    }
    return object
  }
}

extension NSValue {
  /// The transform in space that the object contains, or the identity if it contains another value.
  public var caTransform3DValue: CATransform3D { content() ?? CATransform3DIdentity }
  /// The affine transform that the object contains, or the identity if it contains another value.
  public var cgAffineTransformValue: CGAffineTransform { content() ?? .identity }
  /// The vector that the object contains, or zero if it contains another value.
  public var cgVectorValue: CGVector { content() ?? .zero }

  /// Returns the value that the object contains, or `nil` if it is not of the given type.
  package func content<Value>(_ type: Value.Type = Value.self) -> Value? {
    (self as? GeometryValue)?.value as? Value
  }

  /// The point, size, rectangle, transform or vector that the object contains, or `nil` if it
  /// contains another value.
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
