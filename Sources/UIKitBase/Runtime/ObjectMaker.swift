import Foundation
import GlissadeLayers

/// A maker of objects whose classes are known only at run time, as metatypes.
///
/// Swift calls an initializer of a metatype only if the initializer is `required`. So the metatype
/// is cast here to that of a class that declares the initializer as required, with the same
/// position in the table of methods: see `InitializableObject` and `DuplicatedLayer`. The new
/// object is of the actual class.
@MainActor package enum ObjectMaker {
  /// Returns a new object of a class, created by the `init()` of that class.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let object = unsafeBitCast(type, to: InitializableObject.Type.self).init()
    return unsafeBitCast(object, to: Object.self)
  }

  /// Returns a copy of `layer`, created by the `init(layer:)` of the class of `layer`.
  static func copy(_ layer: CALayer) -> CALayer {
    unsafeBitCast(type(of: layer), to: DuplicatedLayer.Type.self).init(layer: layer)
  }
}
