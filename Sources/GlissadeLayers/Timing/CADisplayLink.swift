import Foundation

/// An object that calls a method of a target once a frame, before layout, while the link is added
/// to a run loop and not paused.
///
/// ```swift
/// func follow() {
///   let link = CADisplayLink(target: self, selector: Selector(MotionSnippets.tick))
///   link.add(to: .main, forMode: .common)
/// }
/// ```
///
/// The link keeps its target alive until `invalidate()` is called.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// The instant of the last frame, in the scene's seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The instant at which the current frame is expected to be visible.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time from `timestamp` to `targetTimestamp`, in seconds.
  open var duration: CFTimeInterval { targetTimestamp - timestamp }
  /// A Boolean value that indicates whether the calls of the target are suspended.
  open var isPaused = false { didSet { host?.needsFlatten = true } }

  /// The preferred number of calls per second; 0 stands for a call in each frame. The target is
  /// called in the frames nearest to that rate.
  open var preferredFramesPerSecond = 0
  /// The preferred rates of calls. The target is called at the rate `preferred`, or else at
  /// `maximum`.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The instant of the last call of the target.
  private var lastCall = -TimeInterval.infinity
  /// The instant of the last frame, whether or not it called the target.
  private var lastFrame = -TimeInterval.infinity

  private var callback: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?
  /// The run loop modes to which the link has been added.
  private var modes: Set<RunLoop.Mode> = []

  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Creates a display link that calls a method of `target`, whose only argument is the display
  /// link, or which has no arguments.
  ///
  /// - Parameters:
  ///   - target: An instance of the method's class, kept until `invalidate()`.
  ///   - sel: The method of `target` to call.
  public init(target: Any, selector sel: Selector) {
    super.init()
    let target = target as AnyObject
    callback = { link in
      if !sel.send(to: target, from: link) { link.reject(target) }
    }
  }

  /// Adds the link to the current scene, whose frames it follows. `runloop` must be the run loop of
  /// the main thread. The link is called in every mode.
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

  /// Removes the link from a mode. A link that has been removed from all of its modes is no longer
  /// called; it can be added again.
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

  /// Warns of a method that does not belong to the target or has an unsuitable argument.
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

  /// Returns whether the next call at the preferred rate is nearer to the next frame than to this
  /// one, if the next frame takes as long as this one.
  private func waits(at now: TimeInterval) -> Bool {
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : preferredFrameRateRange.rate
    guard rate > 0 else { return false }
    defer { lastFrame = now }
    return now - lastCall < 1 / rate - (now - lastFrame) / 2
  }
}
