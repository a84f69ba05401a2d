/// The rule by which a scene places input in time. A recording contains the rule with which it was
/// made, and the player replays it by that rule.
package enum InputRule: Int, Hashable, Sendable, CaseIterable {
  /// All code observes the frame's instant, and a drag shows the newest sample. Recordings of the
  /// formats 1 and 2 were made by this rule.
  case frames = 1
  /// Code that handles an event observes the event's instant (M-48, M-49), and a drag shows the
  /// pointer at a constant age (M-51).
  case events = 2

  /// The rule of new scenes and recordings.
  package static let current = InputRule.events
}
