import GlissadeLayers

extension CALayer: LayerDuplicating {
  package func duplicate() -> CALayer { ObjectMaker.copy(self) }
}

extension CAAnimation: AnimationDuplicating {
  package func makeSame() -> CAAnimation { ObjectMaker.make(type(of: self)) }
}
