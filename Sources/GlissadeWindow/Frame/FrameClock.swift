/// A schedule of frames, with the instant that each of them shows.
///
/// Frames start on a grid of one interval, so that motion advances by equal steps. A frame that
/// starts late starts a new grid, because without vertical sync the old one has no advantage. All
/// times are wall seconds and are arguments; the clock itself reads none.
///
/// A window's surface is shown independently of the display's refresh, so a picture is visible up
/// to one refresh after it was made. While a pointer drags, two frames are made per refresh, which
/// halves the average lag of the dragged view; at rest and in animations the difference is not
/// visible.
struct FrameClock {
  /// The start of a frame and the instant at which it is expected to be visible.
  struct Frame: Equatable {
    /// The wall instant at which the frame's work starts.
    var start: Double
    /// The wall instant at which its picture is expected on the screen: the scene's `now`.
    var shown: Double
  }

  /// The accepted frame rates of a display; values outside are clamped. The upper bound also limits
  /// drags: a display of 240 Hz gets 240 frames per second, and one of 144 Hz gets 240 instead of
  /// 288.
  static let rates = 30.0...240.0

  /// The seconds between two frames at rest and in animations: one refresh of the display.
  let refreshInterval: Double
  /// A Boolean value that indicates whether a pointer drags.
  var isDragging = false
  /// The seconds between two frames.
  var interval: Double {
    isDragging ? max(refreshInterval / 2, 1 / Self.rates.upperBound) : refreshInterval
  }
  /// The delay up to which a frame counts as being on the grid, in seconds.
  private var tolerance: Double { min(0.002, interval / 4) }
  private var last: Frame?
  private var isResting = true
  /// The seconds from a frame's start to its picture, as measured so far.
  private var measuredLead: Double
  /// The measured lead at the start of the current motion. It stays constant during the motion,
  /// because a lead that followed each measurement would make the motion's steps uneven.
  private var lead: Double

  /// Creates a clock.
  ///
  /// - Parameter framesPerSecond: The display's rate. A display without one reports 0 or less,
  ///   which counts as 60. Other values are clamped to `rates`.
  init(framesPerSecond: Double) {
    let rate = framesPerSecond > 0 ? framesPerSecond : 60
    refreshInterval = 1 / min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    measuredLead = 0.004
    lead = measuredLead
  }

  /// The start of the last frame; 0 before the first.
  var lastStart: Double { last?.start ?? 0 }

  /// The instant at which the last frame's picture was expected to be visible; 0 before the first.
  var lastShown: Double { last?.shown ?? 0 }

  /// Returns the wall instant until which input is collected for the next frame.
  func deadline(at now: Double) -> Double {
    guard let last else { return now }
    let due = last.start + interval
    return isResting ? max(now, due) : due
  }

  /// Begins the next frame at `now`, which is at or after the deadline.
  mutating func begin(at now: Double) -> Frame {
    let due = last.map { $0.start + interval } ?? now
    if isResting { lead = measuredLead }
    isResting = false
    let start = abs(now - due) <= tolerance ? due : now
    // The scene's time never runs backwards, so no frame is shown before its predecessor.
    let shown = max(start + lead, last?.shown ?? 0)
    let frame = Frame(start: start, shown: shown)
    last = frame
    return frame
  }

  /// Records that the frame's picture was sent to the display at `now`.
  mutating func presented(at now: Double) {
    guard let last else { return }
    // The lead is at least the tolerance, so that no input of the frame has a later stamp than the
    // frame.
    let elapsed = min(max(now - last.start, tolerance), interval)
    measuredLead += (elapsed - measuredLead) / 8
  }

  /// Records that nothing moves, so that the next frame starts as soon as something happens.
  mutating func rest() {
    isResting = true
  }
}
