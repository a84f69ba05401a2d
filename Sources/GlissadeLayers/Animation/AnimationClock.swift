import Foundation
import GlissadeMotion

/// The clock of one transition (DESIGN 3.14).
///
/// Animations made while it is `current` are tagged with it, wherever their layer is. It runs by
/// itself, stands where a driver holds it, or runs to an end that a driver chose. Its offset is a
/// pure function of the host's time.
@MainActor package final class AnimationClock {
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
  /// Whether animations run straight instead of along their own curves (E-03).
  package private(set) var isLinear = false
  /// The layer in whose time it runs, so that a slowed window slows the transition too.
  private weak var base: CALayer?
  private let host: LayerHost
  private var assumedOffset: TimeInterval?
  private(set) var blocks: [AnimationBlock] = []
  var attached: [AttachedAnimation] = []
  private var records: [ClockRecord] = []
  private var onEnd: (@MainActor (_ finished: Bool) -> Void)?

  /// The clock that tags what is animated now. Dynamic scope, always put back.
  package private(set) static var current: AnimationClock?
  /// The layers that it tags now; nil is all of them.
  private var scope: (@MainActor (CALayer) -> Bool)?

  /// A clock that runs from now on.
  package init(host: LayerHost, base: CALayer?) {
    self.host = host
    self.base = base
    course = .running(since: base?.localTime(at: host.now) ?? host.now)
    host.add(self)
  }

  /// Runs `body`; what it animates, on layers that `scope` accepts, follows this clock.
  @discardableResult package func perform<Result>(
    scope: (@MainActor (CALayer) -> Bool)? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    let (outer, outerScope) = (Self.current, self.scope)
    Self.current = self
    self.scope = scope
    defer {
      Self.current = outer
      self.scope = outerScope
    }
    return try body()
  }

  /// Runs `body` with no clock: what it animates runs in its layers' own time.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  func tags(_ layer: CALayer) -> Bool { scope?(layer) ?? true }

  // MARK: Driving

  package var offset: TimeInterval { offset(at: host.now) }

  func offset(at now: TimeInterval) -> TimeInterval {
    if let assumedOffset { return assumedOffset }
    let time = base?.localTime(at: now) ?? now
    return switch course {
    case .running(let since): time - since
    case .held(let offset), .ended(let offset): offset
    case .completing(let completion): completion.offset(at: time)
    }
  }

  /// Seconds of offset per second of the host, as it runs by itself; 0 where it is held.
  package var velocity: Double {
    let step = 1e-5
    return (offset(at: host.now + step) - offset(at: host.now)) / step
  }

  /// Runs `body` as if the clock stood at `offset`.
  func assuming<Result>(offset: TimeInterval, _ body: () -> Result) -> Result {
    assumedOffset = offset
    defer { assumedOffset = nil }
    return body()
  }

  /// Whether a driver decides when things end.
  var isDriven: Bool {
    switch course {
    case .held, .completing: true
    case .running, .ended: false
    }
  }

  package var isMoving: Bool {
    switch course {
    case .running: base?.timePasses ?? true && attached.contains { !$0.hasStopped }
    case .completing: base?.timePasses ?? true
    case .held, .ended: false
    }
  }

  /// Stands at `offset` seconds; animations run straight from now on.
  package func hold(at offset: TimeInterval) {
    if case .ended = course { return }
    course = .held(at: offset)
    isLinear = true
    markDirty()
  }

  /// Runs from where it stands to `end` in `duration` seconds along `curve`; then values are final
  /// (or, on cancel, back where they started), completions have run, and `onEnd` is called.
  package func complete(
    to end: TimeInterval, duration: TimeInterval, curve: TimingCurve, isCancel: Bool,
    onEnd: @escaping @MainActor (_ finished: Bool) -> Void
  ) {
    let time = base?.localTime(at: host.now) ?? host.now
    if isCancel { records.forEach { $0.prepareReturn(host: host, clock: self) } }
    course = .completing(
      Completion(
        start: time, from: offset, to: end, duration: duration, curve: curve, isCancel: isCancel))
    self.onEnd = onEnd
    markDirty()
  }

  /// The timing of the first block that animated something.
  package var leadingTiming: AnimationBlock.Timing? {
    blocks.first { $0.animationCount > 0 }?.timing
  }

  /// Whether anything at all is animated on it.
  package var hasAnimations: Bool { !attached.isEmpty || blocks.contains { $0.animationCount > 0 } }

  /// Lets go of what is left: properties are final, or back where they started; animations that
  /// survive go on in their layers' time.
  package func release(restoringStart: Bool) {
    let offset = offset
    if restoringStart {
      records.reversed().forEach { $0.putBack() }
    } else {
      records.forEach { $0.close() }
    }
    records = []
    let left = attached
    attached = []
    for animation in left {
      // What leads to an end that was taken back would only show it once more.
      if restoringStart {
        animation.layer?.stop(animation, finished: false, leavesNothing: true)
      } else {
        animation.rebase(at: host.now)
      }
    }
    course = .ended(at: offset)
    host.remove(self)
    let over = blocks
    blocks = []
    over.filter(\.isOver).forEach { host.schedule($0) }
  }

  // MARK: Keeping track

  func add(_ block: AnimationBlock) { blocks.append(block) }

  func record(_ key: LayerKey, of layer: CALayer, start: AnimatableValue, block: AnimationBlock) {
    if let record = layer.records[key], record.clock === self {
      record.owner = block
      return
    }
    let record = ClockRecord(layer: layer, key: key, start: start, owner: block, clock: self)
    layer.records[key]?.close()
    layer.records[key] = record
    records.append(record)
  }

  func closeRecords(of block: AnimationBlock) {
    records.filter { $0.owner === block }.forEach { $0.close() }
    records.removeAll { $0.owner === block }
  }

  /// How far a cancelling run has come back, 0…1; 0 when none is under way.
  func returned(at now: TimeInterval) -> Double {
    guard case .completing(let completion) = course, completion.isCancel else { return 0 }
    guard completion.from != completion.to else { return 1 }
    let offset = offset(at: now)
    return (completion.from - offset) / (completion.from - completion.to)
  }

  /// One step of the frame: ends the run if it is over.
  func step(at now: TimeInterval) {
    guard case .completing(let completion) = course,
      completion.isOver(at: base?.localTime(at: now) ?? now)
    else { return }
    let finished = !completion.isCancel
    if finished {
      records.forEach { $0.close() }
    } else {
      records.reversed().forEach { $0.putBack() }
    }
    records = []
    stopAnimations(finished: finished, at: completion.to)
    course = .ended(at: completion.to)
    let done = blocks
    blocks = []
    for block in done where block.isOver { block.complete(finished: finished) }
    let end = onEnd
    onEnd = nil
    end?(finished)
  }

  private func stopAnimations(finished: Bool, at end: TimeInterval) {
    let all = attached
    attached = []
    for animation in all {
      if !finished || animation.isOver(atTime: end) {
        animation.layer?.stop(animation, finished: finished, leavesNothing: !finished)
      } else {
        animation.rebase(at: host.now)
      }
    }
  }

  /// What it moves shows something else now.
  func markDirty() {
    for animation in attached { animation.layer?.markAnimated() }
    for record in records { record.layer.markAnimated() }
  }
}
