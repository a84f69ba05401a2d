/// The log of a scene's events, in order: callbacks, gesture states, warnings and violations.
///
/// It keeps only the newest entries, so that its memory is bounded.
@MainActor package final class EventLog {
  /// An event with its explanation, or an explanation of its own, for an inspector. Traces and
  /// tests have the events alone.
  package struct Line: Hashable, Sendable {
    /// The event; a remark for an explanation of its own.
    package let event: SceneEvent
    /// The reason of the event, or `nil`.
    package let reason: String?
    /// A Boolean value that indicates whether the line is an explanation of its own.
    package var isExplanation = false
  }

  /// The newest entries, oldest first: at least `capacity` of them, if there were so many.
  package private(set) var entries: [SceneEvent] = []
  /// The number of entries since the start.
  package private(set) var total = 0
  /// The minimum number of entries, and of lines, that are kept.
  package var capacity = 1000
  /// The number of `entries` that have been read.
  private var readCount = 0
  /// The newest lines, and their number since the start.
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
    // Up to twice as many are kept, so that most appends move nothing.
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

  /// Returns the lines after the first `count` of all, as far as they are kept.
  package func lines(after count: Int) -> ArraySlice<Line> {
    lines.suffix(max(0, lineTotal - count))
  }

  package var hasNew: Bool { readCount < entries.count }

  /// Returns the entries since the last call.
  package func readNew() -> [SceneEvent] {
    defer { readCount = entries.count }
    return Array(entries[readCount...])
  }
}
