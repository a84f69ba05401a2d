import Foundation
import GlissadeLayers
import GlissadeMotion
import GlissadeTransitions

/// The driver of a sheet's transitions and of all its motions, which can be caught, reversed and
/// released at any time.
///
/// The *top* of the sheet is its position. It is a model value at every instant: a drag sets it, or
/// each frame does.
@MainActor final class SheetDriver: UIPercentDrivenInteractiveTransition {
  /// A motion of the sheet.
  enum Phase {
    case resting
    /// A pan drags the sheet. The position is that without resistance.
    case dragging(pull: CGFloat)
    /// The sheet moves by itself from an instant on, and holds the transaction in which it began.
    case settling(ReleaseMotion, start: TimeInterval, TransactionHold?)
    /// The transition moves the sheet.
    case following
  }

  /// A transition that the driver drives.
  struct Run {
    let isPresenting: Bool
    /// The top when the transition shows the sheet completely.
    let base: CGFloat
    /// The distance from there to the hidden place in points, greater than 0.
    let distance: CGFloat
    let carrier: UIView
    let fades: Bool
    let timing: any UITimingCurveProvider
  }

  unowned let sheet: UISheetPresentationController
  var phase = Phase.resting
  private(set) var run: Run?
  /// The displayed top of the sheet.
  var top: CGFloat = 0
  /// The velocity of the top in points per second, as the last frames have displayed it.
  private(set) var velocity: CGFloat = 0
  private var frames: CADisplayLink?
  /// The pan that drags the sheet.
  weak var activePan: UIPanGestureRecognizer?
  /// The drag in a scroll view, if that drags the sheet.
  var scrollDrag: SheetScrollDrag?
  /// A Boolean value that indicates whether the current drag may dismiss the sheet; `nil` until it
  /// has been asked for.
  var mayLeave: Bool?
  let pan = SheetPanGestureRecognizer()

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    wantsInteractiveStart = false
    pan.name = "sheet"
    pan.addTarget(self, action: Selector(SheetDriver.handlePan))
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
  }

  var layout: SheetLayout { sheet.layout }
  var dimming: UIView? { sheet.dimming }
  var isDragging: Bool { if case .dragging = phase { true } else { false } }
  /// A Boolean value that indicates whether the sheet moves by itself, so that a press catches it.
  var isMoving: Bool {
    switch phase {
    case .settling: true
    case .following: run?.fades == false
    case .resting, .dragging: false
    }
  }
  var now: TimeInterval { sheet.containerView?.window?.windowScene?.layerHost.now ?? 0 }

  // MARK: Transitions

  /// Begins a transition from where the sheet is displayed, or to its detent.
  func beginRun(isPresenting: Bool, fades: Bool) -> Run {
    let isInteractive = wantsInteractiveStart
    top = expectedTop
    if isPresenting { sheet.resolveLayout() }
    let base = base(isPresenting: isPresenting, isInteractive: isInteractive)
    let carrier = UIView()
    carrier.isUserInteractionEnabled = false
    let distance = max(layout.hidden - base, 1)
    let speed = isPresenting || isInteractive ? 0 : velocity / distance
    let run = Run(
      isPresenting: isPresenting, base: base, distance: distance, carrier: carrier, fades: fades,
      timing: fades
        ? UICubicTimingParameters(animationCurve: .easeInOut)
        : UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: speed, dy: speed)))
    self.run = run
    if !isInteractive {
      dropDrag()
      phase = .following
      if isPresenting { top = fades ? base : layout.hidden }
    }
    velocity = 0
    followFrames()
    return run
  }

  /// Returns the top when a transition that begins now shows the sheet completely. A dismissal by
  /// a drag begins at the lowest detent, wherever the pointer is by now.
  private func base(isPresenting: Bool, isInteractive: Bool) -> CGFloat {
    if isPresenting { return layout.stop(sheet.selectedDetentIdentifier).top }
    return isInteractive ? min(top, layout.lowestStop.top) : top
  }

  /// Ends the transition. The sheet goes to its detent if it is not there.
  func endRun() {
    guard let run else { return }
    top = expectedTop
    run.carrier.removeFromSuperview()
    self.run = nil
    if case .following = phase { phase = .resting }
    wantsInteractiveStart = false
  }

  /// Moves a sheet at rest, or on its way to another detent, to its detent.
  func moveToDetent(animated: Bool) {
    guard run == nil, !isDragging else { return }
    let target = layout.stop(sheet.selectedDetentIdentifier).top
    if animated, !UIAccessibility.isReduceMotionEnabled {
      top = expectedTop
      return settle(to: target, velocity: velocity)
    }
    phase = .resting
    top = target
    rest()
  }

  /// Puts the sheet at its detent when nothing moves it, or animates it there.
  func rest() {
    guard sheet.isShown else { return stopFrames() }
    guard case .resting = phase, run == nil else { return place() }
    let target = layout.stop(sheet.selectedDetentIdentifier).top
    if abs(target - top) > 0.001 { return settle(to: target, velocity: 0) }
    top = target
    velocity = 0
    place()
    stopFrames()
  }

  /// The release of the dragged sheet at this instant.
  override func releaseReading(of transition: Transition) -> ReleaseReading? {
    guard let run, let activePan, case .dragging(let pull) = phase else { return nil }
    let speed = ReleaseRule.limited(activePan.velocity(in: nil).y)
    let velocity = speed * layout.slope(at: pull, canLeave: mayLeave != false)
    return transition.reading(
      ReleaseRule(threshold: run.isPresenting ? 1 - threshold : threshold),
      distance: run.distance, velocity: run.isPresenting ? -velocity : velocity)
  }

  // MARK: Frames

  /// Shows the sheet, and what depends on it, at its top.
  func place() { sheet.place(at: top) }

  /// The top at the scene's current time, if nothing else happens.
  var expectedTop: CGFloat {
    switch phase {
    case .resting, .dragging: return top
    case .settling(let motion, let start, _): return motion.value(at: max(now - start, 0))
    case .following:
      guard let run, !run.fades else { return top }
      let gone = (run.carrier.layer.presentation() ?? run.carrier.layer).position.y
      let hidden = run.isPresenting ? run.distance - gone : gone
      return run.base + hidden * (layout.hidden - run.base) / run.distance
    }
  }

  func followFrames() {
    guard frames == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.frame(interval: link.duration)
    }
    link.add(to: .main, forMode: .common)
    frames = link
  }

  func stopFrames() {
    frames?.invalidate()
    frames = nil
  }

  private func frame(interval: TimeInterval) {
    let before = top
    step()
    if case .following = phase, interval > 0 { velocity = (top - before) / interval }
    if run == nil, case .resting = phase { rest() }
  }

  /// Moves the sheet to where it is at the current time.
  private func step() {
    switch phase {
    case .resting, .dragging: return
    case .following: top = expectedTop
    case .settling(let motion, let start, _):
      let time = max(now - start, 0)
      top = motion.value(at: time)
      velocity = motion.velocity(at: time)
      if motion.isSettled(at: time) { phase = .resting }
    }
    place()
  }

  /// Moves the sheet to a top by a spring that continues a velocity.
  func settle(to target: CGFloat, velocity: CGFloat) {
    let spring = HandOffSpring(velocity: velocity, distance: target - top)
    phase = .settling(spring.motion(from: top, to: target), start: now, CATransaction.hold())
    self.velocity = velocity
    followFrames()
  }

  /// Stops the sheet where it is, after its container has another size, and moves it to its place.
  func containerSizeChanged() {
    switch phase {
    case .dragging:
      phase = .dragging(pull: layout.pull(at: top, canLeave: mayLeave ?? false))
    case .settling, .resting:
      phase = .resting
      top = layout.stop(sheet.selectedDetentIdentifier).top
    case .following: top = expectedTop
    }
  }
}
