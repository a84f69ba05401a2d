import Foundation
import GlissadeLayers

/// Makes objects of classes that only their metatypes name.
///
/// Swift calls an initializer by a metatype only if all subclasses are required to have it. A
/// metatype is passed off here as that of a class with the required initializer, whose entry in the
/// tables of methods is the same: see `InitializableObject` and `DuplicatedLayer`. The object that
/// is made is of the actual class.
@MainActor enum ObjectMaker {
  /// Returns a new object by the `init()` of its class.
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let object = unsafeBitCast(type, to: InitializableObject.Type.self).init()
    return unsafeBitCast(object, to: Object.self)
  }

  /// Returns a new layer by the `init(layer:)` of the class of `layer`.
  static func copy(_ layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: DuplicatedLayer.Type.self).init(layer: layer)
  }
}
