/// A schedule of frames, which determines the start of each frame and the instant that its picture
/// shows.
///
/// Frames start on a grid of one interval, so that motion advances by equal steps. A frame that
/// starts late begins a new grid, because without vertical sync the old grid has no advantage. All
/// times are in wall seconds and are arguments; the type itself reads no clock.
///
/// If the presenter does not wait for the display's refresh, a picture becomes visible up to one
/// refresh after it was made. While a pointer drags, the clock then schedules two frames per
/// refresh, or four if a frame costs little, which lowers the average lag of the dragged view; in
/// animations the difference would not be visible. If the presenter waits for the refresh, there is
/// one frame per refresh. It starts as late as is possible without missing the refresh, so that it
/// uses the latest input.
struct FrameClock {
  /// The instants at which a frame starts and at which its picture is expected to be visible.
  struct Frame: Equatable {
    /// The wall instant at which the frame's work starts.
    var start: Double
    /// The wall instant at which the frame's picture is expected to be visible, from which the
    /// scene's `now` is derived.
    var shown: Double
  }

  /// The accepted frame rates of a display, in frames per second. Other rates are clamped to this
  /// range. The upper bound also limits the rate of drags: 240 frames per second on a display of
  /// 240 Hz, and 240 instead of 288 on one of 144 Hz.
  static let rates = 30.0...240.0

  /// The share of a processor core's time up to which a drag has four frames per refresh (our
  /// choice). The share above which it has only two again is higher, so that the rate does not
  /// alternate.
  private static let cheapShare = 0.15
  private static let dearShare = 0.18
  /// The weight of a frame's processor time in the moving average.
  private static let costWeight = 1.0 / 16

  /// The seconds between two frames at rest and in animations: one refresh of the display.
  private(set) var refreshInterval: Double
  /// A Boolean value that indicates whether the presenter waits for the display's refresh.
  var isSynchronized = false { didSet { if isSynchronized != oldValue { forget() } } }
  /// A Boolean value that indicates whether frames come at the rate of a drag.
  var isDragging = false
  /// The seconds between two frames at present: `refreshInterval`, or less in a drag.
  var interval: Double {
    isDragging && !followsRefresh
      ? max(refreshInterval / dragFrames, 1 / Self.rates.upperBound) : refreshInterval
  }
  /// The number of frames per refresh in a drag.
  private var dragFrames = 2.0
  /// The moving average of the processor time of a drag's frames, in seconds, or `nil` before the
  /// first frame of a drag.
  private var dragCost: Double?
  /// The deviation from the grid, in seconds, up to which a frame counts as being on the grid.
  private var tolerance: Double { min(0.002, interval / 4) }
  private var last: Frame?
  private var isResting = true
  /// The moving average of the seconds from a frame's start until its picture is presented.
  private var measuredLead: Double
  /// The measured lead at the start of the current motion. It stays constant during the motion,
  /// because a lead that followed each measurement would make the motion's steps uneven.
  private var lead: Double
  private var phase: RefreshPhase
  /// The longest recent time from a frame's start to its presentation, in seconds. After a long
  /// frame the value decreases slowly.
  private var longestWork = 0.004
  /// A Boolean value that indicates whether the last frame presented a picture.
  private var hasPresented = false

  /// Creates a clock for a display.
  ///
  /// - Parameter framesPerSecond: The display's rate. A value of 0 or less stands for an unknown
  ///   rate and counts as 60. Other values are clamped to `rates`.
  init(framesPerSecond: Double) {
    refreshInterval = Self.interval(framesPerSecond)
    phase = RefreshPhase(interval: refreshInterval)
    measuredLead = 0.004
    lead = measuredLead
  }

  private static func interval(_ framesPerSecond: Double) -> Double {
    let rate = framesPerSecond > 0 ? framesPerSecond : 60
    return 1 / min(max(rate, rates.lowerBound), rates.upperBound)
  }

  /// Sets the display's rate after the window was moved to another display. The argument is treated
  /// as in `init(framesPerSecond:)`.
  mutating func setRate(_ framesPerSecond: Double) {
    let interval = Self.interval(framesPerSecond)
    guard interval != refreshInterval else { return }
    refreshInterval = interval
    forget()
  }

  private mutating func forget() { phase = RefreshPhase(interval: refreshInterval) }

  /// A Boolean value that indicates whether the display's refresh determines when frames start.
  private var followsRefresh: Bool { isSynchronized && phase.isReal }

  /// The wall instant at which the last frame started, or 0 before the first frame.
  var lastStart: Double { last?.start ?? 0 }

  /// The wall instant at which the last frame's picture was expected to be visible, or 0 before the
  /// first frame.
  var lastShown: Double { last?.shown ?? 0 }

  /// Returns the wall instant until which input is collected for the next frame.
  func deadline(at now: Double) -> Double {
    guard let last else { return now }
    let due = last.start + interval
    guard followsRefresh else { return isResting ? max(now, due) : due }
    if phase.isSearching { return hasPresented ? now : max(now, due) }
    if isResting, phase.isOutdated(at: now) { return max(now, due) }
    guard let shown = nextRefresh(after: now) else { return max(now, due) }
    return max(now, shown - longestWork - phase.presentingTime - margin)
  }

  /// Returns the instant of the first refresh after that of the last frame that can show a frame
  /// starting at `now`, or `nil` if no refresh is known.
  private func nextRefresh(after now: Double) -> Double? {
    let finished = now + longestWork + phase.presentingTime
    return phase.freeRefresh(atOrAfter: max(finished, lastShown + refreshInterval / 2))
  }

  /// The safety margin between the expected end of a frame's work and the refresh, in seconds,
  /// because the durations of frames differ.
  private var margin: Double { min(max(refreshInterval / 8, 0.001), 0.002) }

  /// Begins the next frame at `now`, which is at or after the deadline.
  mutating func begin(at now: Double) -> Frame {
    let due = last.map { $0.start + interval } ?? now
    if isResting {
      lead = measuredLead
      phase.beginMotion(at: now)
    }
    isResting = false
    hasPresented = false
    let isOnGrid = !followsRefresh && abs(now - due) <= tolerance
    let start = isOnGrid ? due : now
    let refresh = followsRefresh ? nextRefresh(after: now) : nil
    // The scene's time must not run backwards, so `shown` is never before that of the last frame.
    let frame = Frame(start: start, shown: max(refresh ?? start + lead, last?.shown ?? 0))
    last = frame
    return frame
  }

  /// Records that the frame's picture was passed to the presenter at the instant `submitted`, and
  /// that the presenter returned at `returned`, possibly after a wait for the display.
  ///
  /// - Parameter worked: The processor time between the two instants, in seconds.
  mutating func presented(from submitted: Double, to returned: Double, working worked: Double) {
    guard let last else { return }
    hasPresented = true
    if isSynchronized { phase.presented(from: submitted, to: returned, working: worked) }
    let work = min(max(submitted - last.start, 0), 3 * refreshInterval)
    longestWork = max(work, longestWork + (work - longestWork) / 8)
    let finished = followsRefresh ? submitted + phase.presentingTime : returned
    // The lead is at least the tolerance, so that no input of a frame has a later stamp than the
    // time of the frame.
    let elapsed = min(max(finished - last.start, tolerance), interval)
    measuredLead += (elapsed - measuredLead) / 8
  }

  /// Records the processor time, in seconds, of a frame that was presented. The processor time of a
  /// drag's frames determines the number of frames per refresh.
  mutating func worked(_ seconds: Double) {
    guard isDragging, !followsRefresh else { return }
    let before = dragCost ?? seconds
    let cost = before + (seconds - before) * Self.costWeight
    dragCost = cost
    let share = cost / max(refreshInterval / 4, 1 / Self.rates.upperBound)
    if share <= Self.cheapShare {
      dragFrames = 4
    } else if share > Self.dearShare {
      dragFrames = 2
    }
  }

  /// Records that nothing moves, so that the next frame starts as soon as something happens.
  mutating func rest() {
    isResting = true
  }
}
