import Foundation
import GlissadeGestures

extension UIScrollView {
  /// Scrolls by the movement of a wheel or trackpad.
  ///
  /// Steps of a wheel are smoothed, and the small ones of a trackpad take effect at once. Neither
  /// scrolls beyond the ends. With paging, each movement turns one page.
  ///
  /// - Returns: `false` if there is no range to scroll in that direction, so that the enclosing
  ///   scroll view can.
  func turnWheel(by delta: CGPoint) -> Bool {
    guard isScrollEnabled, !isTracking else { return false }
    willScroll()
    let turning = run?.kind == .wheel ? run?.trajectory : nil
    let start = turning?.restingOffset ?? contentOffset
    let target = isPagingEnabled ? page(towards: delta) : clamped(start, by: delta)
    guard target != start else { return false }
    if isPagingEnabled && turning != nil { return true }
    let isStep = max(abs(delta.x), abs(delta.y)) >= ScrollConstants.wheelStep
    guard isStep || turning != nil || isPagingEnabled else {
      stopRun()
      move(to: target)
      indicators.show(in: self)
      indicators.startFading(in: self)
      return true
    }
    let (velocity, time) =
      turning == nil ? (.zero, now) : (run?.velocity ?? .zero, run?.shownTime ?? now)
    stopRun()
    let frequency =
      isPagingEnabled ? ScrollConstants.animationFrequency : ScrollConstants.wheelFrequency
    self.start(
      ContentRun(
        .wheel,
        ScrollTrajectory(
          from: contentOffset, to: target, velocity: velocity, frequency: frequency, start: time)))
    return true
  }

  /// Returns an offset moved by a distance, not beyond an end, and not back from beyond one.
  private func clamped(_ offset: CGPoint, by delta: CGPoint) -> CGPoint {
    func clamped(_ offset: CGFloat, _ delta: CGFloat, _ axis: ScrollAxis) -> CGFloat {
      if delta == 0 { return offset }
      let place = axis.clamped(offset + delta)
      return (place - offset) * delta > 0 ? place : offset
    }
    return CGPoint(
      x: clamped(offset.x, delta.x, horizontalAxis), y: clamped(offset.y, delta.y, verticalAxis))
  }

  private func page(towards delta: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ delta: CGFloat, _ axis: ScrollAxis) -> CGFloat {
      guard delta != 0 else { return offset }
      return axis.page(near: offset + (delta < 0 ? -axis.extent : axis.extent), from: offset)
    }
    return CGPoint(
      x: page(contentOffset.x, delta.x, horizontalAxis),
      y: page(contentOffset.y, delta.y, verticalAxis))
  }
}

extension UIWindowScene {
  /// Scrolls the view under the wheel: the innermost scroll view at the point with a range in that
  /// direction.
  func turnWheel(_ event: InputEvent) {
    guard event.deltaX.isFinite, event.deltaY.isFinite else { return }
    var view = hitTest(event.location, with: UIEvent(timestamp: event.t, touches: []))
    while let current = view {
      let delta = CGPoint(x: event.deltaX, y: event.deltaY)
      if let scrollView = current as? UIScrollView, scrollView.turnWheel(by: delta) { return }
      view = current.superview
    }
  }
}
