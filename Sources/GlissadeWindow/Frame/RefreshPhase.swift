/// An estimate of the instants of the display's refreshes, derived from the times for which the
/// presenter waits for the display.
///
/// A presenter with vertical sync waits in some frames until a refresh, and returns just after the
/// refresh. After such a wait, later refreshes are extrapolated with the display's interval. Some
/// drivers wait for the picture that was sent, others for an earlier one, so that pictures queue
/// up. All times are wall seconds and are arguments.
struct RefreshPhase: Sendable {
  /// The seconds between two refreshes.
  let interval: Double
  /// The instant of the last refresh that ended a wait, or `nil` if there was none or it is
  /// outdated.
  private var seen: Double?
  /// The estimated instant of the refresh that shows the last picture that was sent.
  private(set) var taken = -Double.infinity
  /// The number of pictures that are not shown yet when a presentation returns from a wait.
  private var queueLength = 0
  /// The moving average of the processor time of a presentation, in seconds, or `nil` before the
  /// first.
  private var work: Double?
  /// The instants at which the last pictures were sent.
  private var sent: [Double] = []
  /// The number of presentations in the present search for a refresh that should have caused a
  /// wait, because each was soon after the one before.
  private var searched = 0
  /// The number of successive searches that ended without a wait.
  private var vainSearches = 0

  /// The number of presentations without a wait after which a search ends. It is more than the
  /// three pictures that drivers queue up.
  private static let longestSearch = 5
  /// The number of successive searches without a wait after which the presenter counts as one that
  /// never waits.
  private static let patience = 3
  /// The time after which an extrapolation is too inaccurate for the next motion, in seconds:
  /// displays report whole frames per second, and the real rate can differ by one part in a
  /// thousand.
  private static let memory = 1.0
  /// The shortest time without work, in seconds, that counts as a wait for the display.
  private static let shortestWait = 0.001

  init(interval: Double) { self.interval = interval }

  /// A Boolean value that indicates whether the presenter is assumed to wait for the display's
  /// refresh.
  var isReal: Bool { vainSearches < Self.patience }

  /// A Boolean value that indicates whether frames must follow each other without a pause, so that
  /// the presenter has to wait and the wait reveals a refresh.
  var isSearching: Bool { isReal && seen == nil && searched < Self.longestSearch }

  /// The duration of a presentation without the wait, in seconds.
  var presentingTime: Double { min(work ?? 0, interval / 2) }

  /// Returns whether the last refresh is unknown or too old to extrapolate the refreshes of a
  /// motion that begins at `now`.
  func isOutdated(at now: Double) -> Bool { seen.map { now - $0 > Self.memory } ?? true }

  /// Removes the last refresh if it is outdated at `now`, the start of a motion, and begins a
  /// search for a new one.
  mutating func beginMotion(at now: Double) {
    guard isOutdated(at: now) else { return }
    seen = nil
    searched = 0
    sent.removeAll { now - $0 > interval }
  }

  /// Records that a picture was presented.
  ///
  /// - Parameters:
  ///   - submitted: The instant at which the picture was passed to the presenter.
  ///   - returned: The instant at which the presenter returned.
  ///   - worked: The processor time of all threads between the two instants, in seconds. The rest
  ///     of the time counts as a wait.
  mutating func presented(from submitted: Double, to returned: Double, working worked: Double) {
    let time = max(returned - submitted, 0)
    let part = min(max(worked, 0), time)
    work = work.map { $0 + (part - $0) / 8 } ?? part
    sent = sent.suffix(Self.longestSearch) + [submitted]
    if time - part > max(Self.shortestWait, part / 4) {
      waited(until: returned)
    } else if let shown = refresh(atOrAfter: submitted + presentingTime) {
      taken = max(shown, taken + interval)
    } else if isSearching, sent.count > 1, submitted - sent[sent.count - 2] < interval * 0.75 {
      searched += 1
      if searched == Self.longestSearch { vainSearches += 1 }
    }
  }

  /// Records that the presenter waited until a refresh. Since the first picture in `sent`, each
  /// refresh has shown one of these pictures; the others are in the queue.
  private mutating func waited(until returned: Double) {
    let refreshes = ((returned - (sent.first ?? returned)) / interval).rounded(.down) + 1
    let waiting = max(sent.count - Int(refreshes), 0)
    queueLength = seen == nil ? waiting : max(waiting, queueLength)
    seen = returned
    taken = returned + Double(queueLength) * interval
    vainSearches = 0
  }

  /// Returns the estimated instant of the first refresh at or after an instant, or `nil` if no
  /// refresh is known.
  func refresh(atOrAfter instant: Double) -> Double? {
    guard let seen else { return nil }
    // A refresh that lies before the instant only by a rounding error counts as being at the
    // instant.
    return seen + ((instant - seen) / interval - 1e-6).rounded(.up) * interval
  }

  /// Returns the estimated instant of the first refresh at or after an instant that can show a new
  /// picture, or `nil` if no refresh is known.
  func freeRefresh(atOrAfter instant: Double) -> Double? {
    refresh(atOrAfter: max(instant, taken + interval / 2))
  }
}
