import Foundation
import GlissadeGeometry

/// The margins of a view.
struct ViewMargins {
  /// The margins that a client has set, or `nil` for the standard margins.
  var own: UIEdgeInsets?
  /// The margins about which the view was notified last, or `nil`.
  var announced: UIEdgeInsets?

  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The standard margins of a view controller's view, in points.
  static let ofController = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
}

extension UIView {
  /// The value of `layoutMargins`.
  var effectiveMargins: UIEdgeInsets {
    let standard = owningViewController == nil ? ViewMargins.standard : ViewMargins.ofController
    var result = margins.own ?? standard
    if preservesSuperviewLayoutMargins, let superview {
      let (outer, outside) = (superview.layoutMargins, distances(to: superview))
      result.top = max(result.top, outer.top - outside.top)
      result.left = max(result.left, outer.left - outside.left)
      result.bottom = max(result.bottom, outer.bottom - outside.bottom)
      result.right = max(result.right, outer.right - outside.right)
    }
    guard insetsLayoutMarginsFromSafeArea else { return result }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: result.top + safe.top, left: result.left + safe.left,
      bottom: result.bottom + safe.bottom, right: result.right + safe.right)
  }

  /// Returns the distances of the view's edges from those of its superview, positive inwards,
  /// ignoring the view's transform.
  func distances(to superview: UIView) -> UIEdgeInsets {
    let (outer, size, anchor) = (superview.bounds, bounds.size, layer.anchorPoint)
    let (left, top) = (center.x - size.width * anchor.x, center.y - size.height * anchor.y)
    return UIEdgeInsets(
      top: top - outer.minY, left: left - outer.minX, bottom: outer.maxY - top - size.height,
      right: outer.maxX - left - size.width)
  }

  /// Handles a change that can affect the margins of the view.
  func marginsChanged() {
    let now = effectiveMargins
    guard now != margins.announced else { return }
    margins.announced = now
    layoutMarginsDidChange()
    setNeedsLayout()
    layoutRoot.layoutEngine?.guidesChanged()
    for view in subviewStorage where view.preservesSuperviewLayoutMargins { view.marginsChanged() }
  }
}
