/// What happened in a scene, in order: callbacks, gesture states, warnings, violations.
///
/// It keeps the newest entries only, so that a program that runs for a day does not grow.
@MainActor package final class EventLog {
  /// The newest entries, oldest first; at least `capacity` of them, if there were so many.
  package private(set) var entries: [String] = []
  /// How many entries there have been in all.
  package private(set) var total = 0
  /// How many entries are kept at least.
  package var capacity = 1000
  /// How many of `entries` have been taken.
  private var taken = 0

  package init() {}

  package func append(_ text: String) {
    entries.append(text)
    total += 1
    // Twice as many may gather, so that most appends move nothing.
    guard entries.count >= 2 * capacity else { return }
    let surplus = entries.count - capacity
    entries.removeFirst(surplus)
    taken = max(0, taken - surplus)
  }

  /// What came after the first `count` of all entries, as far as it is kept.
  package func entries(after count: Int) -> ArraySlice<String> {
    entries.suffix(max(0, total - count))
  }

  package var hasNew: Bool { taken < entries.count }

  /// What came since the last call.
  package func takeNew() -> [String] {
    defer { taken = entries.count }
    return Array(entries[taken...])
  }
}
