import GlissadeGestures

/// Ways along the film of what was.
package enum PastCommand: Hashable, Sendable {
  /// So many frames back; from the present, before the one that shows.
  case back(Int)
  /// So many frames on, to the present at the most.
  case on(Int)
  /// As far back as the film goes.
  case oldest
  case present
}

extension PastCommand {
  /// What a key means while the past shows, and only then; nil if nothing else than usual.
  package init?(inThePast event: InputEvent) {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    let step = event.modifiers.contains(.shift) ? 10 : 1
    switch event.key {
    case "Escape": self = .present
    case "Left": self = .back(step)
    case "Right": self = .on(step)
    default: return nil
    }
  }
}
