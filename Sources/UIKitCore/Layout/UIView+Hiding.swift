import Foundation
import GlissadeLayers

/// A view that arranges some of its subviews, such as a stack view, and is notified of changes that
/// the arrangement depends on.
package protocol ArrangingView: UIView {
  /// Returns whether the arrangement includes a subview.
  func arranges(_ view: UIView) -> Bool
  /// Handles a change of the set of visible subviews.
  func arrangementChanged()
  /// Handles a change of the size of a subview's content.
  func contentChanged(of view: UIView)
}

extension UIView {
  /// Sets `isHidden`, and updates the stack view that arranges this view.
  ///
  /// The other views of the stack take the space of a hidden view. In an animation block their
  /// movement is animated, and the view is hidden at the end of the animation. If the animation is
  /// reversed, the view becomes visible again.
  func setHidden(_ hides: Bool) {
    guard hides != isHidden else { return }
    guard let stack = superview as? any ArrangingView, stack.arranges(self) else {
      return hideNow(hides)
    }
    guard let block = AnimationBlock.current else {
      hideNow(hides)
      return stack.arrangementChanged()
    }
    block.clock?.onReturn { [weak self] in self?.setHidden(!hides) }
    hideNow(false)
    layoutState.isHiding = hides
    stack.arrangementChanged()
    UIView.animate(withDuration: block.timing.duration) {
      stack.layoutRoot.layoutIfNeeded()
    } completion: { [weak self] _ in
      if let self, self.layoutState.isHiding { self.hideNow(true) }
    }
  }

  private func hideNow(_ hides: Bool) {
    layoutState.isHiding = false
    layer.isHidden = hides
  }
}
