/// What happens to the run on stage.
package enum Tape: Hashable, Sendable {
  case idle
  /// A file gets it.
  case recording
  /// It is an old one that is shown again.
  case replaying
}
