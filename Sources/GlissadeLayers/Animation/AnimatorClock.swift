import Foundation

/// The clock of one run of a property animator, from its activation until it is inactive or
/// stopped.
///
/// The host owns the clock. The clock keeps its animator alive only while it runs (decision 15).
/// The clock of an animator that is started in a transition runs in the transition's time, so that
/// the transition's driver moves it (E-04).
@MainActor package final class AnimatorClock: AnimationClock {
  /// The choice of the values that properties have after the end of an animator.
  package enum Position { case end, start, current }

  package private(set) var timeline: AnimatorTimeline
  /// The duration of the curve in the time of the clock's animations, in seconds. It is above 0
  /// even if the animator's duration is 0.
  package let span: TimeInterval
  private weak var transition: TransitionClock?
  /// A Boolean value that indicates whether a transition follows this clock, so that values written
  /// during the run are not visible (D-05).
  package var playsTransition = false
  /// A Boolean value that indicates whether touches hit the animated views at their targets rather
  /// than at their visible positions (F-20).
  package var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animated views receive touches.
  package var isUserInteractionEnabled = true
  /// A closure that the clock calls at the end of a run, so that the animator calls `finish` or
  /// `hold`.
  package var onArrival: ((Position) -> Void)?
  /// A closure that the clock calls, instead of `finish`, after its transition has ended it. The
  /// closure must call `finish`.
  package var onCut: ((Position) -> Void)?
  /// The object that the clock keeps alive while it runs: the animator.
  private var runner: AnyObject?
  private var keepsStraight = false
  /// The progress at the last reversal, or `nil` before the first.
  private var turn: Double?
  /// The end at which the transition has ended this clock, until the next step notifies the
  /// animator; otherwise `nil`.
  private var cut: Position?

  /// Creates a clock that is paused at its start. Call `findBase` after the animations were added.
  package init(host: LayerHost, duration: TimeInterval, curve: PlanarCurve) {
    timeline = AnimatorTimeline(duration: duration, curve: curve)
    span = duration > 0 ? duration : 1e-3
    let outer = AnimationClock.current?.root as? TransitionClock
    transition = outer?.adoptsAnimators ?? false ? outer : nil
    super.init(host: host, base: nil)
    transition?.add(self)
  }

  /// Sets the base to the first animated layer, and joins the transition that adopts animations on
  /// this layer, if any.
  package func findBase() {
    base = attached.first?.layer
    guard transition == nil, let base, let claimant = host?.claimant(of: base) else { return }
    transition = claimant
    claimant.add(self)
  }

  override var run: (curve: TimingCurve, duration: TimeInterval)? {
    transition?.run ?? timeline.run
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

  /// The visible progress, which is 0 at the start, also while the clock is reversed.
  package var progress: Double { progress(at: now)?.main ?? 0 }
  package var timeFraction: Double { offset / span }

  /// The remaining time of the curve, in seconds.
  package var remaining: TimeInterval { timeline.remaining(at: time) }

  /// The time from the start of the clock's first animation to the end of the clock, in the time in
  /// which it runs; `nil` while the clock is paused or has no animations.
  var activeSpan: ClosedRange<TimeInterval>? {
    let begins = attached.map(\.beginTime)
    guard let run = timeline.runSpan, let first = begins.min() else { return nil }
    // Only a run from the very start waits for a delayed animation.
    let wait = timeline.timeFraction(at: run.lowerBound) == 0 ? max(0, first) / span : 0
    return run.lowerBound + min(wait, 1) * (run.upperBound - run.lowerBound)...run.upperBound
  }

  /// The progress per second of the host's time, positive towards the end; 0 while the clock is
  /// paused.
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

  /// Starts or continues the clock, and keeps `runner` alive until the clock is paused. See
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

  /// Ends the clock: model values become final, or are restored if `position` is the start. The
  /// caller must then call `restoration.notify` and `notifyBlocks`.
  package func finish(at position: Position, in restoration: Restoration) {
    settleRecords(restoringStart: position == .start, in: restoration)
    restoration.write()
    stopAnimations(finished: position == .end)
    detach()
  }

  /// Calls the completions of the ended blocks that were nested in the animator's blocks.
  package func notifyBlocks(finished: Bool) {
    for block in takeBlocks() where block.isOver { block.complete(finished: finished) }
  }

  /// Stops the clock: model values are set to the visible values (G-02). The caller must then call
  /// `restoration.notify` and `notifyBlocks`.
  ///
  /// - Returns: The values of the animated properties at both ends.
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

  /// Releases the animated layers after the animator was deallocated. The animations continue to
  /// their ends.
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
    // The animator may be deallocated with these closures and then accesses this clock.
    let last = (onArrival, onCut, runner)
    (transition, onArrival, onCut, runner) = (nil, nil, nil, nil)
    withExtendedLifetime(last) {}
  }

  /// Ends the animations of the clock. If `finished` is `false`, animations of properties whose
  /// record is no longer the layer's current one continue in their layers' time, because their
  /// removal would be visible.
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

// Methods that the clock's transition calls.
extension AnimatorClock {
  func isOver(atTransitionTime time: TimeInterval) -> Bool { timeline.isOver(at: time) }

  /// Leaves the transition and continues on its own, linearly if the transition was linear.
  func leaveTransition() {
    let then = time
    keepsStraight = isLinear
    transition = nil
    timeline.shift(by: time - then)
  }

  /// Ends the clock early, after the transition has reverted all changes and removed the records.
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
