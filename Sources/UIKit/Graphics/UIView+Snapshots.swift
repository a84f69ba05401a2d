import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

extension UIView {
  /// A view that shows what this one does, and goes on to when this one changes. It is as large as this
  /// view's bounds and cut off there; transform and alpha of this view have no part in it.
  ///
  /// - Parameter afterUpdates: whether changes that no frame has shown yet count. If not, a view that
  ///   has never been shown gives an empty one, with a warning.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of this one, as it is now.
  ///
  /// - Parameters:
  ///   - rect: the part, in this view's coordinates.
  ///   - capInsets: what at the edges keeps its size when the snapshot changes its own.
  /// - Returns: nil for a rectangle that is none.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
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
      snapshot.layer.contents = CGImage(Drawing([.group(moved)], size: rect.size, scale: scale))
      snapshot.layer.contentsScale = scale
      snapshot.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
        height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    }
    return snapshot
  }

  /// Draws what this view shows into the current context, its bounds scaled into `rect`.
  ///
  /// - Parameter afterUpdates: see `snapshotView(afterScreenUpdates:)`.
  /// - Returns: whether there was something to draw, and a context to draw in.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  /// What shows of this view in its own coordinates; nil where that is nothing.
  private func picture(_ afterUpdates: Bool) -> DisplayGroup? {
    if !afterUpdates {
      let picture = layer.picture(.lastShown)
      if picture == nil {
        (window?.windowScene ?? UIWindowScene.current)?.warnOnce(
          "a snapshot of \(type(of: self)) before the screen's update is empty: it has never been shown"
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
