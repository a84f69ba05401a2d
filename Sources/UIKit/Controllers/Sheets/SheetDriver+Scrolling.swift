import Foundation

/// The state of a drag in a scroll view of a sheet.
struct SheetScrollDrag {
  /// The translation of the pan that has been distributed, in points.
  var travel: CGFloat
  /// The vertical content offset.
  var offset: CGFloat
}

// A drag in a scroll view moves the sheet, the content, or both in turn (L-07).
extension SheetDriver {
  /// Returns the innermost scroll view around a view, within the sheet, that scrolls vertically.
  func scrollView(around view: UIView?) -> UIScrollView? {
    guard let outer = sheet.presentedView else { return nil }
    return sequence(first: view, next: { $0?.superview })
      .prefix { $0 != nil && $0 !== outer }
      .lazy.compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.canDrag(along: $0.verticalAxis) }
  }

  /// Follows the pan of a scroll view.
  func link(to scrollView: UIScrollView) {
    scrollView.panGestureRecognizer.removeTarget(self, action: nil)
    scrollView.panGestureRecognizer.addTarget(
      self, action: Selector(SheetDriver.handleScrollPan))
  }

  /// Distributes a movement. It is called after the content has followed the pan by itself.
  func handleScrollPan(_ pan: UIPanGestureRecognizer) {
    guard let scrollView = (pan as? ScrollPanGestureRecognizer)?.scrollView else { return }
    switch pan.state {
    case .began:
      guard !isDragging, run?.fades != true else { return }
      beginDrag(with: pan)
      scrollDrag = SheetScrollDrag(
        travel: pan.translation(in: nil).y, offset: scrollView.contentOffset.y)
    case .changed where activePan === pan: share(pan.translation(in: nil).y, with: scrollView)
    case .ended: endScrollDrag(of: pan, in: scrollView, velocity: pan.velocity(in: nil).y)
    case .cancelled: endScrollDrag(of: pan, in: scrollView, velocity: 0)
    default: break
    }
  }

  /// Distributes a translation. Upwards the sheet moves first, until it is at its highest detent;
  /// downwards the content moves first, until it is at its beginning.
  private func share(_ travel: CGFloat, with scrollView: UIScrollView) {
    guard case .dragging(let pull) = phase, var drag = scrollDrag else { return }
    let distance = travel - drag.travel
    drag.travel = travel
    let free = max(pull - ceiling, 0)
    let scrolled = max(drag.offset - scrollView.verticalAxis.range.lowerBound, 0)
    let part = distance < 0 ? max(distance, -free) : max(distance - scrolled, 0)
    if part == 0 {
      drag.offset = scrollView.contentOffset.y
    } else {
      move(by: part)
      drag.offset -= distance - part
      scrollView.contentOffset.y = drag.offset
    }
    scrollDrag = drag
  }

  /// The top to which a drag in a scroll view moves the sheet before its content.
  private var ceiling: CGFloat {
    if sheet.prefersScrollingExpandsWhenScrolledToEdge { return layout.highestStop.top }
    return max(layout.stop(sheet.selectedDetentIdentifier).top, layout.highestStop.top)
  }

  /// Ends a drag. A sheet that it has not moved stays, and the content keeps its velocity.
  /// Elsewhere the sheet continues with the velocity, and the content stops.
  private func endScrollDrag(
    of pan: UIPanGestureRecognizer, in scrollView: UIScrollView, velocity: CGFloat
  ) {
    guard activePan === pan, case .dragging(let pull) = phase, let drag = scrollDrag else { return }
    scrollDrag = nil
    if run == nil, abs(pull - ceiling) < 0.001 || pull < ceiling {
      activePan = nil
      phase = .resting
      return rest()
    }
    // The content has just started to decelerate; it returns to the position of the drag.
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: drag.offset), animated: false)
    endDrag(of: pan, velocity: velocity)
  }

  /// Returns whether a scroll of a touchpad moves the sheet instead of the content: downwards at
  /// the content's beginning, and upwards while the sheet can expand.
  func takesTouchpad(in scrollView: UIScrollView, by step: CGPoint) -> Bool {
    guard step.y != 0 else { return false }
    let isAtStart =
      scrollView.contentOffset.y <= scrollView.verticalAxis.range.lowerBound + 0.5
    return isAtStart && (step.y > 0 || top > ceiling + 0.5)
  }
}
