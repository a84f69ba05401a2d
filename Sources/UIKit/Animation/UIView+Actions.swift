import Foundation
import GlissadeLayers

extension UIView: CALayerDelegate {
  /// Animates a change inside an animation block; outside, changes are immediate.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard AnimationBlock.areAnimationsEnabled, let block = AnimationBlock.current,
      let key = LayerKey(rawValue: event)
    else { return NSNull() }
    return layer.changeAnimation(for: key, in: block)
  }

  public func layoutSublayers(of layer: CALayer) {
    setNeedsLayout()
    if AnimationBlock.current?.laysOutSubviews ?? false { layoutIfNeeded() }
  }
}
