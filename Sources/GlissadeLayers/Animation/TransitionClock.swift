import Foundation

/// The clock of one transition. The clock runs without a driver, is paused at an offset by a
/// driver, or runs to an end that the driver has chosen.
@MainActor package final class TransitionClock: AnimationClock {
  /// The state that determines the offset. Times are local times of the base layer.
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
  /// The offset at which the transition ends; infinite until a driver has determined it.
  private(set) var length: TimeInterval = .infinity
  /// The offset at which the transition starts: the start of its first animation.
  private(set) var head: TimeInterval = 0
  /// The offset and the fraction, 0…1, at which a cancellation began to restore records, or `nil`
  /// before the first cancellation.
  private var returnStart: (offset: TimeInterval, weight: Double)?
  /// The clocks of the property animators that were started for this transition.
  private var children: [AnimatorClock] = []
  private(set) var adoptsAnimators = true
  private var onEnd: ((_ finished: Bool) -> Void)?

  /// Creates a clock that starts at the host's current instant.
  package override init(host: LayerHost, base: CALayer?) {
    state = .running(since: base?.localTime(at: host.now) ?? host.now)
    super.init(host: host, base: base)
  }

  /// Runs `body`. Animations that `body` adds follow this clock, but property animators that it
  /// starts run independently, because the transition will follow one of them.
  @discardableResult package func performWithoutAdopting<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    adoptsAnimators = false
    defer { adoptsAnimators = true }
    return try perform(body)
  }

  // MARK: Driving

  override var run: (curve: TimingCurve, duration: TimeInterval)? {
    guard case .completing(let completion) = state else { return nil }
    return (completion.curve, completion.duration)
  }

  override func offset(at now: TimeInterval) -> TimeInterval {
    if assumesStart { return head }
    let time = time(at: now)
    return switch state {
    case .running(let since): time - since
    case .paused(let offset), .ended(let offset): offset
    case .completing(let completion): completion.offset(at: time)
    }
  }

  /// The offset in seconds at which a linear transition would show the current values. The
  /// animation that ends last determines this offset.
  package var liveOffset: TimeInterval { liveOffset(at: now) }

  private func liveOffset(at now: TimeInterval) -> TimeInterval {
    let offset = offset(at: now)
    guard !isLinear, case .running = state else { return offset }
    let last = attached.filter(\.isBendable).max { $0.end < $1.end }
    return last?.straightTime(at: offset) ?? offset
  }

  /// The change of the live offset per second of the host's time, while the clock runs without a
  /// driver; 0 while it is paused.
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

  /// Pauses the clock at `offset` seconds. Its animations are linear from now on.
  package func hold(at offset: TimeInterval) {
    if case .ended = state { return }
    if case .paused(let here) = state, here == offset, isLinear { return }
    state = .paused(at: offset)
    hasBeenPaused = true
    markDirty()
  }

  /// Pauses the clock at the live offset without moving anything. Animations whose values differ
  /// from linear ones get a progress with a corner, which is linear from the current value to the
  /// end.
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

  /// Ends the clock at once at `end`: model values become final or, on cancel, are restored, and
  /// completions run.
  package func conclude(at end: TimeInterval, isCancel: Bool) {
    if case .ended = state { return }
    complete(to: end, duration: 0, curve: .linear, isCancel: isCancel, onEnd: { _ in })
    step(at: now)
  }

  /// Runs from the current offset to `end` in `duration` seconds along `curve`. Afterwards model
  /// values become final or, on cancel, are restored, completions run, and `onEnd` is called.
  package func complete(
    to end: TimeInterval, duration: TimeInterval, curve: TimingCurve, isCancel: Bool,
    onEnd: @escaping (_ finished: Bool) -> Void
  ) {
    if isCancel {
      // A second cancellation continues at the fraction at which the first one was interrupted.
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

  /// Ends the clock and releases its animations: model values become final, or are restored. Unless
  /// values are restored, the animations and animators continue in their layers' time.
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
      // An animation towards a final value that was reverted must not remain visible.
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

  /// Returns the completed fraction of a cancellation: 0 without a cancellation, and 1 at its end.
  /// If a driver catches the cancellation and continues to the transition's end, the fraction
  /// decreases again.
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

  /// The range of offsets from the start of the first animation on the clock to the end of the
  /// last, except for animations without an end; `nil` if there are none.
  package var span: ClosedRange<TimeInterval>? {
    let spans = attached.compactMap(\.span) + children.compactMap(\.activeSpan)
    guard let first = spans.map(\.lowerBound).min(), let last = spans.map(\.upperBound).max()
    else { return nil }
    return first...last
  }

  /// Sets the offsets at which a transition with a driver starts and ends.
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
