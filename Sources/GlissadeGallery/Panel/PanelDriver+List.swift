import UIKit

/// A drag in the list: what it has done to the list so far.
struct PanelListDrag {
  /// Of the finger, in points, as far as it has been shared out.
  var travel: CGFloat
  /// Of the list's content.
  var offset: CGFloat
}

// The list hands the panel what it has no use for, and takes it back, within one drag.
extension PanelDriver {
  func link(to list: UIScrollView) {
    list.panGestureRecognizer.addTarget(self, action: Selector(PanelDriver.handleListPan))
  }

  /// Called after the list has followed the finger by itself.
  func handleListPan(_ pan: UIPanGestureRecognizer) {
    guard let list = panel?.page.list else { return }
    switch pan.state {
    case .began:
      take(with: pan)
      listDrag = PanelListDrag(travel: pan.translation(in: nil).y, offset: list.contentOffset.y)
    case .changed: share(pan.translation(in: nil).y, with: list)
    case .ended: letGo(of: list, velocity: pan.velocity(in: nil).y)
    case .cancelled: letGo(of: list, velocity: 0)
    default: break
    }
  }

  /// Upwards the panel comes first, until it is as high as it gets; downwards the list, until it is
  /// at its beginning.
  private func share(_ travel: CGFloat, with list: UIScrollView) {
    guard let panel, let grip, var drag = listDrag else { return }
    let way = travel - drag.travel
    drag.travel = travel
    let free = max(grip - panel.room.top(at: panel.room.highest), 0)
    let scrolled = max(drag.offset, 0)
    let part = way < 0 ? max(way, -free) : max(way - scrolled, 0)
    if part == 0 {
      drag.offset = list.contentOffset.y
    } else {
      move(by: part)
      drag.offset -= way - part
      list.contentOffset.y = drag.offset
    }
    listDrag = drag
  }

  /// A panel that stands highest stays there, however fast the list is thrown; one that is on its way
  /// takes the speed along, and the list stays where it is.
  private func letGo(of list: UIScrollView, velocity: CGFloat) {
    guard let panel, let grip, let drag = listDrag else { return }
    listDrag = nil
    guard isUnderWay || grip > panel.room.top(at: panel.room.highest) else {
      self.grip = nil
      return rest()
    }
    // The list has just been thrown; it goes back to where the finger had it.
    list.setContentOffset(CGPoint(x: 0, y: drag.offset), animated: false)
    letGo(velocity: velocity)
  }
}
