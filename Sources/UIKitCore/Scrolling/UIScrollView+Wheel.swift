import Foundation
import GlissadeGestures

extension UIScrollView {
  /// Scrolls the content by the movement of a wheel.
  ///
  /// The steps of a wheel are smoothed, and the small steps of a free-running wheel take effect at
  /// once. No step scrolls beyond the ends of the content. With paging, each movement turns one
  /// page.
  ///
  /// - Returns: `false` if the content cannot scroll further in that direction, so that an outer
  ///   scroll view can.
  func turnWheel(by delta: CGPoint) -> Bool {
    guard isScrollEnabled, !isTracking, !isZoomBouncing else { return false }
    arrangement?.willScroll()
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

  /// Returns whether the content can follow a scroll on a touchpad by a distance. It returns
  /// `false` with paging, because the pan turns pages (O-05).
  func canFollowTouchpad(by step: CGPoint) -> Bool {
    isScrollEnabled && !isTracking && !isZoomBouncing && !isPagingEnabled
      && hasContent(towards: step) && !isClaimed(by: step)
  }

  private func isClaimed(by step: CGPoint) -> Bool {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? any TouchpadClaimant }
      .contains { $0.claimsTouchpad(of: self, by: step) }
  }

  /// Returns whether the content can move by a distance, or a part of it, within its range.
  package func hasContent(towards step: CGPoint) -> Bool {
    clamped(contentOffset, by: CGPoint(x: -step.x, y: -step.y)) != contentOffset
  }

  /// Moves the content by the distance of a scroll on a touchpad, but not beyond its ends.
  func followTouchpad(by step: CGPoint) {
    guard isScrollEnabled, !isTracking, !isZoomBouncing else { return }
    arrangement?.willScroll()
    stopRun()
    move(to: clamped(contentOffset, by: CGPoint(x: -step.x, y: -step.y)))
    indicators.show(in: self)
    indicators.startFading(in: self)
  }

  /// Returns an offset moved by a distance, but not beyond an end. An offset that is already beyond
  /// an end does not change.
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

/// A view that can follow scrolls on a touchpad instead of a scroll view in it.
@MainActor protocol TouchpadClaimant: UIView {
  /// Returns whether the view follows a scroll by a distance, instead of `scrollView`.
  func claimsTouchpad(of scrollView: UIScrollView, by step: CGPoint) -> Bool
}

extension UIWindowScene {
  /// Handles a scroll event of a touchpad.
  func scrollByTouchpad(_ event: InputEvent) {
    guard event.t.isFinite, event.deltaX.isFinite, event.deltaY.isFinite else { return }
    participant(TouchpadScroll.self).receive(event)
  }

  /// Handles the movement of a wheel: it scrolls the innermost scroll view under the pointer that
  /// can scroll in that direction.
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
