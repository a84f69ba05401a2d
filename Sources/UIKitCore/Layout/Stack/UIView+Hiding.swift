import Foundation
import GlissadeLayers

extension UIView {
  /// Sets `isHidden`.
  ///
  /// The other views of a stack close up. In an animation block they do so with the animation, at
  /// the end of which a hidden view vanishes; if the animation is reversed, it is visible again.
  func setHidden(_ hides: Bool) {
    guard hides != isHidden else { return }
    guard let stack = superview as? UIStackView, stack.arranged.contains(self) else {
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
