/// A display server that a test starts for itself, with a pointer of its own.
protocol DisplayServer: AnyObject {
  /// The environment variables with which a program opens its window there and nowhere else.
  var environment: [String: String] { get }

  /// The presses and releases of its pointer and its keys.
  var inputCount: InputCount { get }
}

/// A device that moves a display server's pointer and presses its first button.
protocol PointerDevice: AnyObject {
  /// The presses and releases of the pointer and the keys of its server.
  var inputCount: InputCount { get }

  /// Moves the pointer to a location on the screen, in pixels.
  func movePointer(toX x: Int, y: Int)

  /// Presses or releases the first button where the pointer is.
  func setButton(pressed: Bool)
}

/// The numbers of presses and releases of the button, and of presses of keys, that a program
/// receives.
final class InputCount {
  var total = 0
}
