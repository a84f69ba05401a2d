import Foundation

/// Calls back once a frame, before layout, while it is added and not paused.
@preconcurrency @MainActor open class CADisplayLink {
  /// The instant of the last frame that was shown, in the scene's seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The instant at which the frame being made is expected to be shown.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between the last two frames.
  open var duration: CFTimeInterval { targetTimestamp - timestamp }
  open var isPaused = false { didSet { host?.needsFlatten = true } }

  private var callback: ((CADisplayLink) -> Void)?
  private weak var host: LayerHost?

  /// `UIKit` adds the initialiser with a target and a selector.
  package init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// Starts it with the current scene, whose frames it follows. The run loop is that of the main
  /// thread in every mode: there is no other.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    precondition(runloop === RunLoop.main, "A display link runs on the main run loop only.")
    guard host == nil, callback != nil else { return }
    host = LayerHost.current
    timestamp = host?.now ?? 0
    targetTimestamp = timestamp
    host?.add(self)
  }

  /// Stops it for good and lets go of its target.
  open func invalidate() {
    callback = nil
    host?.remove(self)
    host = nil
  }

  func fire(at now: TimeInterval) {
    guard now > targetTimestamp else { return }
    timestamp = targetTimestamp
    targetTimestamp = now
    if !isPaused { callback?(self) }
  }
}
