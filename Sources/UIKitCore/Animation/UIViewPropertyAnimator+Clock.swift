import Foundation
import GlissadeLayers

extension UIViewPropertyAnimator {
  /// The progress of the animation per second towards its end, or 0 while it is paused.
  package var progressVelocity: Double { clock?.velocity ?? 0 }

  /// Performs an action on the animator's clock, which is created if needed, and notifies the
  /// observers of the properties that change.
  func drive(_ call: String, _ action: (AnimatorClock) -> Void) {
    if case .stopped = phase { return refuse(call) }
    change {
      guard let clock = clock ?? makeClock() else { return }
      action(clock)
    }
  }

  /// Creates the animator's clock, or returns `nil` if the scene is gone.
  private func makeClock() -> AnimatorClock? {
    guard let host = scene?.layerHost else { return nil }
    let clock = AnimatorClock(host: host, duration: naturalDuration, curve: curve)
    clock.onArrival = { [weak self] in self?.arrive(at: $0) }
    clock.onCut = { [weak self] in self?.end(at: $0) }
    self.clock = clock
    phase = .active
    markClock()
    inScene {
      while !blocks.isEmpty { perform(blocks.removeFirst(), on: clock) }
    }
    clock.findBase()
    clock.setReversed(isTurned)
    if isTurned { clock.hold(atEnd: false) }
    return clock
  }

  func perform(_ block: PendingBlock, on clock: AnimatorClock) {
    let left = 1 - clock.timeFraction
    let part = left * (1 - block.delayFactor)
    let curve = part > 0 ? clock.timeline.curve.compressed(by: part) : PlanarCurve(.linear)
    let timing = AnimationBlock.Timing(
      duration: clock.span * part, delay: clock.span * left * block.delayFactor,
      curve: curve.main, axes: curve.axes)
    clock.perform {
      AnimationBlock(
        timing: timing, laysOutSubviews: block.laysOutSubviews,
        beginsFromCurrentState: block.beginsFromCurrentState, completion: nil
      ).perform(block.animation)
    }
  }

  func markClock() {
    clock?.playsTransition = playsTransition
    clock?.isManualHitTestingEnabled = isManualHitTestingEnabled
    clock?.isUserInteractionEnabled = isUserInteractionEnabled
  }

  /// Adds a block of animations with the options of `runningPropertyAnimator`, and logs a warning
  /// for options that it refuses.
  func apply(_ options: UIView.AnimationOptions, for animation: @escaping () -> Void) {
    blocks.append(
      PendingBlock(
        animation: animation, delayFactor: 0, laysOutSubviews: options.contains(.layoutSubviews),
        beginsFromCurrentState: options.contains(.beginFromCurrentState)))
    let refused: [(UIView.AnimationOptions, String)] = [
      (.repeat, "repeat"), (.autoreverse, "autoreverse"),
    ]
    for (option, name) in refused where options.contains(option) {
      scene?.resources.logWarning("A property animator cannot \(name); the option is refused")
    }
  }

  // MARK: Ending

  private func arrive(at position: AnimatorClock.Position) {
    guard pausesOnCompletion else { return end(at: position) }
    change { clock?.hold(atEnd: true) }
  }

  private func end(at position: AnimatorClock.Position) {
    guard let clock else { return }
    conclude(at: UIViewAnimatingPosition(position)) {
      clock.finish(at: position, in: $0)
    } completions: {
      clock.notifyBlocks(finished: position == .end)
    }
  }

  /// Makes the animator inactive and resets it for the next use. `settle` makes the values final,
  /// and after it the completions are called.
  func conclude(
    at position: UIViewAnimatingPosition, settle: (Restoration) -> Void,
    completions notify: () -> Void = {}
  ) {
    let (completions, wasTurned) = (completions, isTurned)
    let restoration = Restoration()
    change {
      settle(restoration)
      phase = .inactive
      forget()
    }
    inScene {
      restoration.notify()
      notify()
      for completion in completions { completion(position) }
    }
    if wasTurned, case .inactive = phase { isReversed = false }
  }

  func forget() {
    clock = nil
    completions = []
    blocks = []
  }

  /// Logs a warning if the animator is released while it is paused or stopped (G-11).
  func checkRelease() {
    switch phase {
    case .inactive: return
    case .active:
      scene?.resources.logWarning("A paused property animator was released; it runs to its end")
    case .stopped:
      scene?.resources.logWarning(
        "A stopped property animator was released without finishAnimation(at:)")
    }
    clock?.abandon()
  }

  // MARK: Client code

  /// Runs client code in the animator's scene.
  func inScene(_ body: () -> Void) {
    if let scene { scene.enter(body) } else { body() }
  }

  func allowsInterruption(_ call: String) -> Bool {
    if isInterruptible || state != .active { return true }
    scene?.resources.logWarning("\(call) of an animator that is not interruptible is refused")
    return false
  }

  func refuse(_ call: String) {
    scene?.resources.logWarning("\(call) of an animator that is \(state) is refused")
  }
}

extension AnimatorClock.Position {
  init(_ position: UIViewAnimatingPosition) {
    switch position {
    case .end: self = .end
    case .start: self = .start
    case .current: self = .current
    }
  }
}

extension UIViewAnimatingPosition {
  init(_ position: AnimatorClock.Position) {
    switch position {
    case .end: self = .end
    case .start: self = .start
    case .current: self = .current
    }
  }
}
