import Foundation
import GlissadeTransitions

// The methods by which a pan moves the content of a drag.
extension InterruptibleDrag: UIGestureRecognizerDelegate {
  /// Moves the content with a pan: the action method of `pan`, and of any other pan that is to
  /// begin the drag.
  ///
  ///     let edgePan = UIScreenEdgePanGestureRecognizer(
  ///       target: drag, action: Selector(InterruptibleDrag.follow))
  ///
  /// - Parameter pan: The pan recognizer. A pan that begins while another one drags the content is
  ///   ignored.
  public func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      begin(with: pan)
      if activePan === pan { beginExit(movingBy: velocity(of: pan)) }
    case .changed:
      guard activePan === pan else { return }
      move(by: along(pan.translation(in: adapter.space)))
      pan.setTranslation(.zero, in: adapter.space)
    case .ended: end(pan, velocity: velocity(of: pan))
    case .cancelled: end(pan, velocity: 0)
    case .possible, .failed: break
    }
  }

  /// Begins to drag the content from where it is.
  func begin(with pan: UIPanGestureRecognizer) {
    guard activePan == nil, !isFading, !adapter.isLocked else { return }
    activePan = pan
    send(.began)
    catchTransition()
    adapter.didBegin()
  }

  /// Moves the content by the distance that the pointer has moved, in points.
  func move(by distance: CGFloat) {
    guard case .dragging(let drag) = motion.phase else { return }
    adapter.willPull(to: drag.pull + distance)
    send(.moved(by: distance))
  }

  /// Releases the content, which then moves to a stop.
  ///
  /// - Parameter velocity: The velocity of the pointer along the axis, in points per second.
  func end(_ pan: UIPanGestureRecognizer, velocity: CGFloat) {
    guard activePan === pan else { return }
    if motion.isDragging { beginExit(movingBy: velocity) }
    guard let release = motion.release(velocity: velocity), let chosen = stop(for: release) else {
      activePan = nil
      return
    }
    keep(reading(of: release))
    var stop = adapter.willRelease(release, to: chosen)
    if stop == exit, animator == nil { beginExit() }
    if stop == exit, animator == nil { stop = entryStop?.id ?? stop }
    activePan = nil
    scrolling = nil
    send(.released(velocity: velocity, to: stop, by: spring(for: stop, velocity: velocity)))
  }

  /// Stores the explanation and the rule of a release for the log and the inspector.
  private func keep(_ reading: DragReading?) {
    reason = reading?.explanation
    guard let rule = reading?.rule, let distance = reading?.distance else { return }
    activePan?.view?.window?.windowScene?.lastRelease = (rule, distance)
  }

  /// Ends the drag without a release, because a program moves the content.
  func stopDragging() {
    guard let pan = activePan else { return }
    activePan = nil
    scrolling = nil
    pan.isEnabled = false
    pan.isEnabled = true
    adapter.didStop()
  }

  /// The release rule, with the threshold and the deceleration rate of the current scene if the
  /// scene overrides them.
  var currentRule: ReleaseRule {
    var rule = releaseRule.coasting
    rule.threshold = Tuning.current(.completionThreshold, own: rule.threshold)
    return rule
  }

  /// The release at this instant, or `nil` while nothing drags the content.
  var currentRelease: DragRelease? {
    activePan.flatMap { motion.release(velocity: velocity(of: $0)) }
  }

  /// Returns the spring with which released content moves to a stop, by the current parameters.
  private func spring(for stop: DragStop.ID, velocity: CGFloat) -> DragSpring {
    if let releaseSpring {
      return releaseSpring.dragSpring(duration: DragTransitioning.duration)
    }
    guard let target = motion.stops[stop] else { return .handOff }
    let spring = HandOffSpring(
      velocity: shownVelocity(of: velocity), distance: target.position - motion.position)
    return UISpringTimingParameters(spring).dragSpring(duration: 0)
  }

  // MARK: The axis

  /// Returns whether a pan has moved along the axis more than across it.
  private func runsAlongAxis(_ pan: UIPanGestureRecognizer) -> Bool {
    let translation = pan.translation(in: nil)
    let isVertical = abs(translation.y) > abs(translation.x)
    return isVertical == (axis == .vertical) || abs(translation.y) == abs(translation.x)
  }

  private func along(_ point: CGPoint) -> CGFloat { axis == .vertical ? point.y : point.x }

  /// Returns the velocity of a pan along the axis, in points per second.
  func velocity(of pan: UIPanGestureRecognizer) -> CGFloat {
    along(pan.velocity(in: adapter.space))
  }

  // MARK: The delegate of the pan

  /// Returns whether the pan begins. On moving content a pan in any direction begins, and on
  /// content at rest only one along the axis.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !isFading, !adapter.isLocked else { return false }
    return (isMoving && adapter.catchesAtOnce)
      || (adapter.mayBegin(ownPan) ?? runsAlongAxis(ownPan))
  }

  /// Returns whether the pan receives a touch. It does not receive a touch on a scroll view that
  /// shares its drags, while the content is at rest.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !isScrolling(touchedOn: touch.view) || isMoving || touch.type == .indirect
  }
}

extension UISpringTimingParameters {
  /// Returns the spring with which a drag moves its content for a requested duration, in seconds.
  /// That of a `HandOffSpring` follows from the velocity of each release.
  package func dragSpring(duration: TimeInterval) -> DragSpring {
    switch resolved(duration: duration).curve {
    case .spring(let motion): return .spring(motion.spring)
    default: break
    }
    guard case .release(let spring) = definition else { return .handOff }
    return .release(settlingTime: Self.tuned(spring).settlingTime)
  }
}

/// A pan recognizer that begins at once on content that moves by itself. On content at rest it
/// begins after the usual distance of a pan, so that other gestures can begin first.
package final class CatchingPan: UIPanGestureRecognizer {
  /// A closure that returns whether a press catches the content.
  var isCatching: () -> Bool = { false }
  /// The motion of the content while it moves to a stop by itself.
  package var settling: StopMotion? { (delegate as? InterruptibleDrag)?.motion.settlingMotion }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, isCatching() { state = .began }
  }
}
