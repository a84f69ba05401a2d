import Foundation
import GlissadeGestures

// The zooming by the program, and the return from a scale beyond the limits.
extension UIScrollView {
  /// Zooms to a scale and moves the point `anchor` of the content to a place in the view, or as
  /// near to this place as the ends of the content allow.
  func zoom(
    to scale: CGFloat, holding anchor: CGPoint, at place: CGPoint, _ animated: Bool
  ) {
    let start = ScrollZoomMotion.Pose(scale: zoomScale, place: self.place(of: anchor))
    let end = ScrollZoomMotion.Pose(scale: scale, place: bounded(place, of: anchor, at: scale))
    guard animated, window?.windowScene != nil else {
      stopRun()
      return showEnd(at: scale, holding: anchor, proposedPlace: place)
    }
    guard start != end else { return stopRun() }
    let velocity = zoomVelocity(of: anchor)
    stopRun()
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    startZoom(
      .zoomAnimation, holding: anchor, from: start, to: scale, proposedPlace: place,
      velocity: velocity)
    run?.isAnnounced = true
  }

  /// Starts a motion of the zoom scale.
  ///
  /// - Parameters:
  ///   - anchor: The point of the unscaled content whose place in the view moves evenly.
  ///   - pose: The scale, and the place of the anchor in the view, at the start.
  ///   - scale: The scale at the end; `nil` stands for the nearest scale within the limits.
  ///   - proposedPlace: The place of the anchor at the end, if the ends of the content allow it;
  ///     `nil` stands for its place at the start.
  ///   - velocity: The changes of the scale and of the place per second at the start.
  func startZoom(
    _ kind: ContentRun.Kind, holding anchor: CGPoint, from pose: ScrollZoomMotion.Pose,
    to scale: CGFloat? = nil, proposedPlace: CGPoint? = nil,
    velocity: ScrollZoomMotion.Pose = ScrollZoomMotion.Pose(scale: 0, place: .zero)
  ) {
    start(
      zoomRun(
        kind, holding: anchor, from: pose, to: scale ?? zoomRange.clamped(pose.scale),
        proposedPlace: proposedPlace ?? pose.place, velocity: velocity, at: now))
  }

  private func zoomRun(
    _ kind: ContentRun.Kind, holding anchor: CGPoint, from pose: ScrollZoomMotion.Pose,
    to scale: CGFloat, proposedPlace: CGPoint, velocity: ScrollZoomMotion.Pose,
    at time: TimeInterval
  ) -> ContentRun {
    let end = ScrollZoomMotion.Pose(
      scale: scale, place: bounded(proposedPlace, of: anchor, at: scale))
    let motion = ScrollZoomMotion(
      holding: anchor, from: pose, to: end, velocity: velocity,
      frequency: kind == .zoomBounce
        ? ScrollConstants.bounceFrequency : ScrollConstants.animationFrequency,
      proposedPlace: proposedPlace, origin: contentOrigin)
    var run = ContentRun(kind, motion.trajectory(start: time))
    run.zoom = motion
    return run
  }

  /// Adapts a motion of the zoom scale after other code has changed the content offset or its
  /// range. The motion continues from the present scale and place with its velocity.
  func redirectZoom() {
    guard let run, let zoom = run.zoom else { return }
    let elapsed = run.shownTime - run.trajectory.start
    self.run = zoomRun(
      run.kind, holding: zoom.anchor,
      from: ScrollZoomMotion.Pose(scale: zoomScale, place: place(of: zoom.anchor)),
      to: run.kind == .zoomBounce ? zoomRange.clamped(zoomScale) : zoom.scale.target,
      proposedPlace: zoom.proposedPlace, velocity: zoom.velocity(at: elapsed), at: run.shownTime)
    self.run?.isAnnounced = run.isAnnounced
    self.run?.hold = run.hold
    followFrames()
  }

  // MARK: Showing

  /// Shows the scale and place of a motion at a time since its start, in seconds. If a client has
  /// moved the zoomed view because of its new scale, the motion is redirected to the corresponding
  /// end.
  func show(_ zoom: ScrollZoomMotion, at time: TimeInterval) {
    show(zoom.pose(at: time), holding: zoom.anchor)
    if run?.zoom != nil, contentOrigin != zoom.origin { redirectZoom() }
  }

  /// Shows the scale and place at the end of a motion.
  func showEnd(of zoom: ScrollZoomMotion) {
    showEnd(at: zoom.scale.target, holding: zoom.anchor, proposedPlace: zoom.proposedPlace)
  }

  /// Scales the content and places one of its points as near to a place in the view as the ends of
  /// the content allow. This is done twice, because a client may move the zoomed view at the new
  /// scale.
  private func showEnd(at scale: CGFloat, holding anchor: CGPoint, proposedPlace place: CGPoint) {
    for _ in 0..<2 {
      show(
        ScrollZoomMotion.Pose(scale: scale, place: bounded(place, of: anchor, at: scale)),
        holding: anchor)
    }
  }

  /// Scales the content, and moves one of its points to a place in the view.
  func show(_ pose: ScrollZoomMotion.Pose, holding anchor: CGPoint) {
    guard let view = zoomedView else { return }
    if pose.scale != zoomScale {
      scale(view, to: pose.scale)
      move(to: offset(holding: anchor, pose))
      delegate?.scrollViewDidZoom(self)
      layoutIfNeeded()
    }
    // The delegate or the layout may have moved the zoomed view.
    move(to: offset(holding: anchor, pose))
  }

  /// Scales a view without moving its upper left corner.
  private func scale(_ view: UIView, to scale: CGFloat) {
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    isOwnWrite = true
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    isOwnWrite = false
  }

  private func offset(holding anchor: CGPoint, _ pose: ScrollZoomMotion.Pose) -> CGPoint {
    let origin = contentOrigin
    return CGPoint(
      x: origin.x + anchor.x * pose.scale - pose.place.x,
      y: origin.y + anchor.y * pose.scale - pose.place.y)
  }

  /// Returns the place in the view at which a point of the unscaled content is.
  private func place(of anchor: CGPoint) -> CGPoint {
    let origin = contentOrigin
    let scale = zoomScale
    return CGPoint(
      x: origin.x + anchor.x * scale - contentOffset.x,
      y: origin.y + anchor.y * scale - contentOffset.y)
  }

  /// Returns the place nearest to a proposed one to which a point of the content can be moved while
  /// the content offset stays within its range.
  private func bounded(_ place: CGPoint, of anchor: CGPoint, at scale: CGFloat) -> CGPoint {
    let size = zoomedView?.bounds.size ?? .zero
    let offset = offset(holding: anchor, ScrollZoomMotion.Pose(scale: scale, place: place))
    let x = horizontalAxis(of: size.width * scale).clamped(offset.x)
    let y = verticalAxis(of: size.height * scale).clamped(offset.y)
    return CGPoint(x: place.x + offset.x - x, y: place.y + offset.y - y)
  }

  /// Returns the changes per second of the scale and of a point's place in the current motion.
  private func zoomVelocity(of anchor: CGPoint) -> ScrollZoomMotion.Pose {
    guard let run else { return ScrollZoomMotion.Pose(scale: 0, place: .zero) }
    let scale = run.zoom?.velocity(at: run.shownTime - run.trajectory.start).scale ?? 0
    return ScrollZoomMotion.Pose(
      scale: scale,
      place: CGPoint(
        x: anchor.x * scale - run.velocity.x, y: anchor.y * scale - run.velocity.y))
  }
}
