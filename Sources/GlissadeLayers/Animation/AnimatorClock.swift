import Foundation

/// The clock of one run of a property animator, from its activation until it is inactive or
/// stopped.
///
/// The host owns it, and it keeps its animator alive only while it runs (decision 15). The clock of
/// an animator that is started in a transition runs in the transition's time, so that the
/// transition's driver moves it (E-04).
@MainActor package final class AnimatorClock: AnimationClock {
  /// The values of the properties at the end.
  package enum Position { case end, start, current }

  package private(set) var timeline: AnimatorTimeline
  /// The duration of the curve in the seconds of its animations; it is above 0 even if the animator
  /// takes no time.
  package let span: TimeInterval
  private weak var transition: TransitionClock?
  /// A Boolean value that indicates whether a transition follows this clock, so that values that
  /// are written meanwhile are not visible (D-05).
  package var playsTransition = false
  /// A Boolean value that indicates whether touches hit its views at their targets rather than at
  /// their visible positions (F-20).
  package var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether its views receive touches.
  package var isUserInteractionEnabled = true
  /// A closure that is called at the end of a run. The animator then calls `finish` or `hold`.
  package var onArrival: ((Position) -> Void)?
  /// A closure that is called when its transition has ended it with final values. It calls
  /// `finish`.
  package var onCut: ((Position) -> Void)?
  /// The object that is kept alive while the clock runs.
  private var runner: AnyObject?
  private var keepsStraight = false
  /// The progress at the last reversal.
  private var turn: Double?
  /// The end that the transition reached, to be reported in the next step.
  private var cut: Position?

  /// Creates a paused clock at its start. Set its base when the animated layers are known.
  package init(host: LayerHost, duration: TimeInterval, curve: PlanarCurve) {
    timeline = AnimatorTimeline(duration: duration, curve: curve)
    span = duration > 0 ? duration : 1e-3
    let outer = AnimationClock.current?.root as? TransitionClock
    transition = outer?.adoptsAnimators ?? false ? outer : nil
    super.init(host: host, base: nil)
    transition?.add(self)
  }

  /// Sets the base to the first animated layer, or to the transition that adopts animations there.
  package func findBase() {
    base = attached.first?.layer
    guard transition == nil, let base, let claimant = host?.claimant(of: base) else { return }
    transition = claimant
    claimant.add(self)
  }

  override func dismantle() {
    super.dismantle()
    detach()
  }

  // MARK: Time

  override func time(at now: TimeInterval) -> TimeInterval {
    transition?.offset(at: now) ?? super.time(at: now)
  }
  private var time: TimeInterval { time(at: now) }

  override func offset(at now: TimeInterval) -> TimeInterval {
    assumesStart ? 0 : timeline.timeFraction(at: time(at: now), straight: isLinear) * span
  }

  override func progress(at now: TimeInterval) -> PlanarProgress? {
    assumesStart ? .zero : timeline.progress(at: time(at: now), straight: isLinear)
  }

  /// The visible progress, 0 at the start in either direction.
  package var progress: Double { progress(at: now)?.main ?? 0 }
  package var timeFraction: Double { offset / span }

  /// The remaining seconds of the curve.
  package var remaining: TimeInterval { timeline.remaining(at: time) }

  /// The time from the start of its first animation to its end, in the time in which it runs; `nil`
  /// while it does not run, or moves nothing.
  var activeSpan: ClosedRange<TimeInterval>? {
    let begins = attached.map(\.beginTime)
    guard let run = timeline.runSpan, let first = begins.min() else { return nil }
    // Only a run from the very start waits for a delayed animation.
    let wait = timeline.timeFraction(at: run.lowerBound) == 0 ? max(0, first) / span : 0
    return run.lowerBound + min(wait, 1) * (run.upperBound - run.lowerBound)...run.upperBound
  }

  /// The progress per second of the host, towards the end; 0 while it is paused.
  package var velocity: Double {
    let step = 1e-5
    return ((progress(at: now + step)?.main ?? 0) - progress) / step
  }

  package override var isLinear: Bool { keepsStraight || transition?.isLinear ?? false }
  override var isDriven: Bool { true }
  override var root: AnimationClock { transition ?? self }
  package override var isMoving: Bool { cut != nil || timeline.isRunning && timePasses }
  override var timePasses: Bool { transition?.timePasses ?? super.timePasses }

  override func coversClock(_ animation: AttachedAnimation) -> Bool {
    animation.animation is any ChangeAnimation && animation.beginTime == 0
      && animation.block?.timing
        == AnimationBlock.Timing(
          duration: span, curve: timeline.curve.main, axes: timeline.curve.axes)
  }

  // MARK: Commands

  package func pause() {
    timeline.pause(at: time, straight: isLinear)
    moved()
  }

  package func hold(atEnd: Bool) {
    timeline.hold(atEnd: atEnd)
    moved()
  }

  package func scrub(to fraction: Double, linearly: Bool) {
    if timeline.isRunning { pause() }
    timeline.scrub(to: fraction, linearly: linearly, at: time)
    moved()
  }

  /// Starts or continues the clock; `runner` is kept until it is paused. See
  /// `AnimatorTimeline.run`.
  package func run(
    keeping runner: AnyObject, delay: TimeInterval = 0, in seconds: TimeInterval? = nil,
    timing: PlanarCurve? = nil
  ) {
    if timeline.isRunning { pause() }
    timeline.run(at: time, delay: delay, in: seconds, timing: timing)
    moved()
    self.runner = runner
  }

  package func setReversed(_ reversed: Bool) {
    if timeline.isRunning, isLinear {
      let runner = runner
      timeline.pause(at: time, straight: true)
      timeline.setReversed(reversed, at: time)
      timeline.run(at: time)
      self.runner = runner
    } else {
      timeline.setReversed(reversed, at: time)
    }
    if reversed { turnBack() }
    markDirty()
  }

  package func fraction(linearly: Bool) -> Double {
    guard isLinear, timeline.isRunning else {
      return timeline.fraction(at: time, linearly: linearly)
    }
    return timeline.isReversed ? 1 - progress : progress
  }

  private func moved() {
    if !timeline.isRunning { runner = nil }
    markDirty()
  }

  private func turnBack() {
    guard progress >= turn ?? -.infinity else { return }
    records.forEach { $0.prepareReturn(clock: self) }
    turn = progress
  }

  override func returned(at now: TimeInterval) -> Double {
    if let transition, transition.isDriven { return transition.returned(at: now) }
    guard let turn, let progress = progress(at: now)?.main else { return 0 }
    guard turn > 0 else { return 1 }
    return min(max((turn - progress) / turn, 0), 1)
  }

  // MARK: Ending

  override func step(at now: TimeInterval) {
    if let cut { return notifyEnd(at: cut) }
    guard transition?.isDriven != true, timeline.isOver(at: time(at: now)) else { return }
    onArrival?(timeline.isReversed ? .start : .end)
  }

  /// Ends the clock: values are final, or those of the start. A notification by `restoration` and
  /// `notifyBlocks` must follow.
  package func finish(at position: Position, in restoration: Restoration) {
    settleRecords(restoringStart: position == .start, in: restoration)
    restoration.write()
    stopAnimations(finished: position == .end)
    detach()
  }

  /// Calls the completions of blocks within the animator's.
  package func notifyBlocks(finished: Bool) {
    for block in takeBlocks() where block.isOver { block.complete(finished: finished) }
  }

  /// Stops the clock: model values become the visible ones (G-02). A notification by
  /// `restoration` and `notifyBlocks` must follow.
  ///
  /// - Returns: The values of both ends.
  package func stop(in restoration: Restoration) -> AnimatorResidue {
    let open = records.filter(\.isOpen)
    let shown = open.map { $0.layer.presentationValues[$0.key] }
    let residue = AnimatorResidue(open, undoes: takeUndoes())
    stopAnimations(finished: false)
    for (record, value) in zip(open, shown) { record.bake(value, in: restoration) }
    settleRecords(restoringStart: false, in: restoration)
    restoration.write()
    detach()
    return residue
  }

  /// Releases the animated layers, whose animations run to their ends, because the animator is
  /// gone.
  package func abandon() {
    let restoration = Restoration()
    settleRecords(restoringStart: false, in: restoration)
    restoration.write()
    takeAttached().forEach { $0.rebase(at: now) }
    detach()
    restoration.notify()
    takeBlocks().filter(\.isOver).forEach { host?.schedule($0) }
  }

  private func detach() {
    host?.remove(self)
    transition?.remove(self)
    // An animator that is released with this clock accesses it once more.
    let last = (onArrival, onCut, runner)
    (transition, onArrival, onCut, runner) = (nil, nil, nil, nil)
    withExtendedLifetime(last) {}
  }

  /// Ends the animations. Later animations of other code continue in their layers' time, because
  /// removing them would be visible.
  func stopAnimations(finished: Bool) {
    let lost = records.filter { !$0.isOpen }
    for animation in takeAttached() {
      let key = animation.animation.key
      if !finished, lost.contains(where: { $0.layer === animation.layer && $0.key == key }) {
        animation.rebase(at: now)
      } else {
        animation.layer?.stop(animation, finished: finished, leavesNothing: !finished)
      }
    }
  }
}

// Calls of its transition.
extension AnimatorClock {
  func isOver(atTransitionTime time: TimeInterval) -> Bool { timeline.isOver(at: time) }

  /// Leaves the transition and continues, linearly if it was linear.
  func leaveTransition() {
    let then = time
    keepsStraight = isLinear
    transition = nil
    timeline.shift(by: time - then)
  }

  /// Ends the clock early, because the transition has reverted everything, records included.
  func cutShort() {
    stopAnimations(finished: false)
    leaveTransition()
    cut = .start
  }

  func notifyEnd(at position: Position) {
    cut = nil
    if let onCut { return onCut(position) }
    let restoration = Restoration()
    finish(at: position, in: restoration)
    restoration.notify()
    notifyBlocks(finished: position == .end)
  }
}
