/// The log of a scene's events in chronological order: callbacks, gesture states, warnings and
/// violations.
///
/// The log keeps only the newest entries, so that its memory is bounded.
@MainActor package final class EventLog {
  /// An event with its explanation, or an explanation without an event, for an inspector. Traces
  /// and tests contain only the events.
  package struct Line: Hashable, Sendable {
    /// The event; for an explanation without an event, a remark with its text.
    package let event: SceneEvent
    /// The reason of the event, or `nil`.
    package let reason: String?
    /// A Boolean value that indicates whether the line is an explanation without an event.
    package var isExplanation = false
  }

  /// The newest events, oldest first: at least `capacity` of them, or all if fewer were appended.
  package private(set) var entries: [SceneEvent] = []
  /// The number of events that have been appended since the start.
  package private(set) var total = 0
  /// The minimum number of events, and of lines, that the log keeps.
  package var capacity = 1000
  /// The number of `entries` that `readNew()` has returned.
  private var readCount = 0
  /// The newest lines; `lineTotal` counts all lines since the start.
  private var lines: [Line] = []
  package private(set) var lineTotal = 0

  package init() {}

  /// Appends an event.
  ///
  /// - Parameter reason: The reason of the event, for an inspector.
  package func append(_ event: SceneEvent, because reason: String? = nil) {
    append(Line(event: event, reason: reason))
    entries.append(event)
    total += 1
    // Up to twice `capacity` entries are kept, so that most appends move no entry.
    guard entries.count >= 2 * capacity else { return }
    let surplus = entries.count - capacity
    entries.removeFirst(surplus)
    readCount = max(0, readCount - surplus)
  }

  /// Appends an explanation that belongs to no event.
  package func explain(_ text: String) {
    append(Line(event: .remark(text), reason: nil, isExplanation: true))
  }

  private func append(_ line: Line) {
    lines.append(line)
    lineTotal += 1
    if lines.count >= 2 * capacity { lines.removeFirst(lines.count - capacity) }
  }

  /// Returns the lines after the first `count` lines since the start, as far as the log still keeps
  /// them.
  package func lines(after count: Int) -> ArraySlice<Line> {
    lines.suffix(max(0, lineTotal - count))
  }

  package var hasNew: Bool { readCount < entries.count }

  /// Returns the events that have been appended since the last call of this method.
  package func readNew() -> [SceneEvent] {
    defer { readCount = entries.count }
    return Array(entries[readCount...])
  }
}
