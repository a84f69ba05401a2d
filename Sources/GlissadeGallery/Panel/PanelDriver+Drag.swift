import UIKit

// What a finger does with the panel.
extension PanelDriver {
  /// Takes hold of the panel where it shows.
  func take(with pan: UIPanGestureRecognizer) {
    guard let panel, !isFading else { return }
    holder = pan
    stopSettling()
    if isUnderWay { pause() }
    grip = panel.room.grip(at: top)
    if isUnderWay, panel.offset != 0 { show(top) }
  }

  func move(by way: CGFloat) {
    guard let panel, let old = grip else { return }
    grip = old + way
    show(panel.room.top(pulledTo: old + way))
  }

  /// Puts the panel's top there: below its place by the transition, above it by its own offset.
  private func show(_ top: CGFloat) {
    guard let panel else { return }
    if !isUnderWay, top > panel.room.top(at: panel.room.lowest) { begin() }
    if isUnderWay {
      let hidden = min(max((top - place) / distance, 0), 1)
      update(direction == .presenting ? 1 - hidden : hidden)
      panel.offset = min(top - place, 0)
    } else {
      panel.offset = top - place
    }
  }

  /// The panel goes on by itself, as fast as the finger had it.
  func letGo(velocity: CGFloat) {
    guard panel != nil, grip != nil else { return }
    let velocity = handedOver(velocity)
    if velocity > 0 { leave() }
    (grip, holder) = (nil, nil)
    if isUnderWay { end(velocity: velocity) } else { settle(velocity: velocity) }
  }

  /// Past its highest place a panel is slower than the finger.
  private func handedOver(_ velocity: CGFloat) -> CGFloat {
    guard let panel, let grip else { return 0 }
    return Fling.handedOver(velocity) * panel.room.slope(at: grip)
  }

  /// From its lowest place on a panel is on its way out.
  func leave() {
    guard let panel, !isUnderWay, top >= panel.room.top(at: panel.room.lowest) else { return }
    begin()
  }

  private func begin() {
    guard let panel else { return }
    panel.detent = panel.room.lowest
    panel.lean(on: panel.room.top(at: panel.detent))
    start { panel.dismiss(animated: true) }
  }

  private func end(velocity: CGFloat) {
    let hides = hides(velocity: velocity)
    let way = (hides ? 1 - hidden : hidden) * distance
    let towards = hides ? velocity : -velocity
    timingCurve = HandOff.spring(relativeVelocity: way > 0 ? towards / way : 0)
    if isAbove { settle(velocity: velocity) }
    if hides == (direction == .dismissing) { finish() } else { cancel() }
  }

  /// Past half of its way out, as projected, the panel goes; else it comes back (SPEC 4.7).
  private func hides(velocity: CGFloat) -> Bool {
    !isAbove
      && Fling.finishes(
        progress: hidden, velocity: velocity, distance: distance,
        threshold: direction == .dismissing ? threshold : 1 - threshold)
  }

  private var isAbove: Bool { (panel?.offset ?? 0) < 0 }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard let panel, let holder, grip != nil else { return nil }
    let velocity = handedOver(holder.velocity(in: nil).y)
    guard isUnderWay else {
      let detent = panel.room.detent(nearest: top + Fling.reach(of: velocity))
      return Release(progress: 0, velocity: -velocity, outcome: .goes(to: "\(detent)"))
    }
    let leaves = direction == .dismissing
    return Release(
      progress: leaves ? hidden : 1 - hidden, velocity: leaves ? velocity : -velocity,
      outcome: hides(velocity: velocity) == leaves ? .finishes : .cancels)
  }
}

// Where the panel is. All in points of its container.
extension PanelDriver {
  var isUnderWay: Bool { panel?.transitionCoordinator != nil }
  var isMoving: Bool { !isFading && (isUnderWay || settling != nil) }

  /// With reduced motion a panel fades where it stands, and there is nothing to take hold of.
  var isFading: Bool {
    UIAccessibility.isReduceMotionEnabled
      && panel?.transitionCoordinator?.initiallyInteractive == false
  }

  /// The part of the way between its place and out of sight that is behind it, 0…1.
  var hidden: CGFloat {
    guard isUnderWay else { return 0 }
    return direction == .presenting ? 1 - percentComplete : percentComplete
  }

  /// Its top where the transition shows it whole.
  private var place: CGFloat { panel?.base ?? 0 }
  /// From there to out of sight; more than 0.
  var distance: CGFloat { max((panel?.room.hidden ?? 0) - place, 1) }
  /// Its top as it shows.
  var top: CGFloat { place + hidden * distance + (panel?.offset ?? 0) }
}

// Where it goes by itself.
extension PanelDriver {
  /// Less than this is no way to go, in points.
  private static let hair: CGFloat = 0.001

  /// To the detent nearest to where it would slide.
  func settle(velocity: CGFloat) {
    guard let panel else { return }
    let room = panel.room
    let top = top
    panel.detent = room.detent(nearest: top + Fling.reach(of: velocity))
    let target = room.top(at: panel.detent)
    guard abs(target - top) > Self.hair else { return rest() }
    let spring = HandOff.spring(relativeVelocity: velocity / (target - top))
    run(spring) { [place] in panel.offset = target - place }
  }

  private func run(_ spring: UISpringTimingParameters, _ change: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations(change)
    animator.addCompletion { [weak self] _ in
      self?.settling = nil
      self?.rest()
    }
    settling = animator
    animator.startAnimation()
  }

  /// Leaves the panel where it shows.
  func stopSettling() {
    guard let settling else { return }
    settling.stopAnimation(true)
    self.settling = nil
    if !isUnderWay { panel?.stay() }
  }

  /// When nothing moves any more, the panel stands at its detent, or goes there.
  func rest() {
    guard let panel, grip == nil, settling == nil else { return }
    let way = panel.room.top(at: panel.detent) - top
    if abs(way) > Self.hair { return settle(velocity: 0) }
    guard panel.isStray else { return panel.stand(at: panel.detent) }
    run(HandOff.spring(relativeVelocity: 0)) { panel.stand(at: panel.detent) }
  }

  /// The container has another size, and the panel stands where it belongs in it: so does the finger.
  func roomChanged() {
    guard let panel, grip != nil else { return }
    grip = panel.room.grip(at: top)
  }
}
