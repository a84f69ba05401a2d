import Foundation

// The methods by which a pan of a scroll view moves the drag's content, the scroll view's content,
// or both in turn (L-07).
extension InterruptibleDrag {
  /// Returns the innermost scroll view that contains a view, lies within the dragged view and
  /// scrolls vertically, or `nil`.
  func scrollView(around view: UIView?) -> UIScrollView? {
    guard axis == .vertical, sharesWithScrollViews, let outer = ownPan.view else { return nil }
    return sequence(first: view, next: { $0?.superview })
      .prefix { $0 != nil && $0 !== outer }
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.canDrag(along: $0.verticalAxis) }
  }

  /// Returns whether a touch on a view belongs to a scroll view. The drag then also follows the pan
  /// of this scroll view.
  func isScrolling(touchedOn view: UIView?) -> Bool {
    guard let scrollView = scrollView(around: view) else { return false }
    link(to: scrollView)
    return true
  }

  /// Makes the drag follow the pan of a scroll view.
  func link(to scrollView: UIScrollView) {
    scrollView.panGestureRecognizer.removeTarget(self, action: nil)
    scrollView.panGestureRecognizer.addTarget(
      self, action: Selector(InterruptibleDrag.followScrolling))
  }

  /// Distributes the movement of a scroll view's pan between both contents. It is called after the
  /// scroll view itself has followed the pan.
  func followScrolling(_ pan: UIPanGestureRecognizer) {
    guard let scrollView = (pan as? ScrollPanGestureRecognizer)?.scrollView else { return }
    switch pan.state {
    case .began:
      begin(with: pan)
      guard activePan === pan else { return }
      scrolling = (pan.translation(in: nil).y, scrollView.contentOffset.y)
    case .changed where activePan === pan: share(pan.translation(in: nil).y, with: scrollView)
    case .ended: endScrolling(of: pan, in: scrollView, velocity: pan.velocity(in: nil).y)
    case .cancelled: endScrolling(of: pan, in: scrollView, velocity: 0)
    case .possible, .failed, .changed: break
    }
  }

  /// The position up to which a drag in a scroll view moves the content before it scrolls the
  /// scroll view, in points.
  private var ceiling: CGFloat { adapter.scrollingCeiling ?? motion.stops.first.position }

  /// Distributes the translation of a scroll view's pan. Upwards the drag's content moves first,
  /// until it is at its first stop. Downwards the scroll view scrolls first, until it is at its
  /// beginning.
  private func share(_ travel: CGFloat, with scrollView: UIScrollView) {
    guard case .dragging(let held) = motion.phase, var drag = scrolling else { return }
    let distance = travel - drag.travel
    drag.travel = travel
    let free = max(held.pull - ceiling, 0)
    let scrolled = max(drag.offset - scrollView.verticalAxis.range.lowerBound, 0)
    let part = distance < 0 ? max(distance, -free) : max(distance - scrolled, 0)
    if part == 0 {
      drag.offset = scrollView.contentOffset.y
    } else {
      move(by: part)
      drag.offset -= distance - part
      scrollView.contentOffset.y = drag.offset
    }
    scrolling = drag
  }

  /// Ends a drag in a scroll view. If the drag's content is at its first position, it stays there,
  /// and the scroll view keeps its velocity. Otherwise the drag's content continues with the
  /// velocity, and the scroll view stops.
  private func endScrolling(
    of pan: UIPanGestureRecognizer, in scrollView: UIScrollView, velocity: CGFloat
  ) {
    guard activePan === pan, case .dragging(let held) = motion.phase, let drag = scrolling else {
      return
    }
    scrolling = nil
    if animator == nil, held.pull < ceiling + 0.001, let release = motion.release(velocity: 0) {
      let stop = adapter.willRelease(release, to: motion.stops.nearest(to: ceiling))
      activePan = nil
      return send(.released(velocity: 0, to: stop, by: .handOff))
    }
    // The scroll view has just started to decelerate; it is set back to the content offset of the
    // drag.
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: drag.offset), animated: false)
    end(pan, velocity: velocity)
  }

  /// Returns whether a scroll of a touchpad moves the content instead of the scroll view: downwards
  /// if the scroll view is at its beginning, and upwards if the content is below its first stop.
  func takesTouchpad(in scrollView: UIScrollView, by step: CGPoint) -> Bool {
    guard step.y != 0 else { return false }
    let isAtStart =
      scrollView.contentOffset.y <= scrollView.verticalAxis.range.lowerBound + 0.5
    return isAtStart && (step.y > 0 || motion.position > ceiling + 0.5)
  }
}
