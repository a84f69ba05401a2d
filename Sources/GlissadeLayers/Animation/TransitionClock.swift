import Foundation

/// The clock of one transition. It runs by itself, stands where a driver holds it, or runs to an end
/// that a driver chose.
@MainActor package final class TransitionClock: AnimationClock {
  /// What moves the offset. Times are those of the base layer.
  package enum Course {
    case running(since: TimeInterval)
    case held(at: TimeInterval)
    case completing(Completion)
    case ended(at: TimeInterval)
  }

  /// A run from one offset to another along a curve.
  package struct Completion {
    package var start: TimeInterval
    package var from: TimeInterval
    package var to: TimeInterval
    package var duration: TimeInterval
    package var curve: TimingCurve
    package var isCancel: Bool

    func offset(at time: TimeInterval) -> TimeInterval {
      from + (to - from) * curve.progress(at: time - start, duration: duration)
    }
    /// A microsecond of grace, as for animations.
    func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-6 }
  }

  package private(set) var course: Course
  private var hasBeenHeld = false
  /// Clocks of the property animators that were started for this transition.
  private var children: [AnimatorClock] = []
  private var onEnd: (@MainActor (_ finished: Bool) -> Void)?

  /// A clock that runs from now on.
  package override init(host: LayerHost, base: CALayer?) {
    course = .running(since: base?.localTime(at: host.now) ?? host.now)
    super.init(host: host, base: base)
  }

  // MARK: Driving

  override func offset(at now: TimeInterval) -> TimeInterval {
    if assumesStart { return 0 }
    let time = time(at: now)
    return switch course {
    case .running(let since): time - since
    case .held(let offset), .ended(let offset): offset
    case .completing(let completion): completion.offset(at: time)
    }
  }

  /// Seconds of offset per second of the host, as it runs by itself; 0 where it is held.
  package var velocity: Double {
    let step = 1e-5
    return (offset(at: now + step) - offset(at: now)) / step
  }

  package override var isLinear: Bool { hasBeenHeld }

  override var isDriven: Bool {
    switch course {
    case .held, .completing: true
    case .running, .ended: false
    }
  }

  package override var isMoving: Bool {
    switch course {
    case .running: super.isMoving || children.contains { $0.isMoving }
    case .completing: timePasses
    case .held, .ended: false
    }
  }

  override var timePasses: Bool {
    switch course {
    case .running, .completing: super.timePasses
    case .held, .ended: false
    }
  }

  /// Stands at `offset` seconds; animations run straight from now on.
  package func hold(at offset: TimeInterval) {
    if case .ended = course { return }
    course = .held(at: offset)
    hasBeenHeld = true
    markDirty()
  }

  /// Runs from where it stands to `end` in `duration` seconds along `curve`; then values are final
  /// (or, on cancel, back where they started), completions have run, and `onEnd` is called.
  package func complete(
    to end: TimeInterval, duration: TimeInterval, curve: TimingCurve, isCancel: Bool,
    onEnd: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    if isCancel { allRecords.forEach { $0.prepareReturn(clock: self) } }
    course = .completing(
      Completion(
        start: time(at: now), from: offset, to: end, duration: duration, curve: curve,
        isCancel: isCancel))
    self.onEnd = onEnd
    markDirty()
  }

  /// Lets go of what is left: properties are final, or back where they started; animations and
  /// animators that survive go on in their layers' time.
  package func release(restoringStart: Bool) {
    let offset = offset
    settleRecords(restoringStart: restoringStart)
    let companions = children
    children = []
    for child in companions {
      restoringStart ? child.cutShort() : child.leaveTransition()
    }
    for animation in takeAttached() {
      // What leads to an end that was taken back would only show it once more.
      if restoringStart {
        animation.layer?.stop(animation, finished: false, leavesNothing: true)
      } else {
        animation.rebase(at: now)
      }
    }
    course = .ended(at: offset)
    host?.remove(self)
    takeBlocks().filter(\.isOver).forEach { host?.schedule($0) }
  }

  override func returned(at now: TimeInterval) -> Double {
    guard case .completing(let completion) = course, completion.isCancel else { return 0 }
    guard completion.from != completion.to else { return 1 }
    return (completion.from - offset(at: now)) / (completion.from - completion.to)
  }

  override func step(at now: TimeInterval) {
    guard case .completing(let completion) = course, completion.isOver(at: time(at: now))
    else { return }
    let finished = !completion.isCancel
    let ending = children.filter { !finished || $0.isOver(atTransitionTime: completion.to) }
    let surviving = children.filter { child in !ending.contains { $0 === child } }
    children = []
    for clock in ending + [self] { clock.settleRecords(restoringStart: !finished) }
    stopAnimations(finished: finished, at: completion.to)
    ending.forEach { $0.stopAnimations(finished: finished) }
    surviving.forEach { $0.leaveTransition() }
    course = .ended(at: completion.to)
    for block in takeBlocks() where block.isOver { block.complete(finished: finished) }
    ending.forEach { $0.tellEnd(at: finished ? .end : .start) }
    let end = onEnd
    onEnd = nil
    end?(finished)
  }

  private func stopAnimations(finished: Bool, at end: TimeInterval) {
    for animation in takeAttached() {
      if !finished || animation.isOver(atTime: end) {
        animation.layer?.stop(animation, finished: finished, leavesNothing: !finished)
      } else {
        animation.rebase(at: now)
      }
    }
  }

  // MARK: Animators' clocks

  func add(_ child: AnimatorClock) { children.append(child) }
  func remove(_ child: AnimatorClock) { children.removeAll { $0 === child } }

  private var allRecords: [ClockRecord] { records + children.flatMap(\.records) }

  package override var leadingTiming: AnimationBlock.Timing? {
    super.leadingTiming ?? children.lazy.compactMap(\.leadingTiming).first
  }

  package override var hasAnimations: Bool {
    super.hasAnimations || children.contains { $0.hasAnimations }
  }

  override func markDirty() {
    super.markDirty()
    children.forEach { $0.markDirty() }
  }
}
