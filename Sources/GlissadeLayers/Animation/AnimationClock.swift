import Foundation

/// A time on which animations run (decision 14). The clocks of transitions and property animators
/// can be paused, and run to a chosen end.
///
/// Animations that are made while it is `current` belong to it, wherever their layers are. Its
/// offset is a pure function of the host's time. The host owns it, and it keeps only animated
/// layers alive.
@MainActor package class AnimationClock {
  package private(set) weak var host: LayerHost?
  /// The layer in whose time it runs, so that a slower window slows it, too.
  weak var base: CALayer?
  private(set) var blocks: [AnimationBlock] = []
  var attached: [AttachedAnimation] = []
  private(set) var records: [ClockRecord] = []
  /// The changes to be undone at the start, besides those of layers.
  private var undoes: [() -> Void] = []
  private let start: TimeInterval
  /// A predicate of the layers whose animations it adopts; `nil` accepts all.
  private var scope: ((CALayer) -> Bool)?
  private(set) var assumesStart = false

  /// The clock that adopts new animations. The value is set around a closure and always restored.
  package private(set) static var current: AnimationClock?

  /// Creates a clock that runs from now on.
  package init(host: LayerHost, base: CALayer?) {
    self.host = host
    self.base = base
    start = base?.localTime(at: host.now) ?? host.now
    host.add(self)
  }

  /// Runs `body`. Its animations on layers that `scope` accepts follow this clock.
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

  /// Runs `body` without a clock: its animations run in their layers' own time.
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

  /// Returns the time in which it runs, at the host's `now`.
  func time(at now: TimeInterval) -> TimeInterval { base?.localTime(at: now) ?? now }

  package var offset: TimeInterval { offset(at: now) }

  /// Returns the time of its animations, in seconds.
  func offset(at now: TimeInterval) -> TimeInterval {
    assumesStart ? 0 : time(at: now) - start
  }

  /// Returns the progress of animations that cover the whole clock along its own curve, or `nil` if
  /// it has no curve.
  func progress(at now: TimeInterval) -> PlanarProgress? { nil }

  /// Returns whether an animation shows exactly this clock's progress.
  func coversClock(_ animation: AttachedAnimation) -> Bool { false }

  /// Runs `body` with the clock at its beginning.
  func assumingStart<Result>(_ body: () -> Result) -> Result {
    assumesStart = true
    defer { assumesStart = false }
    return body()
  }

  /// A Boolean value that indicates whether animations run linearly instead of along their own
  /// curves (E-03).
  package var isLinear: Bool { false }

  /// A Boolean value that indicates whether a driver decides about the ends.
  var isDriven: Bool { false }

  package var isMoving: Bool { timePasses && attached.contains { !$0.hasStopped } }

  /// A Boolean value that indicates whether the time in which it runs is not paused.
  var timePasses: Bool { base?.timePasses ?? true }

  /// Returns the completed fraction of a cancellation, 0…1, or 0 without one.
  func returned(at now: TimeInterval) -> Double { 0 }

  /// Performs one step of the frame, which ends what is over.
  func step(at now: TimeInterval) {}

  /// Marks the layers that it moves as changed.
  func markDirty() {
    for animation in attached { animation.layer?.markAnimated() }
    for record in records { record.layer.markAnimated() }
  }

  // MARK: Records

  /// The timing of the first block that animated something.
  package var leadingTiming: AnimationBlock.Timing? {
    blocks.first { $0.animationCount > 0 }?.timing
  }

  /// A Boolean value that indicates whether anything is animated on it.
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
    // Within a transition the first write determines the start, on whichever of its clocks it was
    // made.
    let first = known.flatMap { $0.clock?.root === root ? $0.start : nil }
    let record = ClockRecord(
      layer: layer, key: key, start: first ?? start, owner: block, clock: self)
    layer.records[key] = record
    records.append(record)
  }

  /// Settles the records of a block that has ended before the clock.
  func settleRecords(of block: AnimationBlock) {
    let restoration = Restoration()
    for record in records where record.owner === block { record.settle(in: restoration) }
    restoration.write()
    restoration.notify()
  }

  /// Makes model values final, or restores the initial ones, and removes all records.
  func settleRecords(restoringStart: Bool, in restoration: Restoration) {
    for record in takeRecords() {
      restoringStart ? record.restoreStart(in: restoration) : record.close(in: restoration)
    }
    let undoes = takeUndoes()
    if restoringStart { restoration.add(undoes: undoes) }
  }

  /// Makes a change of the model that is not one of a layer be undone when the clock ends at its
  /// start: a transition is cancelled, or an animator is reversed.
  package func onReturn(_ undo: @escaping () -> Void) { undoes.append(undo) }

  func takeUndoes() -> [() -> Void] {
    defer { undoes = [] }
    return undoes
  }

  /// Releases everything without notifications, because no host shows its layers any more.
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
