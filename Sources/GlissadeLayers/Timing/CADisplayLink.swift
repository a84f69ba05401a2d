import Foundation

/// Calls a target once a frame, before layout, while it is added to a run loop and not paused.
///
/// It keeps its target until it is invalidated.
@preconcurrency @MainActor open class CADisplayLink {
  /// The instant of the last frame that was shown, in the scene's seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The instant at which the frame being made is expected to be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between the last two frames.
  open var duration: CFTimeInterval { targetTimestamp - timestamp }
  /// Whether it leaves its target alone for now.
  open var isPaused = false { didSet { host?.needsFlatten = true } }

  private var callback: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?
  /// The run loop's modes that it has been added for.
  private var modes: Set<RunLoop.Mode> = []

  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// Creates a display link that calls a method of `target`, which takes the display link or nothing.
  ///
  /// - Parameter target: an instance of the method's class, kept until `invalidate()`.
  public init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    callback = { link in
      if !sel.send(to: target, from: link) { link.reject(target) }
    }
  }

  /// Starts it with the current scene, whose frames it follows. The run loop is that of the main
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

  /// Stops it once it has been removed for each mode that it was added for; it can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(runloop === RunLoop.main, "A display link runs on the main run loop only.")
    modes.remove(mode)
    if modes.isEmpty { leaveHost() }
  }

  /// Stops it for good and releases its target.
  open func invalidate() {
    callback = nil
    modes = []
    leaveHost()
  }

  private func leaveHost() {
    host?.remove(self)
    host = nil
  }

  /// The selector's method is none of the target's, or takes something else.
  private func reject(_ target: AnyObject) {
    host?.warn("a display link's selector does not fit \(type(of: target)); the link is stopped")
    invalidate()
  }

  func fire(at now: TimeInterval) {
    guard now > targetTimestamp else { return }
    timestamp = targetTimestamp
    targetTimestamp = now
    if !isPaused { callback?(self) }
  }
}
