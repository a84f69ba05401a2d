import Foundation
import GlissadeLayers

extension UIViewPropertyAnimator {
  /// Progress per second towards the end; 0 while it stands.
  package var progressVelocity: Double { clock?.velocity ?? 0 }

  /// Does something to the clock, which is made if there is none; tells observers what changed.
  func drive(_ call: String, _ action: (AnimatorClock) -> Void) {
    if case .stopped = phase { return refuse(call) }
    change {
      guard let clock = clock ?? makeClock() else { return }
      action(clock)
    }
  }

  /// Nil when the scene is gone.
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
    let curve = part > 0 ? clock.course.curve.compressed(by: part) : PlanarCurve(.linear)
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

  /// Takes what `runningPropertyAnimator` is given.
  func take(_ options: UIView.AnimationOptions, for animation: @escaping () -> Void) {
    blocks.append(
      PendingBlock(
        animation: animation, delayFactor: 0, laysOutSubviews: options.contains(.layoutSubviews),
        beginsFromCurrentState: options.contains(.beginFromCurrentState)))
    let refused: [(UIView.AnimationOptions, String)] = [
      (.repeat, "repeat"), (.autoreverse, "autoreverse"),
    ]
    for (option, name) in refused where options.contains(option) {
      scene?.logWarning("A property animator cannot \(name); the option is refused")
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
      clock.finish(at: position)
    } completions: {
      clock.tellBlocks(finished: position == .end)
    }
  }

  /// Inactive again, forwards and ready for the next use, once `settle` has made values final; then
  /// completions run.
  func conclude(
    at position: UIViewAnimatingPosition, settle: () -> Void, completions tell: () -> Void = {}
  ) {
    let (completions, wasTurned) = (completions, isTurned)
    change {
      settle()
      phase = .inactive
      forget()
    }
    inScene {
      tell()
      for completion in completions { completion(position) }
    }
    if wasTurned, case .inactive = phase { isReversed = false }
  }

  func forget() {
    clock = nil
    completions = []
    blocks = []
  }

  /// Whoever lets go of an animator that is not running has forgotten it (G-11).
  func sayGoodbye() {
    switch phase {
    case .inactive: return
    case .active: scene?.logWarning("A paused property animator was released; it runs to its end")
    case .stopped:
      scene?.logWarning("A stopped property animator was released without finishAnimation(at:)")
    }
    clock?.abandon()
  }

  // MARK: Around client code

  /// Runs client code as the scene's.
  func inScene(_ body: () -> Void) {
    if let scene { scene.enter(body) } else { body() }
  }

  func allowsInterruption(_ call: String) -> Bool {
    if isInterruptible || state != .active { return true }
    scene?.logWarning("\(call) of an animator that is not interruptible is refused")
    return false
  }

  func refuse(_ call: String) {
    scene?.logWarning("\(call) of an animator that is \(state) is refused")
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
