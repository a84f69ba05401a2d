import Foundation
import GlissadeGestures
import GlissadeLayers

/// A motion of a scroll view's content without a touch.
@MainActor package struct ContentRun {
  package enum Kind {
    /// A deceleration, or the return from beyond an end.
    case fling
    /// A motion to a page, or to the offset that a delegate selected.
    case approach
    /// The animation of `setContentOffset(_:animated:)`.
    case animation
    case wheel
    /// The return from a scale beyond the limits.
    case zoomBounce
    /// The animation of `setZoomScale(_:animated:)` or `zoom(to:animated:)`.
    case zoomAnimation

    package var isDeceleration: Bool { self == .fling || self == .approach }
  }

  package let kind: Kind
  package let trajectory: ScrollTrajectory
  /// The instant of the motion at which the content is shown, in seconds of the scene's time.
  package var shownTime: TimeInterval
  /// A Boolean value that indicates whether the delegate was notified of the deceleration, or of
  /// the zooming.
  package var isAnnounced = false
  /// The motion of the zoom scale, or `nil` for a motion that does not zoom.
  var zoom: ScrollZoomMotion?
  /// A hold that keeps the transaction open in which a program began the motion.
  package var hold = CATransaction.hold()

  package init(_ kind: Kind, _ trajectory: ScrollTrajectory) {
    (self.kind, self.trajectory, shownTime) = (kind, trajectory, trajectory.start)
  }

  /// The velocity of the content offset at `shownTime`, in points per second.
  package var velocity: CGPoint { trajectory.velocity(at: shownTime) }
}

extension UIScrollView {
  package func animate(to target: CGPoint) {
    let (velocity, time) = (run?.velocity ?? .zero, run?.shownTime ?? now)
    stopRun()
    guard target != contentOffset else { return }
    start(
      ContentRun(
        .animation,
        ScrollTrajectory(
          from: contentOffset, to: target, velocity: velocity,
          frequency: ScrollConstants.animationFrequency, start: time)))
  }

  // MARK: Kinds of motion

  /// The time of the current frame, in seconds of the scene's time.
  var now: TimeInterval { window?.windowScene?.layerHost.now ?? 0 }

  /// A Boolean value that indicates whether the content moves so fast that the views in it do not
  /// receive touches.
  var runsFast: Bool {
    guard let run, run.kind.isDeceleration else { return false }
    return hypot(run.velocity.x, run.velocity.y) > ScrollConstants.restingSpeed
  }

  private func fling(velocity: CGPoint, at time: TimeInterval) -> ContentRun {
    let (offset, rate) = (contentOffset, Double(decelerationRate.tuned))
    let velocity = Self.thrown(velocity)
    return ContentRun(
      .fling,
      ScrollTrajectory(
        start: time,
        x: ScrollFling(
          along: horizontalAxis, from: offset.x, velocity: velocity.x, decelerationRate: rate),
        y: ScrollFling(
          along: verticalAxis, from: offset.y, velocity: velocity.y, decelerationRate: rate)))
  }

  /// Returns the motion with which released content continues and comes to rest.
  func release(velocity: CGPoint, from start: CGPoint, at time: TimeInterval) -> ContentRun {
    isPagingEnabled
      ? turnPage(velocity: velocity, from: start, at: time) : fling(velocity: velocity, at: time)
  }

  private func turnPage(velocity: CGPoint, from start: CGPoint, at time: TimeInterval) -> ContentRun
  {
    let rest = fling(velocity: velocity, at: time).trajectory.restingOffset
    let target = CGPoint(
      x: horizontalAxis.page(near: rest.x, from: start.x),
      y: verticalAxis.page(near: rest.y, from: start.y))
    return ContentRun(
      .approach,
      ScrollTrajectory(
        approaching: target, from: contentOffset, velocity: Self.thrown(velocity), start: time))
  }

  /// Returns the motion of released content to the content offset that a delegate has selected.
  func coast(to target: CGPoint, velocity: CGPoint, at time: TimeInterval) -> ContentRun {
    ContentRun(
      .approach,
      ScrollTrajectory(
        coastingFrom: contentOffset, to: target, velocity: Self.thrown(velocity),
        decelerationRate: decelerationRate.tuned, start: time))
  }

  private static func thrown(_ velocity: CGPoint) -> CGPoint {
    let fastest = ScrollConstants.fastestFling
    return CGPoint(
      x: min(max(velocity.x, -fastest), fastest), y: min(max(velocity.y, -fastest), fastest))
  }

  // MARK: Running

  func decelerate(along run: ContentRun) {
    self.run = run
    self.run?.isAnnounced = true
    delegate?.scrollViewWillBeginDecelerating(self)
    // The delegate may have started another motion in its callback.
    if let current = self.run { start(current) }
  }

  /// Starts a motion, and shows it at the instant of the current frame.
  func start(_ run: ContentRun) {
    self.run = run
    guard window?.windowScene != nil else { return rest() }
    indicators.show(in: self)
    followFrames()
    step(to: now)
  }

  /// Stops the motion at the current content offset.
  package func stopRun() {
    guard let stopped = run else { return }
    run = nil
    changeCount += 1
    indicators.startFading(in: self)
    // Without a touch, the content would stay at a scale beyond the limits, so the end of the
    // motion is shown.
    if let zoom = stopped.zoom, stopped.kind == .zoomBounce, !isTracking, self.zoom == nil {
      showEnd(of: zoom)
    }
    announceEnd(of: stopped)
  }

  /// Notifies the delegate of the end of a motion, if it was notified of the beginning.
  private func announceEnd(of run: ContentRun) {
    guard run.isAnnounced else { return }
    if run.zoom == nil {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
    }
  }

  /// Ends the motion at its final content offset. It is called for a view without a window, which
  /// has no frames.
  func rest() {
    indicators.hide()
    stopFollowingFrames()
    guard let run else { return }
    if let zoom = run.zoom {
      showEnd(of: zoom)
    } else {
      move(to: run.trajectory.restingOffset)
    }
    stopRun()
    arrangement?.didRest()
  }

  /// Adapts the motion after other code has changed the content offset or its range. A deceleration
  /// continues from the present offset with its velocity, and a motion to a target ends.
  func redirectRun() {
    guard let run else { return }
    if run.zoom != nil { return redirectZoom() }
    guard run.kind.isDeceleration else { return stopRun() }
    self.run = release(velocity: run.velocity, from: contentOffset, at: run.shownTime)
    self.run?.isAnnounced = run.isAnnounced
    self.run?.hold = run.hold
  }

  /// Advances the motion to the instant of the event that is being handled.
  func catchUp() {
    guard let run, now > run.shownTime else { return }
    step(to: now)
  }

  private func step(to now: TimeInterval) {
    guard let run else { return }
    changeCount += 1
    let count = changeCount
    self.run?.shownTime = now
    if let zoom = run.zoom {
      show(zoom, at: now - run.trajectory.start)
    } else {
      move(to: run.trajectory.offset(at: now))
    }
    if drag != nil { rebaseDrag() }
    guard changeCount == count, let run = self.run, run.trajectory.isOver(at: now) else { return }
    if let zoom = run.zoom { showEnd(of: zoom) }
    guard changeCount == count else { return }
    self.run = nil
    indicators.startFading(in: self)
    announceEnd(of: run)
    if run.kind == .animation { delegate?.scrollViewDidEndScrollingAnimation(self) }
    if self.run == nil, drag == nil, !isTracking { arrangement?.didRest() }
  }

  // MARK: Frames

  package func followFrames() {
    guard frames == nil, window?.windowScene != nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.frame(at: link.targetTimestamp)
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }

  private func frame(at now: TimeInterval) {
    step(to: now)
    indicators.fade(at: now)
    if run == nil && !indicators.isFading { stopFollowingFrames() }
  }

  private func stopFollowingFrames() {
    frames?.invalidate()
    frames = nil
  }
}
