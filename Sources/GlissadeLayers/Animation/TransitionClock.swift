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
  /// The offset at which the transition ends, once a driver has said so.
  private(set) var length: TimeInterval = .infinity
  /// Where a cancel began to bring records back, and how far (0…1) they were; nil before the first.
  private var wayBack: (offset: TimeInterval, weight: Double)?
  /// Clocks of the property animators that were started for this transition.
  private var children: [AnimatorClock] = []
  private(set) var adoptsAnimators = true
  private var onEnd: ((_ finished: Bool) -> Void)?

  /// A clock that runs from now on.
  package override init(host: LayerHost, base: CALayer?) {
    course = .running(since: base?.localTime(at: host.now) ?? host.now)
    super.init(host: host, base: base)
  }

  /// Runs `body`, whose plain animations follow this clock while its property animators go by
  /// themselves: the transition is about to follow one of them.
  @discardableResult package func performWithoutAdopting<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    adoptsAnimators = false
    defer { adoptsAnimators = true }
    return try perform(body)
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

  /// Where what is shown stands on the straight course on which it would be scrubbed: the animation
  /// that goes on longest counts. Seconds.
  package var liveOffset: TimeInterval { liveOffset(at: now) }

  private func liveOffset(at now: TimeInterval) -> TimeInterval {
    let offset = offset(at: now)
    guard !isLinear, case .running = course else { return offset }
    let last = attached.filter(\.isBendable).max { $0.end < $1.end }
    return last?.straightTime(at: offset) ?? offset
  }

  /// Seconds of live offset per second of the host, as it runs by itself; 0 where it is held.
  package var velocity: Double {
    let step = 1e-5
    return (liveOffset(at: now + step) - liveOffset) / step
  }

  package override var isLinear: Bool { hasBeenHeld }

  override var isDriven: Bool {
    switch course {
    case .held, .completing: true
    case .running, .ended: false
    }
  }

  package var hasEnded: Bool {
    if case .ended = course { true } else { false }
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
    if case .held(let here) = course, here == offset, isLinear { return }
    course = .held(at: offset)
    hasBeenHeld = true
    markDirty()
  }

  /// Stands where what is shown stands, whatever moved it, and nothing moves by that: animations
  /// that are elsewhere than their straight course would have them are bent to meet it again at
  /// their ends.
  ///
  /// - Parameter end: the offset at which the transition ends.
  package func seize(end: TimeInterval) {
    if case .ended = course { return }
    let (offset, live) = (offset, attached.isEmpty ? min(offset, end) : liveOffset)
    length = end
    if !isLinear {
      for animation in attached { animation.straighten(from: offset, to: live, end: end) }
    }
    hold(at: live)
  }

  /// Ends at once at `end`: values are final, or back where they started, and completions run.
  package func conclude(at end: TimeInterval, isCancel: Bool) {
    if case .ended = course { return }
    complete(to: end, duration: 0, curve: .linear, isCancel: isCancel, onEnd: { _ in })
    step(at: now)
  }

  /// Runs from where it stands to `end` in `duration` seconds along `curve`; then values are final
  /// (or, on cancel, back where they started), completions have run, and `onEnd` is called.
  package func complete(
    to end: TimeInterval, duration: TimeInterval, curve: TimingCurve, isCancel: Bool,
    onEnd: @escaping (_ finished: Bool) -> Void
  ) {
    if isCancel {
      // A second cancel goes on where the first one was caught.
      let weight = returned(at: now)
      if weight == 0 { allRecords.forEach { $0.prepareReturn(clock: self) } }
      wayBack = (offset, weight)
    } else {
      length = end
    }
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

  /// 0 until a cancel is under way, and 1 where it ends. One that is caught on its way and led on to
  /// the transition's end leaves it again.
  override func returned(at now: TimeInterval) -> Double {
    guard let wayBack else { return 0 }
    let offset = offset(at: now)
    let weight = wayBack.offset > 0 ? wayBack.weight : 1
    if offset < wayBack.offset {
      return min(1, weight + (1 - weight) * (wayBack.offset - offset) / wayBack.offset)
    }
    guard length.isFinite, length > wayBack.offset else { return weight }
    return weight * max(0, (length - offset) / (length - wayBack.offset))
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

  override func dismantle() {
    super.dismantle()
    let companions = children
    (children, onEnd) = ([], nil)
    companions.forEach { $0.dismantle() }
  }

  func add(_ child: AnimatorClock) { children.append(child) }
  func remove(_ child: AnimatorClock) { children.removeAll { $0 === child } }

  /// Where everything on it has come to its end that ends, in seconds.
  package var reach: TimeInterval {
    let ends = attached.map(\.end) + children.map { offset + $0.remaining }
    return ends.filter(\.isFinite).max() ?? 0
  }

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
