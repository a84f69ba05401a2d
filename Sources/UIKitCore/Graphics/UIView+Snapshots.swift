import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

extension UIView {
  /// Returns the picture of this view in its own coordinates, or `nil` if it is invisible.
  func picture(_ afterUpdates: Bool) -> DisplayGroup? {
    if !afterUpdates {
      let picture = layer.picture(.lastShown)
      if picture == nil, !isHidden, !layer.hasBeenShown {
        (window?.windowScene ?? UIWindowScene.current)?.resources.warnOnce(
          "a snapshot of \(type(of: self)) before the screen's update is empty: it has never been"
            + " shown"
        )
      }
      return picture
    }
    AnimationBlock.suspended {
      (window ?? self).layoutIfNeeded()
      layer.displayTreeIfNeeded()
    }
    return layer.picture(.shown)
  }
}
