/// The decision whether frames come at the rate of a drag or at that of the display (M-50).
///
/// The frame that delivers a release still comes at the drag's rate, and so do the frames after it
/// while something moves fast: the motion that the release starts has no gap before it and no
/// change of rate in it.
struct FramePace {
  private enum State {
    case refresh
    case dragging
    /// The drag has ended. The number counts the frames in a row in which nothing moved fast.
    case released(slowFrames: Int)
  }

  /// The distance per refresh beyond which a motion is fast, in points.
  private static let fastStep = 1.0
  /// The number of slow frames after which the pace ends. A motion that starts from rest, or turns,
  /// is slow in fewer.
  private static let slowFrames = 3

  private var state = State.refresh

  /// A Boolean value that indicates whether frames come at the rate of a drag.
  var isDragging: Bool {
    if case .refresh = state { false } else { true }
  }

  /// A Boolean value that indicates whether the steps of the frames matter.
  var needsSteps: Bool {
    if case .released = state { true } else { false }
  }

  /// Begins to wait for a frame.
  mutating func beginFrame(isPressing: Bool) {
    if isPressing {
      state = .dragging
    } else if case .dragging = state {
      state = .released(slowFrames: 0)
    }
  }

  /// Records that a frame has moved something by `step` points since the one before, which was
  /// `seconds` earlier.
  mutating func endFrame(step: Double, after seconds: Double, refreshInterval: Double) {
    guard case .released(let slowFrames) = state else { return }
    if seconds > 0, step / seconds * refreshInterval > Self.fastStep {
      state = .released(slowFrames: 0)
    } else {
      state = slowFrames + 1 < Self.slowFrames ? .released(slowFrames: slowFrames + 1) : .refresh
    }
  }
}
