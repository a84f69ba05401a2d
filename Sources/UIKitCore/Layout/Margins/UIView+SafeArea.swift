import Foundation
import GlissadeGeometry

extension UIView {
  /// Updates the safe area of the view and its descendants after a change of a frame, of a
  /// superview, or of a view controller's additional insets.
  func updateSafeArea() {
    let outer = superview?.safeAreaInsets ?? .zero
    let controller = owningViewController
    let added = (controller?.additionalSafeAreaInsets ?? .zero)
      .adding(controller?.containerInsets ?? .zero)
    var insets = added
    if outer != .zero, let superview {
      let outside = distances(to: superview)
      insets.top += max(0, outer.top - max(0, outside.top))
      insets.left += max(0, outer.left - max(0, outside.left))
      insets.bottom += max(0, outer.bottom - max(0, outside.bottom))
      insets.right += max(0, outer.right - max(0, outside.right))
    }
    let old = safeAreaInsets
    storedSafeAreaInsets = insets
    if insets != old { announceSafeArea() }
    guard insets != .zero || old != .zero else { return }
    for view in subviewStorage { view.updateSafeArea() }
  }

  private func announceSafeArea() {
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    layoutRoot.layoutEngine?.guidesChanged()
    setNeedsLayout()
    if insetsLayoutMarginsFromSafeArea { marginsChanged() }
  }

  /// A Boolean value that indicates whether a move of the view can change its safe area.
  var hasSafeArea: Bool {
    storedSafeAreaInsets != .zero || superviewStorage?.storedSafeAreaInsets ?? .zero != .zero
  }
}
