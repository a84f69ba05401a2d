/// The instants of the display's refreshes, as far as the display's own waits reveal them.
///
/// A presenter with vertical sync waits in some frames until a refresh has passed, and returns just
/// after it. From such a wait on, refreshes are extrapolated by the display's interval. Drivers
/// differ in when they wait: some for the picture that was sent, others for one before it, so that
/// pictures queue up. All times are wall seconds and are arguments.
struct RefreshPhase: Sendable {
  /// The seconds between two refreshes.
  let interval: Double
  /// The instant of the refresh that was seen last, or `nil`.
  private var seen: Double?
  /// The refresh that shows the last picture that was sent, as far as is known.
  private(set) var taken = -Double.infinity
  /// The pictures that are still to be shown when a presentation returns from a wait.
  private var queueLength = 0
  /// The processor time of recent presentations, in seconds.
  private var work: Double?
  /// The instants at which the last pictures were sent.
  private var sent: [Double] = []
  /// The presentations since the search for a refresh began that followed the one before so soon
  /// that a display would have had to wait.
  private var searched = 0
  /// The searches that ended without a wait.
  private var vainSearches = 0

  /// The presentations without a wait after which a search ends: drivers queue up to three
  /// pictures.
  private static let longestSearch = 5
  /// The vain searches after which the display counts as one that does not wait.
  private static let patience = 3
  /// The time after which an extrapolation is too inaccurate for the next motion, in seconds:
  /// displays report whole frames per second, and can differ from these by one part in a thousand.
  private static let memory = 1.0
  /// The shortest wait that is distinguished from work, in seconds.
  private static let shortestWait = 0.001

  init(interval: Double) { self.interval = interval }

  /// A Boolean value that indicates whether the display waits at all, as far as is known.
  var isReal: Bool { vainSearches < Self.patience }

  /// A Boolean value that indicates whether frames are to follow each other at once, so that the
  /// display has to wait and a refresh is seen.
  var isSearching: Bool { isReal && seen == nil && searched < Self.longestSearch }

  /// The part of a presentation that is no wait, in seconds.
  var presentingTime: Double { min(work ?? 0, interval / 2) }

  /// Returns whether the extrapolation is too inaccurate for a motion that begins at `now`.
  func isOutdated(at now: Double) -> Bool { seen.map { now - $0 > Self.memory } ?? true }

  /// Forgets an outdated refresh, at the start of a motion.
  mutating func beginMotion(at now: Double) {
    guard isOutdated(at: now) else { return }
    seen = nil
    searched = 0
    sent.removeAll { now - $0 > interval }
  }

  /// Records a presentation.
  ///
  /// - Parameters:
  ///   - submitted: The instant at which the picture was handed over.
  ///   - returned: The instant at which the presenter returned.
  ///   - worked: The processor time in between, in seconds, of all threads: what remains is a wait.
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

  /// Records that the display waited until a refresh. Of the pictures that were sent before, one
  /// was shown with each refresh since the first of them.
  private mutating func waited(until returned: Double) {
    let refreshes = ((returned - (sent.first ?? returned)) / interval).rounded(.down) + 1
    let waiting = max(sent.count - Int(refreshes), 0)
    queueLength = seen == nil ? waiting : max(waiting, queueLength)
    seen = returned
    taken = returned + Double(queueLength) * interval
    vainSearches = 0
  }

  /// Returns the first refresh at or after an instant, or `nil` if none has been seen.
  func refresh(atOrAfter instant: Double) -> Double? {
    guard let seen else { return nil }
    // A refresh that is a rounding error before the instant is the one that was meant.
    return seen + ((instant - seen) / interval - 1e-6).rounded(.up) * interval
  }

  /// Returns the first refresh at or after an instant that shows no picture yet, or `nil` if none
  /// has been seen.
  func freeRefresh(atOrAfter instant: Double) -> Double? {
    refresh(atOrAfter: max(instant, taken + interval / 2))
  }
}
