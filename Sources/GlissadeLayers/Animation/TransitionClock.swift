import Foundation

/// The clock of one transition. It runs without a driver, is paused at an offset by a driver, or
/// runs to an end that the driver chose.
@MainActor package final class TransitionClock: AnimationClock {
  /// The state of the offset. Times are those of the base layer.
  package enum State {
    case running(since: TimeInterval)
    case paused(at: TimeInterval)
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
    /// Returns whether the run has ended, with a tolerance of a microsecond, as for animations.
    func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-6 }
  }

  package private(set) var state: State
  private var hasBeenPaused = false
  /// The offset at which the transition ends, once a driver has determined it.
  private(set) var length: TimeInterval = .infinity
  /// The offset at which the transition starts: that of its first animation.
  private(set) var head: TimeInterval = 0
  /// The offset and the fraction, 0…1, at which a cancellation began to restore records, or `nil`
  /// before the first.
  private var returnStart: (offset: TimeInterval, weight: Double)?
  /// The clocks of the property animators that were started for this transition.
  private var children: [AnimatorClock] = []
  private(set) var adoptsAnimators = true
  private var onEnd: ((_ finished: Bool) -> Void)?

  /// Creates a clock that runs from now on.
  package override init(host: LayerHost, base: CALayer?) {
    state = .running(since: base?.localTime(at: host.now) ?? host.now)
    super.init(host: host, base: base)
  }

  /// Runs `body`. Its plain animations follow this clock, but its property animators run
  /// independently, because the transition is about to follow one of them.
  @discardableResult package func performWithoutAdopting<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    adoptsAnimators = false
    defer { adoptsAnimators = true }
    return try perform(body)
  }

  // MARK: Driving

  override func offset(at now: TimeInterval) -> TimeInterval {
    if assumesStart { return head }
    let time = time(at: now)
    return switch state {
    case .running(let since): time - since
    case .paused(let offset), .ended(let offset): offset
    case .completing(let completion): completion.offset(at: time)
    }
  }

  /// The offset in seconds at which a linear transition shows the current values; the animation
  /// that lasts longest determines it.
  package var liveOffset: TimeInterval { liveOffset(at: now) }

  private func liveOffset(at now: TimeInterval) -> TimeInterval {
    let offset = offset(at: now)
    guard !isLinear, case .running = state else { return offset }
    let last = attached.filter(\.isBendable).max { $0.end < $1.end }
    return last?.straightTime(at: offset) ?? offset
  }

  /// The live offset's change per second of the host while it runs without a driver; 0 while it is
  /// paused.
  package var velocity: Double {
    let step = 1e-5
    return (liveOffset(at: now + step) - liveOffset) / step
  }

  package override var isLinear: Bool { hasBeenPaused }

  override var isDriven: Bool {
    switch state {
    case .paused, .completing: true
    case .running, .ended: false
    }
  }

  package var hasEnded: Bool {
    if case .ended = state { true } else { false }
  }

  package override var isMoving: Bool {
    switch state {
    case .running: super.isMoving || children.contains { $0.isMoving }
    case .completing: timePasses
    case .paused, .ended: false
    }
  }

  override var timePasses: Bool {
    switch state {
    case .running, .completing: super.timePasses
    case .paused, .ended: false
    }
  }

  /// Holds the clock at `offset` seconds; animations are linear from now on.
  package func hold(at offset: TimeInterval) {
    if case .ended = state { return }
    if case .paused(let here) = state, here == offset, isLinear { return }
    state = .paused(at: offset)
    hasBeenPaused = true
    markDirty()
  }

  /// Holds the clock at the live offset without moving anything. Animations whose values differ
  /// from linear ones are bent, so that they are linear from the current value to their ends.
  ///
  /// - Parameter end: The offset at which the transition ends.
  package func seize(end: TimeInterval) {
    if case .ended = state { return }
    let (offset, live) = (offset, attached.isEmpty ? min(offset, end) : liveOffset)
    length = end
    if !isLinear {
      for animation in attached { animation.straighten(from: offset, to: live, end: end) }
    }
    hold(at: live)
  }

  /// Ends the clock at once at `end`: values are final, or those of the start, and completions run.
  package func conclude(at end: TimeInterval, isCancel: Bool) {
    if case .ended = state { return }
    complete(to: end, duration: 0, curve: .linear, isCancel: isCancel, onEnd: { _ in })
    step(at: now)
  }

  /// Runs from the current offset to `end` in `duration` seconds along `curve`. Then values are
  /// final (or, on cancel, those of the start), completions run, and `onEnd` is called.
  package func complete(
    to end: TimeInterval, duration: TimeInterval, curve: TimingCurve, isCancel: Bool,
    onEnd: @escaping (_ finished: Bool) -> Void
  ) {
    if isCancel {
      // A second cancellation continues where the first one was caught.
      let weight = returned(at: now)
      if weight == 0 { allRecords.forEach { $0.prepareReturn(clock: self) } }
      returnStart = (offset, weight)
    } else {
      length = end
    }
    state = .completing(
      Completion(
        start: time(at: now), from: offset, to: end, duration: duration, curve: curve,
        isCancel: isCancel))
    self.onEnd = onEnd
    markDirty()
  }

  /// Releases the remaining animations: properties are final, or those of the start. Surviving
  /// animations and animators continue in their layers' time.
  package func release(restoringStart: Bool) {
    let offset = offset
    let companions = children
    children = []
    let restoration = Restoration()
    for clock in restoringStart ? companions + [self] : [self] {
      clock.settleRecords(restoringStart: restoringStart, in: restoration)
    }
    restoration.write()
    for child in companions {
      restoringStart ? child.cutShort() : child.leaveTransition()
    }
    for animation in takeAttached() {
      // Animations to an end that was reverted must not become visible again.
      if restoringStart {
        animation.layer?.stop(animation, finished: false, leavesNothing: true)
      } else {
        animation.rebase(at: now)
      }
    }
    state = .ended(at: offset)
    host?.remove(self)
    restoration.notify()
    takeBlocks().filter(\.isOver).forEach { host?.schedule($0) }
  }

  /// Returns 0 without a cancellation, and 1 at its end. A cancellation that is caught and
  /// continued to the transition's end decreases again.
  override func returned(at now: TimeInterval) -> Double {
    guard let returnStart else { return 0 }
    let offset = offset(at: now)
    let distance = returnStart.offset - head
    let weight = distance > 0 ? returnStart.weight : 1
    if offset < returnStart.offset {
      guard distance > 0 else { return 1 }
      return min(1, weight + (1 - weight) * (returnStart.offset - offset) / distance)
    }
    guard length.isFinite, length > returnStart.offset else { return weight }
    return weight * max(0, (length - offset) / (length - returnStart.offset))
  }

  override func step(at now: TimeInterval) {
    guard case .completing(let completion) = state, completion.isOver(at: time(at: now))
    else { return }
    let finished = !completion.isCancel
    let ending = children.filter { !finished || $0.isOver(atTransitionTime: completion.to) }
    let surviving = children.filter { child in !ending.contains { $0 === child } }
    children = []
    let restoration = Restoration()
    for clock in ending + [self] {
      clock.settleRecords(restoringStart: !finished, in: restoration)
    }
    restoration.write()
    stopAnimations(finished: finished, at: completion.to)
    ending.forEach { $0.stopAnimations(finished: finished) }
    surviving.forEach { $0.leaveTransition() }
    state = .ended(at: completion.to)
    restoration.notify()
    for block in takeBlocks() where block.isOver { block.complete(finished: finished) }
    ending.forEach { $0.notifyEnd(at: finished ? .end : .start) }
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

  /// The offsets from the start of the first animation on it to the end of the last one, without
  /// those that have no end; `nil` if there is none.
  package var span: ClosedRange<TimeInterval>? {
    let spans = attached.compactMap(\.span) + children.compactMap(\.activeSpan)
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max()
    else { return nil }
    return first...last
  }

  /// Sets the offsets at which a driver's transition starts and ends.
  package func setEnds(_ start: TimeInterval, _ end: TimeInterval) { (head, length) = (start, end) }

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
