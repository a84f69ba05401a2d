import Foundation

/// The progress and the velocity of a transition, and the one decision about their source.
package struct TransitionProgress: Sendable, Equatable {
  /// The state of an interruptible animator.
  package struct AnimatorReading: Sendable, Equatable {
    /// A Boolean value that indicates whether the animator can be scrubbed and continued.
    package var isActive: Bool
    /// A Boolean value that indicates whether it has been active since the transition began.
    package var hasBeenActive: Bool
    /// Its progress towards the transition's end, which springs pass, and so do their starts.
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
    /// An interruptible animator, which the clock follows.
    case animator(AnimatorReading)
    /// The value that a driver published last.
    case driver
  }

  /// The driver's arithmetic: the duration and the published value.
  package var percent = PercentDriver(duration: 0)
  /// The change from the value that a client's driver published to that of its animator.
  private var handOver: ProgressHandOver?
  private var meter = ProgressMeter()

  /// Creates the progress of a transition that has not begun.
  package init() {}

  /// The duration in seconds.
  package var duration: TimeInterval { percent.duration }

  /// Returns the source of the progress.
  ///
  /// A client's driver moves its animator itself, so the animator counts only after the driver's
  /// decision, and once it has been active (B-05).
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

  /// Returns the progress that is shown now. A spring can be outside of 0…1.
  ///
  /// - Parameter clock: The clock's live offset, in seconds.
  package func fraction(_ source: Source, clock: @autoclosure () -> TimeInterval) -> Double {
    switch source {
    case .clock: percent.progress(at: clock())
    case .animator(let animator): shown(animator)
    case .driver: percent.percentComplete
    }
  }

  /// Returns the progress that is shown for that of an interruptible animator.
  package func shown(_ animator: AnimatorReading) -> Double {
    handOver?.shown(for: animator.fraction) ?? animator.fraction
  }

  /// Returns the progress per second towards the end: that of what plays, or else that between the
  /// last two frames.
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

  /// Measures the velocity of a progress that is published or observed.
  package mutating func observe(_ progress: Double, at time: TimeInterval) {
    meter.observe(progress, at: time)
  }

  /// Begins the change from the published value to an animator's.
  package mutating func handOver(to animator: AnimatorReading, outcome: TransitionOutcome) {
    handOver = ProgressHandOver(
      shown: percent.percentComplete, source: animator.fraction, end: outcome.isFinished ? 1 : 0)
  }

  /// Ends such a change: the animator shows what is published from now on.
  package mutating func endHandOver() { handOver = nil }
}

/// The rate at which a progress changed between the last two frames.
struct ProgressMeter: Sendable, Equatable {
  /// The velocity, per second.
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
