import Foundation
import GlissadeDrawing

/// The owner of a layer tree's state: instant, animations, clocks, display links and identities.
/// Each scene has a host of its own, and no state is global (decision 9).
@MainActor package final class LayerHost {
  /// The instant of the current frame, in seconds. Only the scene sets it, once a frame.
  package private(set) var now: TimeInterval = 0
  package let root: CALayer
  /// A Boolean value that indicates whether the picture may have changed since the last display
  /// list.
  package internal(set) var needsFlatten = true
  /// A Boolean value that indicates whether animations keep the calls that added them, for an
  /// inspector. The default is `false`.
  package var recordsCalls = false
  /// A closure that receives a description of a client's mistake in one line.
  package var onWarning: (String) -> Void = { _ in }

  /// The multiplication of colors for the copies that replicator layers show.
  let colors = ColorMultiplication()

  var transactions = [CATransaction.Transaction()]
  private var running: [AttachedAnimation] = []
  private var clocks: [AnimationClock] = []
  private var claims: [TransitionClock] = []
  private var displayLinks: [CADisplayLink] = []
  private var scheduled: [AnimationBlock] = []
  private var awaitingDisplay: [CALayer] = []
  private var awaitingLayout: [CALayer] = []
  /// The records of properties that were written outside of blocks in this frame.
  private var written: [ClockRecord] = []
  private var lastID: UInt64 = 0
  /// The reasons for which numbers were refused, by the name of the call.
  private var refusals: [String: Set<String>] = [:]
  /// The maximum number of reasons that are reported for one call.
  private static let mostRefusals = 8

  /// The host of the scene whose code is running, or else of the scene whose code ran last.
  package private(set) static weak var current: LayerHost?

  package init(root: CALayer = CALayer()) {
    self.root = root
    root.rootHost = self
  }

  /// Active clocks, blocks and completions refer to each other, so they are dismantled when the
  /// host is deallocated.
  isolated deinit {
    for animation in running { animation.dismantle() }
    for clock in clocks { clock.dismantle() }
    for block in scheduled { block.dismantle() }
  }

  package func makeCurrent() { Self.current = self }

  func warn(_ message: String) { onWarning(message) }

  /// Reports a call whose numbers are refused. Each reason is reported once, and at most
  /// `mostRefusals` for a call, because a program can repeat its mistake in each frame.
  func refuse(_ call: String, _ reason: String) {
    guard refusals[call, default: []].count < Self.mostRefusals,
      refusals[call, default: []].insert(reason).inserted
    else { return }
    warn("\(call) \(reason)")
  }

  func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  // MARK: Frame

  /// Sets the instant of the current frame, which input and client code observe.
  package func setNow(_ now: TimeInterval) { self.now = now }

  /// Performs the step of a frame: calls display links, ends transitions, ends animations, and runs
  /// completions, in this order.
  package func step() {
    for link in displayLinks { link.fire(at: now) }
    for clock in clocks { clock.step(at: now) }
    for animation in running { step(animation) }
    running.removeAll(where: \.hasStopped)
    runScheduled()
    markAnimatedLayers()
  }

  private func step(_ animation: AttachedAnimation) {
    guard !animation.hasStopped else { return }
    guard let layer = animation.layer else { return animation.notifyStopped(finished: false) }
    if !animation.hasStarted, animation.hasBegun(at: now) {
      animation.hasStarted = true
      animation.animation.delegate?.animationDidStart(animation.animation)
    }
    guard animation.clock?.isDriven != true, !animation.hasStopped, animation.isOver(at: now)
    else { return }
    layer.stop(animation, finished: true, leavesNothing: false)
  }

  private func runScheduled() {
    let blocks = scheduled
    scheduled = []
    for block in blocks { block.complete() }
  }

  private func markAnimatedLayers() {
    for clock in clocks where clock.isMoving { clock.markDirty() }
    for animation in running {
      if animation.movesCustomValues { animation.layer?.setNeedsDisplay() }
      if animation.clock == nil { animation.layer?.markAnimated() }
    }
  }

  // MARK: Display

  /// A Boolean value that indicates whether layers wait for layout or for drawing their contents.
  package var needsDisplay: Bool { !awaitingDisplay.isEmpty || !awaitingLayout.isEmpty }

  /// Lays out the layers that requested layout. Requests that are made during the layout wait for
  /// the next frame.
  package func layout() {
    let layers = awaitingLayout
    awaitingLayout = []
    for layer in layers { layer.layoutIfNeeded() }
  }

  func addForLayout(_ layer: CALayer) { awaitingLayout.append(layer) }

  /// Draws the contents of the layers that requested display. Requests that are made during the
  /// drawing wait for the next frame.
  package func display() {
    let layers = awaitingDisplay
    awaitingDisplay = []
    for layer in layers {
      layer.isQueuedForDisplay = false
      layer.displayIfNeeded()
    }
  }

  func add(written record: ClockRecord) { written.append(record) }

  /// Makes the values that were written in this frame final. The scene calls this method after the
  /// layout, and no client code runs between this call and the display list.
  package func keepWrites() {
    for record in written { record.keepWrites() }
    written = []
  }

  func addForDisplay(_ layer: CALayer) {
    guard !layer.isQueuedForDisplay else { return }
    layer.isQueuedForDisplay = true
    awaitingDisplay.append(layer)
  }

  // MARK: Motion

  /// A Boolean value that indicates whether the next frame can differ from this one without input.
  package var isMoving: Bool {
    !scheduled.isEmpty || clocks.contains { $0.isMoving }
      || displayLinks.contains { !$0.isPaused }
      || running.contains { $0.clock == nil && $0.timePasses && isAwaited($0) }
  }

  /// Returns whether an animation needs frames: it has an end, or its layer is in the host's tree.
  /// An endless repetition in a tree without a host needs none.
  private func isAwaited(_ animation: AttachedAnimation) -> Bool {
    animation.activeDuration.isFinite || animation.layer?.host === self
  }

  /// The number of animations, clocks, display links and ended blocks. When all motion has ended,
  /// only the client's display links count.
  package var population: Int {
    running.count + clocks.count + displayLinks.count + scheduled.count
  }

  func add(_ animation: AttachedAnimation) { running.append(animation) }
  func add(_ clock: AnimationClock) { clocks.append(clock) }
  func remove(_ clock: AnimationClock) {
    clocks.removeAll { $0 === clock }
    claims.removeAll { $0 === clock }
  }

  /// Makes `clock` adopt the animations in its base layer while no clock is current.
  package func claim(for clock: TransitionClock) {
    withdrawClaim(of: clock)
    claims.append(clock)
  }
  package func withdrawClaim(of clock: TransitionClock) { claims.removeAll { $0 === clock } }

  /// Returns the clock that adopts animations on `layer` while no clock is current.
  func claimant(of layer: CALayer) -> TransitionClock? {
    guard AnimationClock.current == nil else { return nil }
    return claims.last { clock in clock.base.map { layer.isIn($0) } ?? false }
  }
  func add(_ link: CADisplayLink) { displayLinks.append(link) }
  func remove(_ link: CADisplayLink) { displayLinks.removeAll { $0 === link } }
  func schedule(_ block: AnimationBlock) {
    guard !scheduled.contains(where: { $0 === block }) else { return }
    scheduled.append(block)
  }

  func timingChanged() {
    for animation in running { animation.layer?.markAnimated() }
  }
}
