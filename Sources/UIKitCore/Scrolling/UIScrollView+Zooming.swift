import Foundation
import GlissadeGestures

/// The state of a pinch that zooms the content of a scroll view.
struct ContentZoom {
  /// The point of the unscaled content that stays at the center of the touches.
  var anchor: CGPoint
  /// The scale that the content would have had without resistance when the pinch began.
  let startPull: Double
}

// The zooming with a pinch. A point of the content stays at the center of the touches: with this
// anchor a, scale s and the center c of the touches in the view, the content offset is o + a·s − c,
// where o is the origin of the zoomed view.
extension UIScrollView {
  /// The range of the zoom scale.
  var zoomRange: ScrollZoomRange {
    ScrollZoomRange(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  /// The view that the delegate has selected for zooming, or `nil`.
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// The scale of the zoomed view, which is the scale of the view's transform, or 1 without such a
  /// view.
  var shownZoomScale: CGFloat {
    guard zoomRange.isOpen, let view = zoomedView else { return 1 }
    return hypot(view.transform.a, view.transform.b)
  }

  /// Returns the factor by which zooming scales the frame of a subview from the size of its
  /// constraints.
  func zoomFactor(of subview: UIView) -> CGFloat {
    zoomRange.isOpen && zoomedView === subview ? shownZoomScale : 1
  }

  /// A Boolean value that indicates whether two touches pinch the content.
  var isPinched: Bool { zoom != nil && (pinch?.numberOfTouches ?? 0) > 1 }

  /// Handles a change of the limits of the zoom scale. The scale does not change until the next
  /// zooming.
  func zoomLimitsChanged() {
    if zoomRange.isOpen && pinch == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.scrollView = self
      pinch.addTarget(self, action: Selector(UIScrollView.handlePinch))
      addGestureRecognizer(pinch)
      self.pinch = pinch
    }
    pinch?.isEnabled = zoomRange.isOpen
  }

  // MARK: Pinching

  func handlePinch() {
    guard let pinch else { return }
    switch pinch.state {
    case .began: beginZooming()
    case .changed: followPinch(pinch)
    case .ended: endZooming(velocity: pinch.velocity)
    case .cancelled: endZooming(velocity: 0)
    case .possible, .failed: break
    }
  }

  private func beginZooming() {
    zoom = ContentZoom(
      anchor: contentPoint(at: pinchPlace), startPull: zoomRange.pull(forScale: zoomScale))
    stopRun()
    indicators.show(in: self)
    delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom, isPinched else { return }
    stopRun()
    let scale = zoomRange.scale(forPull: zoom.startPull * pinch.scale)
    changeCount += 1
    show(ScrollZoomMotion.Pose(scale: scale, place: pinchPlace), holding: zoom.anchor)
    rebaseDrag(at: pan.travel)
  }

  /// Makes the point of the content that is under the center of the touches stay there, after a
  /// touch has begun or ended.
  func holdContent() {
    guard zoom != nil else { return }
    pan.rangeChanged()
    zoom?.anchor = contentPoint(at: pinchPlace)
    rebaseDrag(at: pan.travel)
  }

  /// Ends the zooming with a pinch.
  ///
  /// - Parameter velocity: The change of the pinch's scale per second.
  private func endZooming(velocity: CGFloat) {
    guard let zoom, let pinch else { return }
    let pull = zoom.startPull * pinch.scale
    let range = zoomRange
    self.zoom = nil
    let pose = ScrollZoomMotion.Pose(scale: zoomScale, place: pinchPlace)
    guard range.clamped(pose.scale) != pose.scale else {
      delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
      if !isTracking, drag == nil, run == nil { touchEnded() }
      return
    }
    let scaleVelocity = range.shownVelocity(ofPull: pull, velocity: zoom.startPull * velocity)
    let placeVelocity = placeVelocity
    stopRun()
    startZoom(
      .zoomBounce, holding: contentPoint(at: pose.place), from: pose,
      velocity: ScrollZoomMotion.Pose(scale: scaleVelocity, place: placeVelocity))
    run?.isAnnounced = true
  }

  /// The velocity of the touches' center at the end of a pinch, in points per second. If the drag
  /// has ended already, it is derived from the motion of the content.
  private var placeVelocity: CGPoint {
    if drag != nil { return pan.velocity(in: self) }
    let offset = run?.velocity ?? .zero
    return CGPoint(x: -offset.x, y: -offset.y)
  }

  /// Starts the return of content that was caught at a scale beyond the limits.
  ///
  /// - Returns: `false` if the scale is within the limits.
  func returnToLimits() -> Bool {
    guard zoomRange.isOpen, run?.zoom == nil, zoomedView != nil,
      abs(zoomRange.clamped(zoomScale) - zoomScale) > 1e-9
    else { return false }
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    stopRun()
    startZoom(
      .zoomBounce, holding: contentPoint(at: place),
      from: ScrollZoomMotion.Pose(scale: zoomScale, place: place))
    return true
  }

  // MARK: Places

  /// The center of the touches, in points from the view's upper left corner.
  private var pinchPlace: CGPoint {
    guard let pinch else { return .zero }
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
  }

  /// The origin of the zoomed view's frame, in points of the unscrolled content.
  var contentOrigin: CGPoint { zoomedView?.frame.origin ?? .zero }

  /// Returns the point of the unscaled content that is at a place in the view.
  func contentPoint(at place: CGPoint) -> CGPoint {
    let origin = contentOrigin
    let scale = zoomScale
    return CGPoint(
      x: (contentOffset.x + place.x - origin.x) / scale,
      y: (contentOffset.y + place.y - origin.y) / scale)
  }
}
