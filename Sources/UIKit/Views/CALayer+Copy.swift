import Foundation
import GlissadeLayers

extension CALayer: LayerDuplicating {
  package func duplicate() -> CALayer {
    // See DuplicatedLayer.
    unsafeBitCast(type(of: self), to: DuplicatedLayer.Type.self).init(layer: self)
  }

  /// Returns a new layer of a class that only its metatype names.
  static func make(_ type: CALayer.Type) -> CALayer {
    // See InitializableObject.
    let layer = unsafeBitCast(type, to: InitializableObject.Type.self).init()
    return unsafeBitCast(layer, to: CALayer.self)
  }
}

extension CAAnimation: AnimationDuplicating {
  package func makeSame() -> CAAnimation {
    // See InitializableObject.
    let animation = unsafeBitCast(type(of: self), to: InitializableObject.Type.self).init()
    return unsafeBitCast(animation, to: CAAnimation.self)
  }
}
