import UIKit

// The pan moves the panel.
extension PanelDriver {
  /// Begins to drag the panel from where it is displayed, unless another pan drags it.
  func beginDrag(with pan: UIPanGestureRecognizer) {
    guard let panel, !isFading, dragPosition == nil else { return }
    activePan = pan
    stopSettling()
    if isTransitioning { pause() }
    dragPosition = panel.layout.dragPosition(at: top)
    if isTransitioning, panel.offset != 0 { show(top) }
  }

  func move(by distance: CGFloat) {
    guard let panel, let old = dragPosition else { return }
    dragPosition = old + distance
    show(panel.layout.top(pulledTo: old + distance))
  }

  /// Moves the panel's top: below its place through the transition, above it through its own
  /// offset.
  private func show(_ top: CGFloat) {
    guard let panel else { return }
    if !isTransitioning, top > panel.layout.top(at: panel.layout.lowest) { begin() }
    if isTransitioning {
      let hidden = min(max((top - place) / distance, 0), 1)
      update(direction == .presenting ? 1 - hidden : hidden)
      panel.offset = min(top - place, 0)
    } else {
      panel.offset = top - place
    }
  }

  /// Releases the panel, which continues with the pan's velocity.
  func endDrag(velocity: CGFloat) {
    guard panel != nil, dragPosition != nil else { return }
    let velocity = panelVelocity(for: velocity)
    if velocity > 0 { beginDismissalIfLowest() }
    dragPosition = nil
    activePan = nil
    if isTransitioning { end(velocity: velocity) } else { settle(velocity: velocity) }
  }

  /// Returns the panel's velocity for a pan's. Beyond its highest place the panel is slower than
  /// the pan.
  private func panelVelocity(for velocity: CGFloat) -> CGFloat {
    guard let panel, let dragPosition else { return 0 }
    return ReleaseRule.limited(velocity) * panel.layout.slope(at: dragPosition)
  }

  /// Begins the dismissal of a panel at or below its lowest place.
  func beginDismissalIfLowest() {
    guard let panel, !isTransitioning, top >= panel.layout.top(at: panel.layout.lowest) else {
      return
    }
    begin()
  }

  private func begin() {
    guard let panel else { return }
    panel.detent = panel.layout.lowest
    panel.setBase(panel.layout.top(at: panel.detent))
    start { panel.dismiss(animated: true) }
  }

  private func end(velocity: CGFloat) {
    let decision = decision(velocity: velocity)
    timingCurve = UISpringTimingParameters(decision.spring)
    if isAbove { settle(velocity: velocity) }
    let hides = decision.outcome == .finishes
    if hides == (direction == .dismissing) { finish() } else { cancel() }
  }

  /// Returns the decision about hiding the panel: it hides if it would coast past the threshold of
  /// the distance to its hidden place (4.7). One above its highest place never does.
  private func decision(velocity: CGFloat) -> ReleaseRule.Decision {
    let own = direction == .dismissing ? threshold : 1 - threshold
    let rule = ReleaseRule(threshold: isAbove ? .infinity : own)
    return rule.decision(progress: hidden, velocity: velocity, distance: distance)
  }

  private var isAbove: Bool { (panel?.offset ?? 0) < 0 }

  /// The release of the panel at this instant; `nil` while it is not dragged.
  var currentRelease: Release? {
    guard let panel, let activePan, dragPosition != nil else { return nil }
    let velocity = panelVelocity(for: activePan.velocity(in: nil).y)
    guard isTransitioning else {
      let detent = panel.layout.detent(nearest: top + project(ReleaseRule.decisive(velocity)))
      return Release(progress: 0, velocity: -velocity, outcome: .goes(to: "\(detent)"))
    }
    let leaves = direction == .dismissing
    let hides = decision(velocity: velocity).outcome == .finishes
    return Release(
      progress: leaves ? hidden : 1 - hidden, velocity: leaves ? velocity : -velocity,
      outcome: hides == leaves ? .finishes : .cancels)
  }
}

// The position of the panel, in points of its container.
extension PanelDriver {
  var isTransitioning: Bool { panel?.transitionCoordinator != nil }
  var isMoving: Bool { !isFading && (isTransitioning || settling != nil) }

  /// With reduced motion a panel fades without moving, and cannot be dragged.
  var isFading: Bool {
    UIAccessibility.isReduceMotionEnabled
      && panel?.transitionCoordinator?.initiallyInteractive == false
  }

  /// The completed fraction of the distance from its place to its hidden place, 0…1.
  var hidden: CGFloat {
    guard isTransitioning else { return 0 }
    return direction == .presenting ? 1 - percentComplete : percentComplete
  }

  /// The top of the panel when the transition shows it completely.
  private var place: CGFloat { panel?.base ?? 0 }
  /// The distance from that place to the hidden place in points, greater than 0.
  var distance: CGFloat { max((panel?.layout.hidden ?? 0) - place, 1) }
  /// The displayed top of the panel.
  var top: CGFloat { place + hidden * distance + (panel?.offset ?? 0) }
}

// The panel moves by itself.
extension PanelDriver {
  /// The distance below which the panel counts as at its place, in points.
  private static let tolerance: CGFloat = 0.001

  /// Moves the panel to the detent nearest to where it would coast.
  func settle(velocity: CGFloat) {
    guard let panel else { return }
    let layout = panel.layout
    let top = top
    panel.detent = layout.detent(nearest: top + project(ReleaseRule.decisive(velocity)))
    let target = layout.top(at: panel.detent)
    guard abs(target - top) > Self.tolerance else {
      // A transition places the panel until it ends.
      if !isTransitioning { rest() }
      return
    }
    run(HandOffSpring(velocity: velocity, distance: target - top)) { [place] in
      panel.offset = target - place
    }
  }

  private func run(_ spring: HandOffSpring, _ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(spring))
    animator.addAnimations(change)
    animator.addCompletion { [weak self] _ in
      self?.settling = nil
      self?.rest()
    }
    settling = animator
    animator.startAnimation()
  }

  /// Stops the panel where it is displayed.
  func stopSettling() {
    guard let settling else { return }
    settling.stopAnimation(true)
    self.settling = nil
    if !isTransitioning { panel?.resetBase() }
  }

  /// Puts the panel at its detent when nothing moves it, or animates it there.
  func rest() {
    guard let panel, dragPosition == nil, settling == nil else { return }
    let remaining = panel.layout.top(at: panel.detent) - top
    if abs(remaining) > Self.tolerance { return settle(velocity: 0) }
    guard panel.isMisplaced else { return panel.place(at: panel.detent) }
    run(HandOffSpring()) { panel.place(at: panel.detent) }
  }

  /// Updates the drag position after a change of the container's size, because the panel has moved
  /// to its place in the new size.
  func containerSizeChanged() {
    guard let panel, dragPosition != nil else { return }
    dragPosition = panel.layout.dragPosition(at: top)
  }
}
