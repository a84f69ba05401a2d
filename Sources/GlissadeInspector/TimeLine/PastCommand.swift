import GlissadeGestures

/// A command that moves through the frame history.
package enum PastCommand: Hashable, Sendable {
  /// Shows the frame that is a number of frames earlier, counted from the newest frame if the
  /// present is visible.
  case back(Int)
  /// Shows the frame that is a number of frames later, or the present after the newest frame.
  case forward(Int)
  /// Shows the oldest frame.
  case oldest
  /// Shows the present.
  case present
}

extension PastCommand {
  /// Creates the command of a key that is valid only while the past is visible; returns `nil` for a
  /// key without such a command.
  package init?(inThePast event: InputEvent) {
    if event.key == "Escape", event.modifiers.subtracting(.shift).isEmpty {
      self = .present
    } else {
      self.init(arrow: event)
    }
  }

  /// Creates the command of a key that is valid only while the time line has the focus; returns
  /// `nil` for a key without such a command.
  package init?(onTimeLine event: InputEvent) {
    switch event.key {
    case "Home": self = .oldest
    case "End": self = .present
    default: self.init(arrow: event)
    }
  }

  private init?(arrow event: InputEvent) {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    let step = event.modifiers.contains(.shift) ? 10 : 1
    switch event.key {
    case "Left": self = .back(step)
    case "Right": self = .forward(step)
    default: return nil
    }
  }
}
