/// A display server that a test starts for itself, with a pointer of its own.
protocol DisplayServer: AnyObject {
  /// What a program's environment has to say for its window to open there and nowhere else.
  var environment: [String: String] { get }

  /// What was done with its pointer and its keys.
  var inputCount: InputCount { get }
}

/// What moves a display server's pointer and presses its first button.
protocol PointerDevice: AnyObject {
  /// What was done with the pointer and the keys of its server.
  var inputCount: InputCount { get }

  /// Moves the pointer to a place on the screen, in pixels.
  func movePointer(toX x: Int, y: Int)

  /// Presses or releases the first button where the pointer is.
  func setButton(pressed: Bool)
}

/// How many presses and releases of the button, and presses of keys, a program is to see.
final class InputCount {
  var total = 0
}
