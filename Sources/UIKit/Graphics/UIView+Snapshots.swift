import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

extension UIView {
  /// Returns the view of `resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)`.
  func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isNull, rect.isFinite else {
      UIWindowScene.current?.warnOnce("a snapshot of a rectangle that is none was asked for")
      return nil
    }
    let rect = rect.standardized
    let snapshot = AnimationBlock.suspended {
      UIView(frame: CGRect(origin: .zero, size: rect.size))
    }
    guard rect.width > 0, rect.height > 0, let picture = picture(afterUpdates) else {
      return snapshot
    }
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -rect.minX, y: -rect.minY),
      commands: [.group(picture)])
    let scale = (window?.windowScene ?? UIWindowScene.current)?.screen.scale ?? 1
    AnimationBlock.suspended {
      snapshot.layer.isSnapshot = true
      snapshot.layer.contents = CGImage(Drawing([.group(moved)], size: rect.size, scale: scale))
      snapshot.layer.contentsScale = scale
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
        height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    }
    return snapshot
  }

  /// Performs `drawHierarchy(in:afterScreenUpdates:)`.
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0, let picture = picture(afterUpdates) else {
      return false
    }
    let moved = DisplayGroup(
      transform: ProjectiveTransform(translationX: -bounds.minX, y: -bounds.minY),
      commands: [.group(picture)])
    let image = CGImage(Drawing([.group(moved)], size: bounds.size, scale: 1))
    var isDrawn = false
    UIWindowScene.drawing("drawHierarchy") { context in
      context.drawUpright(image, in: rect)
      isDrawn = true
    }
    return isDrawn
  }

  /// Returns the picture of this view in its own coordinates, or `nil` if it is invisible.
  private func picture(_ afterUpdates: Bool) -> DisplayGroup? {
    if !afterUpdates {
      let picture = layer.picture(.lastShown)
      if picture == nil, !isHidden, !layer.hasBeenShown {
        (window?.windowScene ?? UIWindowScene.current)?.warnOnce(
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
