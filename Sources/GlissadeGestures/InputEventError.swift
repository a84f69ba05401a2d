/// An error in a recorded input event.
public enum InputEventError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A number that is NaN or infinite.
  case notFinite(field: String)
  /// A modifier key that is not one of `shift`, `control`, `alternate`, `command`.
  case unknownModifier(String)
  /// A window size below zero.
  case negativeSize(field: String)

  /// A description of the error in one line.
  public var description: String {
    switch self {
    case .notFinite(let field):
      "input event: “\(field)” is not a finite number; give seconds or points"
    case .unknownModifier(let name):
      "input event: unknown modifier “\(name)”; use shift, control, alternate or command"
    case .negativeSize(let field):
      "input event: “\(field)” is negative; a window's size is 0 or more points"
    }
  }
}
