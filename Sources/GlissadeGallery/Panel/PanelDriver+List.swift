import UIKit

/// The state of a drag in the list.
struct PanelListDrag {
  /// The translation of the pan that has been distributed, in points.
  var travel: CGFloat
  /// The content offset of the list.
  var offset: CGFloat
}

// A drag in the list moves the panel, the list, or both in turn.
extension PanelDriver {
  func link(to list: UIScrollView) {
    list.panGestureRecognizer.addTarget(self, action: Selector(PanelDriver.handleListPan))
  }

  /// Distributes a movement. It is called after the list has followed the pan by itself.
  func handleListPan(_ pan: UIPanGestureRecognizer) {
    guard let list = panel?.page.list else { return }
    switch pan.state {
    case .began:
      beginDrag(with: pan)
      guard pan === activePan else { return }
      listDrag = PanelListDrag(travel: pan.translation(in: nil).y, offset: list.contentOffset.y)
    case .changed: share(pan.translation(in: nil).y, with: list)
    case .ended: endListDrag(in: list, velocity: pan.velocity(in: nil).y)
    case .cancelled: endListDrag(in: list, velocity: 0)
    default: break
    }
  }

  /// Distributes a translation. Upwards the panel moves first, until it is at its highest place;
  /// downwards the list moves first, until it is at its beginning.
  private func share(_ travel: CGFloat, with list: UIScrollView) {
    guard let panel, let dragPosition, var drag = listDrag else { return }
    let distance = travel - drag.travel
    drag.travel = travel
    let free = max(dragPosition - panel.layout.top(at: panel.layout.highest), 0)
    let scrolled = max(drag.offset, 0)
    let part = distance < 0 ? max(distance, -free) : max(distance - scrolled, 0)
    if part == 0 {
      drag.offset = list.contentOffset.y
    } else {
      move(by: part)
      drag.offset -= distance - part
      list.contentOffset.y = drag.offset
    }
    listDrag = drag
  }

  /// Ends a drag. A panel at its highest place stays there, and the list keeps its velocity.
  /// Elsewhere the panel continues with the velocity, and the list stops.
  private func endListDrag(in list: UIScrollView, velocity: CGFloat) {
    guard let panel, let dragPosition, let drag = listDrag else { return }
    listDrag = nil
    guard isTransitioning || dragPosition > panel.layout.top(at: panel.layout.highest) else {
      self.dragPosition = nil
      return rest()
    }
    // The list has just started to decelerate; it returns to the position of the drag.
    list.setContentOffset(CGPoint(x: 0, y: drag.offset), animated: false)
    endDrag(velocity: velocity)
  }
}
