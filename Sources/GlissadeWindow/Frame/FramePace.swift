/// A state machine that decides whether frames come at the rate of a drag or at that of the display
/// (M-50).
///
/// The frame that delivers a release still comes at the drag's rate, and so do the frames after it
/// while something moves fast. So there is no gap before the motion that the release starts, and no
/// change of rate during this motion.
struct FramePace {
  private enum State {
    case refresh
    case dragging
    /// The state after a drag. `slowFrames` is the number of successive frames in which nothing
    /// moved fast.
    case released(slowFrames: Int)
  }

  /// The distance per refresh beyond which a motion is fast, in points.
  private static let fastStep = 1.0
  /// The number of successive slow frames after which the frames come at the display's rate again.
  /// A motion that starts from rest or reverses has fewer slow frames.
  private static let slowFrames = 3

  private var state = State.refresh

  /// A Boolean value that indicates whether frames come at the rate of a drag.
  var isDragging: Bool {
    if case .refresh = state { false } else { true }
  }

  /// A Boolean value that indicates whether `endFrame` needs the distances by which frames move
  /// layers.
  var needsSteps: Bool {
    if case .released = state { true } else { false }
  }

  /// Updates the pace before the wait for a frame.
  mutating func beginFrame(isPressing: Bool) {
    if isPressing {
      state = .dragging
    } else if case .dragging = state {
      state = .released(slowFrames: 0)
    }
  }

  /// Records the longest distance `step`, in points, by which a frame moved something since the
  /// frame before, which was `seconds` earlier.
  mutating func endFrame(step: Double, after seconds: Double, refreshInterval: Double) {
    guard case .released(let slowFrames) = state else { return }
    if seconds > 0, step / seconds * refreshInterval > Self.fastStep {
      state = .released(slowFrames: 0)
    } else {
      state = slowFrames + 1 < Self.slowFrames ? .released(slowFrames: slowFrames + 1) : .refresh
    }
  }
}
