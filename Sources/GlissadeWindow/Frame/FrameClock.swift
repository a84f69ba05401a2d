/// A schedule of frames, with the instant that each of them shows.
///
/// Frames start on a grid of one interval, so that motion advances by equal steps. A frame that
/// starts late starts a new grid, because without vertical sync the old one has no advantage. All
/// times are wall seconds and are arguments; the clock itself reads none.
///
/// Where pictures are shown independently of the display's refresh, one is visible up to one
/// refresh after it was made. While a pointer drags, two frames are made per refresh there, or four
/// where they cost little, which lowers the average lag of the dragged view; at rest and in
/// animations the difference is not visible. Where the presenter waits for the refresh, there is
/// one frame per refresh, which starts as late as it can and still be shown with it, so that it has
/// the latest input.
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

  /// The part of a core's time up to which a drag's frames are made four times a refresh (our
  /// choice), and the one beyond which they are not any more. They differ, so that the rate does
  /// not alternate.
  private static let cheapShare = 0.15
  private static let dearShare = 0.18
  /// The weight of a frame in the mean of the processor time.
  private static let costWeight = 1.0 / 16

  /// The seconds between two frames at rest and in animations: one refresh of the display.
  private(set) var refreshInterval: Double
  /// A Boolean value that indicates whether the presenter waits for the display's refresh.
  var isSynchronized = false { didSet { if isSynchronized != oldValue { forget() } } }
  /// A Boolean value that indicates whether a pointer drags.
  var isDragging = false
  /// The seconds between two frames.
  var interval: Double {
    isDragging && !followsRefresh
      ? max(refreshInterval / dragFrames, 1 / Self.rates.upperBound) : refreshInterval
  }
  /// The number of frames per refresh in a drag.
  private var dragFrames = 2.0
  /// The mean processor time of a drag's frames, in seconds; `nil` before the first.
  private var dragCost: Double?
  /// The delay up to which a frame counts as being on the grid, in seconds.
  private var tolerance: Double { min(0.002, interval / 4) }
  private var last: Frame?
  private var isResting = true
  /// The seconds from a frame's start to its picture, as measured so far.
  private var measuredLead: Double
  /// The measured lead at the start of the current motion. It stays constant during the motion,
  /// because a lead that followed each measurement would make the motion's steps uneven.
  private var lead: Double
  private var phase: RefreshPhase
  /// The longest recent time from a frame's start to its presentation, in seconds; it falls slowly.
  private var longestWork = 0.004
  /// A Boolean value that indicates whether the last frame had a picture.
  private var hasPresented = false

  /// Creates a clock.
  ///
  /// - Parameter framesPerSecond: The display's rate. A display without one reports 0 or less,
  ///   which counts as 60. Other values are clamped to `rates`.
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

  /// Sets the display's rate, as in `init(framesPerSecond:)`: the window is on another display.
  mutating func setRate(_ framesPerSecond: Double) {
    let interval = Self.interval(framesPerSecond)
    guard interval != refreshInterval else { return }
    refreshInterval = interval
    forget()
  }

  private mutating func forget() { phase = RefreshPhase(interval: refreshInterval) }

  /// A Boolean value that indicates whether the display's refresh determines the frames.
  private var followsRefresh: Bool { isSynchronized && phase.isReal }

  /// The start of the last frame; 0 before the first.
  var lastStart: Double { last?.start ?? 0 }

  /// The instant at which the last frame's picture was expected to be visible; 0 before the first.
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

  /// Returns the refresh with which a frame is shown that starts at `now` or later, one after that
  /// of the last frame; `nil` if it is unknown.
  private func nextRefresh(after now: Double) -> Double? {
    let finished = now + longestWork + phase.presentingTime
    return phase.freeRefresh(atOrAfter: max(finished, lastShown + refreshInterval / 2))
  }

  /// The time by which a frame is finished before the refresh, in seconds, because its duration
  /// differs from that of others.
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
    // The scene's time never runs backwards, so no frame is shown before its predecessor.
    let frame = Frame(start: start, shown: max(refresh ?? start + lead, last?.shown ?? 0))
    last = frame
    return frame
  }

  /// Records that the frame's picture was handed over at `submitted`, and that the presenter
  /// returned at `returned`, possibly after a wait for the display.
  ///
  /// - Parameter worked: The processor time in between, in seconds.
  mutating func presented(from submitted: Double, to returned: Double, working worked: Double) {
    guard let last else { return }
    hasPresented = true
    if isSynchronized { phase.presented(from: submitted, to: returned, working: worked) }
    let work = min(max(submitted - last.start, 0), 3 * refreshInterval)
    longestWork = max(work, longestWork + (work - longestWork) / 8)
    let finished = followsRefresh ? submitted + phase.presentingTime : returned
    // The lead is at least the tolerance, so that no input of the frame has a later stamp than the
    // frame.
    let elapsed = min(max(finished - last.start, tolerance), interval)
    measuredLead += (elapsed - measuredLead) / 8
  }

  /// Records the processor time of a frame that was presented, in seconds. That of a drag's frames
  /// determines how many there are.
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
