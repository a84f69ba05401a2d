import Foundation

/// The clock of one run of a property animator, from the moment it becomes active until it is
/// inactive or stopped.
///
/// The host owns it, whether it runs or stands; it keeps its animator alive only while it runs
/// (DESIGN 3.15). One that is started for a transition runs in the transition's time, so that the
/// transition's driver moves it along (E-04).
@MainActor package final class AnimatorClock: AnimationClock {
  /// Which values a property is left with.
  package enum Position { case end, start, current }

  package private(set) var course: AnimatorCourse
  /// Of the curve, in the seconds of its animations; above 0 also where it takes no time.
  package let span: TimeInterval
  private weak var transition: TransitionClock?
  /// Whether it is what a transition goes by, so that what is written over it meanwhile does not show
  /// (D-05).
  package var playsTransition = false
  /// Whether touches find what it moves at its target rather than where it shows (F-20).
  package var isManualHitTestingEnabled = false
  /// Whether what it moves takes touches at all.
  package var isUserInteractionEnabled = true
  /// A run has come to its end. What is to become of it is the animator's to say: `finish` or `hold`.
  package var onArrival: ((Position) -> Void)?
  /// Its transition has ended it; values are what they are to be. `finish` it.
  package var onCut: ((Position) -> Void)?
  /// Kept while it runs.
  private var runner: AnyObject?
  private var keepsStraight = false
  /// How far it had come when it turned back.
  private var turn: Double?
  /// An end that the transition came to, to be told in the next step.
  private var cut: Position?

  /// A clock that stands at its start. Give it a base once it is known what it moves.
  package init(host: LayerHost, duration: TimeInterval, curve: PlanarCurve) {
    course = AnimatorCourse(duration: duration, curve: curve)
    span = duration > 0 ? duration : 1e-3
    let outer = AnimationClock.current?.root as? TransitionClock
    transition = outer?.adoptsAnimators ?? false ? outer : nil
    super.init(host: host, base: nil)
    transition?.add(self)
  }

  /// Runs in the time of the first layer that it moves, or in that of a transition that takes what is
  /// animated there.
  package func findBase() {
    base = attached.first?.layer
    guard transition == nil, let base, let claimant = host?.claimant(of: base) else { return }
    transition = claimant
    claimant.add(self)
  }

  override func dismantle() {
    super.dismantle()
    letGo()
  }

  // MARK: Time

  override func time(at now: TimeInterval) -> TimeInterval {
    transition?.offset(at: now) ?? super.time(at: now)
  }
  private var time: TimeInterval { time(at: now) }

  override func offset(at now: TimeInterval) -> TimeInterval {
    assumesStart ? 0 : course.timeFraction(at: time(at: now), straight: isLinear) * span
  }

  override func progress(at now: TimeInterval) -> PlanarProgress? {
    assumesStart ? .zero : course.progress(at: time(at: now), straight: isLinear)
  }

  /// What is shown of the way, 0 at the start whatever the direction.
  package var progress: Double { progress(at: now)?.main ?? 0 }
  package var timeFraction: Double { offset / span }

  /// Seconds that the rest of the curve takes.
  package var remaining: TimeInterval { course.remaining(at: time) }

  /// Progress per second of the host, towards the end; 0 where it stands.
  package var velocity: Double {
    let step = 1e-5
    return ((progress(at: now + step)?.main ?? 0) - progress) / step
  }

  package override var isLinear: Bool { keepsStraight || transition?.isLinear ?? false }
  override var isDriven: Bool { true }
  override var root: AnimationClock { transition ?? self }
  package override var isMoving: Bool { cut != nil || course.isRunning && timePasses }
  override var timePasses: Bool { transition?.timePasses ?? super.timePasses }

  override func goesWholeWay(_ animation: AttachedAnimation) -> Bool {
    animation.animation is any ChangeAnimation && animation.beginTime == 0
      && animation.block?.timing
        == AnimationBlock.Timing(
          duration: span, curve: course.curve.main, axes: course.curve.axes)
  }

  // MARK: Moving it

  package func pause() {
    course.pause(at: time, straight: isLinear)
    moved()
  }

  package func hold(atEnd: Bool) {
    course.hold(atEnd: atEnd)
    moved()
  }

  package func scrub(to fraction: Double, linearly: Bool) {
    if course.isRunning { pause() }
    course.scrub(to: fraction, linearly: linearly, at: time)
    moved()
  }

  /// Runs on; `runner` is kept until it stands again. See `AnimatorCourse.run`.
  package func run(
    keeping runner: AnyObject, delay: TimeInterval = 0, in seconds: TimeInterval? = nil,
    timing: PlanarCurve? = nil
  ) {
    if course.isRunning { pause() }
    course.run(at: time, delay: delay, in: seconds, timing: timing)
    moved()
    self.runner = runner
  }

  package func setReversed(_ reversed: Bool) {
    if course.isRunning, isLinear {
      let runner = runner
      course.pause(at: time, straight: true)
      course.setReversed(reversed, at: time)
      course.run(at: time)
      self.runner = runner
    } else {
      course.setReversed(reversed, at: time)
    }
    if reversed { turnBack() }
    markDirty()
  }

  package func fraction(linearly: Bool) -> Double {
    guard isLinear, course.isRunning else { return course.fraction(at: time, linearly: linearly) }
    return course.isReversed ? 1 - progress : progress
  }

  private func moved() {
    if !course.isRunning { runner = nil }
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
    if let cut { return tellEnd(at: cut) }
    guard transition?.isDriven != true, course.isOver(at: time(at: now)) else { return }
    onArrival?(course.isReversed ? .start : .end)
  }

  /// Ends it for good: values are final, or back where they started. `tellBlocks` is to follow.
  package func finish(at position: Position) {
    settleRecords(restoringStart: position == .start)
    stopAnimations(finished: position == .end)
    letGo()
  }

  /// Runs the completions of blocks within the animator's.
  package func tellBlocks(finished: Bool) {
    for block in takeBlocks() where block.isOver { block.complete(finished: finished) }
  }

  /// Ends it where it stands: model values become what shows (G-02). The result knows both ends.
  /// `tellBlocks` is to follow.
  package func stop() -> AnimatorResidue {
    let open = records.filter(\.isOpen)
    let shown = open.map { $0.layer.presentationValues[$0.key] }
    let residue = AnimatorResidue(open)
    stopAnimations(finished: false)
    for (record, value) in zip(open, shown) { record.bake(value) }
    settleRecords(restoringStart: false)
    letGo()
    return residue
  }

  /// Lets go of what it moves, which runs on to its end: nobody is left to ask it for anything.
  package func abandon() {
    settleRecords(restoringStart: false)
    takeAttached().forEach { $0.rebase(at: now) }
    letGo()
    takeBlocks().filter(\.isOver).forEach { host?.schedule($0) }
  }

  private func letGo() {
    host?.remove(self)
    transition?.remove(self)
    // An animator that goes with this looks in here once more.
    let last = (onArrival, onCut, runner)
    (transition, onArrival, onCut, runner) = (nil, nil, nil, nil)
    withExtendedLifetime(last) {}
  }

  /// What somebody else has animated since runs on in its layer's time: to take it away would show.
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

// What its transition does with it.
extension AnimatorClock {
  func isOver(atTransitionTime time: TimeInterval) -> Bool { course.isOver(at: time) }

  /// Goes on by itself, as straight as it went.
  func leaveTransition() {
    let then = time
    keepsStraight = isLinear
    transition = nil
    course.shift(by: time - then)
  }

  /// The transition has taken everything back before its time.
  func cutShort() {
    settleRecords(restoringStart: true)
    stopAnimations(finished: false)
    leaveTransition()
    cut = .start
  }

  func tellEnd(at position: Position) {
    cut = nil
    if let onCut { return onCut(position) }
    finish(at: position)
    tellBlocks(finished: position == .end)
  }
}
