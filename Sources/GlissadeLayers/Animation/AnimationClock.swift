import Foundation

/// A time on which animations run (DESIGN 3.14): of its own accord as its layer's does; a
/// transition's and a property animator's can be held, and run to an end that somebody chose.
///
/// Animations made while it is `current` are tagged with it, wherever their layer is. Its offset is a
/// pure function of the host's time. The host owns it; it keeps nothing alive but what it animates.
@MainActor package class AnimationClock {
  package private(set) weak var host: LayerHost?
  /// The layer in whose time it runs, so that a slowed window slows it, too.
  weak var base: CALayer?
  private(set) var blocks: [AnimationBlock] = []
  var attached: [AttachedAnimation] = []
  private(set) var records: [ClockRecord] = []
  private let start: TimeInterval
  /// The layers that it tags now; nil is all of them.
  private var scope: ((CALayer) -> Bool)?
  private(set) var assumesStart = false

  /// The clock that tags what is animated now. Dynamic scope, always put back.
  package private(set) static var current: AnimationClock?

  /// A clock that runs from now on.
  package init(host: LayerHost, base: CALayer?) {
    self.host = host
    self.base = base
    start = base?.localTime(at: host.now) ?? host.now
    host.add(self)
  }

  /// Runs `body`; what it animates, on layers that `scope` accepts, follows this clock.
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

  /// Runs `body` with no clock: what it animates runs in its layers' own time.
  package static func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try body()
  }

  func tags(_ layer: CALayer) -> Bool { scope?(layer) ?? true }

  // MARK: Time

  /// The host's present instant.
  var now: TimeInterval { host?.now ?? 0 }

  /// The time in which it runs, at the host's `now`.
  func time(at now: TimeInterval) -> TimeInterval { base?.localTime(at: now) ?? now }

  package var offset: TimeInterval { offset(at: now) }

  /// Where it stands, in seconds: the time of its animations.
  func offset(at now: TimeInterval) -> TimeInterval {
    assumesStart ? 0 : time(at: now) - start
  }

  /// Where animations show that go its whole way along its own curve; nil where it has none.
  func progress(at now: TimeInterval) -> PlanarProgress? { nil }

  /// Whether an animation that is being attached shows this clock's progress and nothing else.
  func goesWholeWay(_ animation: AttachedAnimation) -> Bool { false }

  /// Runs `body` as if the clock stood at its beginning.
  func assumingStart<Result>(_ body: () -> Result) -> Result {
    assumesStart = true
    defer { assumesStart = false }
    return body()
  }

  /// Whether animations run straight instead of along their own curves (E-03).
  package var isLinear: Bool { false }

  /// Whether a driver decides when things end.
  var isDriven: Bool { false }

  package var isMoving: Bool { timePasses && attached.contains { !$0.hasStopped } }

  /// Whether the time in which it runs passes at all.
  var timePasses: Bool { base?.timePasses ?? true }

  /// How far a cancelling run has come back, 0…1; 0 when none is under way.
  func returned(at now: TimeInterval) -> Double { 0 }

  /// One step of the frame: ends what is over.
  func step(at now: TimeInterval) {}

  /// What it moves shows something else now.
  func markDirty() {
    for animation in attached { animation.layer?.markAnimated() }
    for record in records { record.layer.markAnimated() }
  }

  // MARK: Keeping track

  /// The timing of the first block that animated something.
  package var leadingTiming: AnimationBlock.Timing? {
    blocks.first { $0.animationCount > 0 }?.timing
  }

  /// Whether anything at all is animated on it.
  package var hasAnimations: Bool { !attached.isEmpty || blocks.contains { $0.animationCount > 0 } }

  /// The clock of the transition that this one belongs to, if any, else itself.
  var root: AnimationClock { self }

  func add(_ block: AnimationBlock) { blocks.append(block) }

  func record(_ key: LayerKey, of layer: CALayer, start: AnimatableValue, block: AnimationBlock) {
    let known = layer.records[key]
    if let known, known.clock === self {
      known.take(by: block)
      return
    }
    // Within one transition the first write counts, whichever of its clocks it was on.
    let first = known.flatMap { $0.clock?.root === root ? $0.start : nil }
    let record = ClockRecord(
      layer: layer, key: key, start: first ?? start, owner: block, clock: self)
    layer.records[key] = record
    records.append(record)
  }

  /// The block is over before the clock is.
  func settleRecords(of block: AnimationBlock) {
    records.filter { $0.owner === block }.forEach { $0.settle() }
  }

  /// Model values become final, or what they were at the start; nothing is remembered any more.
  func settleRecords(restoringStart: Bool) {
    if restoringStart {
      records.reversed().forEach { $0.putBack() }
    } else {
      records.forEach { $0.close() }
    }
    records = []
  }

  /// Nobody shows its layers any more: it lets go of everything, and tells nobody.
  func dismantle() {
    takeAttached().forEach { $0.dismantle() }
    takeBlocks().forEach { $0.dismantle() }
    takeRecords().forEach { $0.close() }
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
