import Foundation

/// The progress and the velocity of a transition, with the rule that selects the source of both.
package struct TransitionProgress: Sendable, Equatable {
  /// The state of an interruptible animator.
  package struct AnimatorReading: Sendable, Equatable {
    /// A Boolean value that indicates whether the animator can be scrubbed and continued.
    package var isActive: Bool
    /// A Boolean value that indicates whether the animator has been active since the transition
    /// began.
    package var hasBeenActive: Bool
    /// The animator's progress towards the transition's end. That of a spring can be outside of
    /// 0…1, also at its start.
    package var fraction: Double

    package init(isActive: Bool, hasBeenActive: Bool, fraction: Double) {
      self.isActive = isActive
      self.hasBeenActive = hasBeenActive
      self.fraction = fraction
    }
  }

  /// A source of the progress.
  package enum Source: Sendable, Equatable {
    /// The transition's clock.
    case clock
    /// An interruptible animator, whose progress the transition's clock follows.
    case animator(AnimatorReading)
    /// The progress that a driver published last.
    case driver
  }

  /// The arithmetic of the driver, with the duration and the published progress.
  package var percent = PercentDriver(duration: 0)
  /// The gradual change from the progress that a client's driver published to that of its animator;
  /// `nil` while there is none.
  private var handOver: ProgressHandOver?
  private var meter = ProgressMeter()

  /// Creates the progress of a transition that has not begun.
  package init() {}

  /// The duration of the transition in seconds.
  package var duration: TimeInterval { percent.duration }

  /// Returns the source of the transition's progress.
  ///
  /// A client's driver updates its own animator. The animator is therefore the source only after
  /// the driver's decision, and only if it has been active (B-05).
  package func source(
    in state: TransitionState, isClientDriven: Bool, animator: AnimatorReading?
  ) -> Source {
    if let animator {
      let isPlaying =
        isClientDriven
        ? !state.isHeld && animator.hasBeenActive : !state.isHeld || animator.isActive
      if isPlaying { return .animator(animator) }
    }
    return state.isHeld || duration == 0 ? .driver : .clock
  }

  /// Returns the progress that is displayed now. That of a spring can be outside of 0…1.
  ///
  /// - Parameter clock: The present offset of the transition's clock, in seconds.
  package func fraction(_ source: Source, clock: @autoclosure () -> TimeInterval) -> Double {
    switch source {
    case .clock: percent.progress(at: clock())
    case .animator(let animator): shown(animator)
    case .driver: percent.percentComplete
    }
  }

  /// Returns the displayed progress for the state of an interruptible animator.
  package func shown(_ animator: AnimatorReading) -> Double {
    handOver?.shown(for: animator.fraction) ?? animator.fraction
  }

  /// Returns the progress per second towards the end: the velocity of the running animation or,
  /// without one, that between the last two frames.
  ///
  /// - Parameters:
  ///   - clock: The clock's velocity, in fractions of the progress per second.
  ///   - animator: The animator's velocity, or `nil` if it does not report one.
  package func velocity(
    _ source: Source, in state: TransitionState, clock: @autoclosure () -> Double,
    animator: @autoclosure () -> Double?
  ) -> Double {
    if state.isHeld || duration == 0 { return meter.velocity }
    return switch source {
    case .clock: clock()
    case .animator: animator() ?? meter.velocity
    case .driver: meter.velocity
    }
  }

  /// Measures the velocity from a progress that a driver published or a frame showed.
  package mutating func observe(_ progress: Double, at time: TimeInterval) {
    meter.observe(progress, at: time)
  }

  /// Begins the gradual change from the published progress to that of an animator.
  package mutating func handOver(to animator: AnimatorReading, outcome: TransitionOutcome) {
    handOver = ProgressHandOver(
      shown: percent.percentComplete, source: animator.fraction, end: outcome.isFinished ? 1 : 0)
  }

  /// Ends the gradual change to an animator's progress. From then on, the animator's own progress
  /// is displayed.
  package mutating func endHandOver() { handOver = nil }
}

/// A measurement of the rate at which a progress changed between the last two frames.
struct ProgressMeter: Sendable, Equatable {
  /// The change of the progress per second.
  private(set) var velocity = 0.0
  private var last: (progress: Double, time: TimeInterval)?

  mutating func observe(_ progress: Double, at time: TimeInterval) {
    if let last, time > last.time { velocity = (progress - last.progress) / (time - last.time) }
    last = (progress, time)
  }

  static func == (left: ProgressMeter, right: ProgressMeter) -> Bool {
    left.velocity == right.velocity && left.last?.progress == right.last?.progress
      && left.last?.time == right.last?.time
  }
}
