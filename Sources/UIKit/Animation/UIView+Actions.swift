import Foundation
import GlissadeLayers

extension UIView: CALayerDelegate, LayerOwner {
  /// Returns the action of `action(for:forKey:)`.
  func blockAction(for layer: CALayer, _ event: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled, let block = AnimationBlock.current,
      let key = LayerKey(rawValue: event)
    else { return NSNull() }
    return layer.changeAnimation(for: key, in: block)
  }

  /// Performs `layoutSublayers(of:)`.
  func layerAsksForLayout() {
    setNeedsLayout()
    if AnimationBlock.current?.laysOutSubviews ?? false { layoutIfNeeded() }
  }
}
