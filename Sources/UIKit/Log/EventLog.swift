/// The log of a scene's events, in order: callbacks, gesture states, warnings and violations.
///
/// It keeps only the newest entries, so that its memory is bounded.
@MainActor package final class EventLog {
  /// The newest entries, oldest first: at least `capacity` of them, if there were so many.
  package private(set) var entries: [SceneEvent] = []
  /// The number of entries since the start.
  package private(set) var total = 0
  /// The minimum number of entries that are kept.
  package var capacity = 1000
  /// The number of `entries` that have been read.
  private var readCount = 0

  package init() {}

  package func append(_ event: SceneEvent) {
    entries.append(event)
    total += 1
    // Up to twice as many are kept, so that most appends move nothing.
    guard entries.count >= 2 * capacity else { return }
    let surplus = entries.count - capacity
    entries.removeFirst(surplus)
    readCount = max(0, readCount - surplus)
  }

  /// Returns the entries after the first `count` of all, as far as they are kept.
  package func entries(after count: Int) -> ArraySlice<SceneEvent> {
    entries.suffix(max(0, total - count))
  }

  package var hasNew: Bool { readCount < entries.count }

  /// Returns the entries since the last call.
  package func readNew() -> [SceneEvent] {
    defer { readCount = entries.count }
    return Array(entries[readCount...])
  }
}
