import Foundation

/// A link that calls a target once a frame, before layout, while it is added to a run loop and not
/// paused.
///
/// It keeps its target until it is invalidated.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// The instant of the last frame, in the scene's seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The instant at which the current frame is expected to be visible.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between the last two frames.
  open var duration: CFTimeInterval { targetTimestamp - timestamp }
  /// A Boolean value that indicates whether the target is not called.
  open var isPaused = false { didSet { host?.needsFlatten = true } }

  /// The calls per second that are wanted; 0 stands for all frames. The target is called in the
  /// frames nearest to that rate.
  open var preferredFramesPerSecond = 0
  /// The rates that are wanted. The target is called at `preferred`, or else at `maximum`.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The instant of the last call.
  private var lastCall = -TimeInterval.infinity
  /// The instant of the last frame, with or without a call.
  private var lastFrame = -TimeInterval.infinity

  private var callback: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?
  /// The run loop's modes to which it has been added.
  private var modes: Set<RunLoop.Mode> = []

  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Creates a display link that calls a method of `target`, which has the display link or nothing
  /// as its argument.
  ///
  /// - Parameters:
  ///   - target: An instance of the method's class, kept until `invalidate()`.
  ///   - sel: The method.
  public init(target: Any, selector sel: Selector) {
    super.init()
    let target = target as AnyObject
    callback = { link in
      if !sel.send(to: target, from: link) { link.reject(target) }
    }
  }

  /// Adds the link to the current scene, whose frames it follows. The run loop is that of the main
  /// thread, and runs in every mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(runloop === RunLoop.main, "A display link runs on the main run loop only.")
    guard callback != nil else { return }
    modes.insert(mode)
    guard host == nil else { return }
    host = LayerHost.current
    timestamp = host?.now ?? 0
    targetTimestamp = timestamp
    host?.add(self)
  }

  /// Removes the link once it has been removed for each of its modes; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(runloop === RunLoop.main, "A display link runs on the main run loop only.")
    modes.remove(mode)
    if modes.isEmpty { leaveHost() }
  }

  /// Removes the link permanently and releases its target.
  open func invalidate() {
    callback = nil
    modes = []
    leaveHost()
  }

  private func leaveHost() {
    host?.remove(self)
    host = nil
  }

  /// Reports a method that is not the target's, or has another argument.
  private func reject(_ target: AnyObject) {
    host?.warn("a display link's selector does not fit \(type(of: target)); the link is stopped")
    invalidate()
  }

  func fire(at now: TimeInterval) {
    guard now > targetTimestamp else { return }
    guard isPaused || !waits(at: now) else { return }
    timestamp = targetTimestamp
    targetTimestamp = now
    guard !isPaused else { return }
    lastCall = now
    callback?(self)
  }

  /// Returns whether the next call at the wanted rate is nearer to the next frame, if frames are as
  /// long as the present one.
  private func waits(at now: TimeInterval) -> Bool {
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : preferredFrameRateRange.rate
    guard rate > 0 else { return false }
    defer { lastFrame = now }
    return now - lastCall < 1 / rate - (now - lastFrame) / 2
  }
}
