/// What happened in a scene, in order: callbacks, gesture states, warnings, violations.
@MainActor package final class EventLog {
  package private(set) var entries: [String] = []
  private var taken = 0

  package init() {}

  package func append(_ text: String) { entries.append(text) }

  package var hasNew: Bool { taken < entries.count }

  /// What came since the last call.
  package func takeNew() -> [String] {
    defer { taken = entries.count }
    return Array(entries[taken...])
  }
}
