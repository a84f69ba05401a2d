/// Decides when frames happen and what time each of them shows.
///
/// Frames start on a grid of one interval, so that motion advances by equal steps; a frame that
/// could not start in time starts a new grid, because without vertical sync nothing is gained by
/// keeping the old one. All times are wall seconds and are handed in: the clock itself reads none.
///
/// A window's surface is shown without regard to the display's refresh, so a picture is seen up to a
/// refresh after it was made. While a pointer drags, frames come twice in a refresh, which halves the time
/// by which the dragged view lags behind on average; at rest and in animations nobody would see it
/// (SPEC R-02).
struct FrameClock {
  /// When a frame starts and when it is expected to be seen.
  struct Frame: Equatable {
    /// Wall instant at which the frame's work starts.
    var start: Double
    /// Wall instant at which its picture is expected on the screen: the scene's `now`.
    var shown: Double
  }

  /// Frames in a second that a display may ask for; what it reports beyond is not believed. The larger one
  /// holds in a drag, too: a display of 240 Hz gets 240 frames, one of 144 Hz gets 240, not 288.
  static let rates = 30.0...240.0

  /// Seconds between two frames at rest and in animations: one refresh of the display.
  let refreshInterval: Double
  /// Whether a pointer drags.
  var isDragging = false
  /// Seconds between two frames.
  var interval: Double {
    isDragging ? max(refreshInterval / 2, 1 / Self.rates.upperBound) : refreshInterval
  }
  /// How late a frame may start and still count as on the grid, in seconds.
  private var tolerance: Double { min(0.002, interval / 4) }
  private var last: Frame?
  private var isResting = true
  /// Seconds from a frame's start to its picture, as measured so far.
  private var measuredLead: Double
  /// The measured lead when the present motion began. It stays the same while things move: a lead
  /// that followed each measurement would make the steps of a motion uneven.
  private var lead: Double

  /// - Parameter framesPerSecond: the display's rate; 0 or less, which is what a display
  ///   without one reports, counts as 60. Others are kept within `rates`.
  init(framesPerSecond: Double) {
    let rate = framesPerSecond > 0 ? framesPerSecond : 60
    refreshInterval = 1 / min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    measuredLead = 0.004
    lead = measuredLead
  }

  /// When the last frame started; 0 before the first.
  var lastStart: Double { last?.start ?? 0 }

  /// When the last frame's picture was expected to be seen; 0 before the first.
  var lastShown: Double { last?.shown ?? 0 }

  /// The wall instant until which input is collected for the next frame.
  func deadline(at now: Double) -> Double {
    guard let last else { return now }
    let due = last.start + interval
    return isResting ? max(now, due) : due
  }

  /// Starts the next frame at `now`, which is at or after the deadline.
  mutating func begin(at now: Double) -> Frame {
    let due = last.map { $0.start + interval } ?? now
    if isResting { lead = measuredLead }
    isResting = false
    let start = abs(now - due) <= tolerance ? due : now
    // Never before the frame that went before: the scene's time does not run backwards.
    let shown = max(start + lead, last?.shown ?? 0)
    let frame = Frame(start: start, shown: shown)
    last = frame
    return frame
  }

  /// Notes that the frame's picture was handed to the display at `now`.
  mutating func presented(at now: Double) {
    guard let last else { return }
    // At least the tolerance: no input of the frame may be stamped later than what the frame shows.
    let taken = min(max(now - last.start, tolerance), interval)
    measuredLead += (taken - measuredLead) / 8
  }

  /// Notes that nothing moves: the next frame starts as soon as something happens.
  mutating func rest() {
    isResting = true
  }
}
