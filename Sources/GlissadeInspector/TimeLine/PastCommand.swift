import GlissadeGestures

/// A command that moves through the frame history.
package enum PastCommand: Hashable, Sendable {
  /// Shows the frame a number of frames earlier. From the present, it counts from the newest frame.
  case back(Int)
  /// Shows the frame a number of frames later, or the present if there is none.
  case forward(Int)
  /// Shows the oldest frame.
  case oldest
  /// Shows the present.
  case present
}

extension PastCommand {
  /// Creates the command of a key that has this meaning only while the past is shown, or `nil` if
  /// there is none.
  package init?(inThePast event: InputEvent) {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    let step = event.modifiers.contains(.shift) ? 10 : 1
    switch event.key {
    case "Escape": self = .present
    case "Left": self = .back(step)
    case "Right": self = .forward(step)
    default: return nil
    }
  }
}
