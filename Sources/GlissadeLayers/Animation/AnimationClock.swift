import Foundation

/// A clock by whose time animations run (decision 14). The clocks of transitions and property
/// animators can be paused, and can run to a chosen end.
///
/// Animations that are made while a clock is `current` belong to this clock, wherever their layers
/// are. The offset of the clock is a pure function of the host's time. The host owns the clock,
/// which keeps only animated layers alive.
@MainActor package class AnimationClock {
  package private(set) weak var host: LayerHost?
  /// The layer in whose local time the clock runs, so that a slower window slows the clock, too.
  weak var base: CALayer?
  private(set) var blocks: [AnimationBlock] = []
  var attached: [AttachedAnimation] = []
  private(set) var records: [ClockRecord] = []
  /// The closures that undo changes of objects that are not layers, called if the clock ends at its
  /// start.
  private var undoes: [() -> Void] = []
  private let start: TimeInterval
  /// A predicate of the layers whose animations the clock adopts; `nil` accepts all layers.
  private var scope: ((CALayer) -> Bool)?
  private(set) var assumesStart = false

  /// The clock that adopts new animations, or `nil`. The property is set only while a closure runs
  /// and always restored.
  package private(set) static var current: AnimationClock?

  /// Creates a clock that starts at the host's current instant.
  package init(host: LayerHost, base: CALayer?) {
    self.host = host
    self.base = base
    start = base?.localTime(at: host.now) ?? host.now
    host.add(self)
  }

  /// Runs `body`. Animations that `body` adds to layers accepted by `scope` follow this clock.
  @discardableResult package func perform<Result>(
    scope: ((CALayer) -> Bool)? = nil, _ body: () throws -> Result
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

  /// Runs `body` without a clock: animations that `body` adds run in the local time of their
  /// layers.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  func tags(_ layer: CALayer) -> Bool { scope?(layer) ?? true }

  // MARK: Time

  /// The host's current instant.
  var now: TimeInterval { host?.now ?? 0 }

  /// Returns the local time of the base layer at the host's time `now`.
  func time(at now: TimeInterval) -> TimeInterval { base?.localTime(at: now) ?? now }

  package var offset: TimeInterval { offset(at: now) }

  /// Returns the offset at the host's time `now`: the time of the clock's animations, in seconds.
  func offset(at now: TimeInterval) -> TimeInterval {
    assumesStart ? 0 : time(at: now) - start
  }

  /// Returns the progress of animations that cover the whole clock along the clock's own curve, or
  /// `nil` if the clock has no curve.
  func progress(at now: TimeInterval) -> PlanarProgress? { nil }

  /// The curve along which the clock moves its animations now, and its duration in seconds, or
  /// `nil` if they run along their own curves.
  var run: (curve: TimingCurve, duration: TimeInterval)? { nil }

  /// Returns whether an animation shows exactly this clock's progress.
  func coversClock(_ animation: AttachedAnimation) -> Bool { false }

  /// Runs `body` as if the clock were at its beginning.
  func assumingStart<Result>(_ body: () -> Result) -> Result {
    assumesStart = true
    defer { assumesStart = false }
    return body()
  }

  /// A Boolean value that indicates whether animations run linearly instead of along their own
  /// curves (E-03).
  package var isLinear: Bool { false }

  /// A Boolean value that indicates whether a driver, and not the passing time, ends the
  /// animations.
  var isDriven: Bool { false }

  package var isMoving: Bool { timePasses && attached.contains { !$0.hasStopped } }

  /// A Boolean value that indicates whether the time in which the clock runs is not paused.
  var timePasses: Bool { base?.timePasses ?? true }

  /// Returns the completed fraction of a cancellation, 0…1, or 0 if the clock is not being
  /// cancelled.
  func returned(at now: TimeInterval) -> Double { 0 }

  /// Ends the animations and the clock if they are over at `now`; the host calls this method once a
  /// frame.
  func step(at now: TimeInterval) {}

  /// Marks the layers that the clock animates as changed.
  func markDirty() {
    for animation in attached { animation.layer?.markAnimated() }
    for record in records { record.layer.markAnimated() }
  }

  // MARK: Records

  /// The timing of the first block on the clock that has started an animation, or `nil`.
  package var leadingTiming: AnimationBlock.Timing? {
    blocks.first { $0.animationCount > 0 }?.timing
  }

  /// A Boolean value that indicates whether any animation runs, or has run, on the clock.
  package var hasAnimations: Bool { !attached.isEmpty || blocks.contains { $0.animationCount > 0 } }

  /// The clock of the enclosing transition, or else this clock.
  var root: AnimationClock { self }

  func add(_ block: AnimationBlock) { blocks.append(block) }

  func record(_ key: LayerKey, of layer: CALayer, start: AnimatableValue, block: AnimationBlock) {
    let known = layer.records[key]
    if let known, known.clock === self {
      known.take(by: block)
      return
    }
    // Within a transition the first write of a property determines its start, on whichever of the
    // transition's clocks it was made.
    let first = known.flatMap { $0.clock?.root === root ? $0.start : nil }
    let record = ClockRecord(
      layer: layer, key: key, start: first ?? start, owner: block, clock: self)
    layer.records[key] = record
    records.append(record)
  }

  /// Settles the records of a block that has ended before the clock, so that model values are
  /// final.
  func settleRecords(of block: AnimationBlock) {
    let restoration = Restoration()
    for record in records where record.owner === block { record.settle(in: restoration) }
    restoration.write()
    restoration.notify()
  }

  /// Makes the model values of all records final, or restores the initial values, and removes the
  /// records.
  func settleRecords(restoringStart: Bool, in restoration: Restoration) {
    for record in takeRecords() {
      restoringStart ? record.restoreStart(in: restoration) : record.close(in: restoration)
    }
    let undoes = takeUndoes()
    if restoringStart { restoration.add(undoes: undoes) }
  }

  /// Adds a closure that undoes a change of an object that is not a layer. The closure is called if
  /// the clock ends at its start: a transition was cancelled, or an animator reversed.
  package func onReturn(_ undo: @escaping () -> Void) { undoes.append(undo) }

  func takeUndoes() -> [() -> Void] {
    defer { undoes = [] }
    return undoes
  }

  /// Releases animations and records without notifications, because no host shows the layers any
  /// more.
  func dismantle() {
    takeAttached().forEach { $0.dismantle() }
    takeBlocks().forEach { $0.dismantle() }
    takeRecords().forEach { $0.dismantle() }
    undoes = []
  }

  func takeRecords() -> [ClockRecord] {
    defer { records = [] }
    return records
  }

  func takeBlocks() -> [AnimationBlock] {
    defer { blocks = [] }
    return blocks
  }

  func takeAttached() -> [AttachedAnimation] {
    defer { attached = [] }
    return attached
  }
}
