import UIKitCore

extension UIPageViewController {
  /// The state of the current turn, for traces and the inspector.
  var turnStatus: FrameTrace.TransitionStatus? {
    guard let turn, let current, scrollView.extent > 0 else { return nil }
    let step = Double(turn.step)
    return FrameTrace.TransitionStatus(
      id: turn.id, kind: "page", from: current.logName, to: turn.page.logName,
      phase: scrollView.isTracking ? "interactive" : turn.isByUser ? "settling" : "animating",
      progress: min(max((scrollView.position - Double(slot)) * step, 0), 1),
      velocity: scrollView.speed * step)
  }
}

extension PageScrollView {
  /// The velocity of the content, in pages per second, or 0 if neither a drag nor a scroll moves
  /// it.
  fileprivate var speed: Double {
    guard let run else {
      return isDragging ? -along(panGestureRecognizer.velocity(in: self)) / extent : 0
    }
    return along(run.velocity) / extent
  }
}
