import Foundation

/// The sandbox's window with its panes, as a person at it sees and uses it.
final class InstrumentWindow: DisplayFixture {
  /// The canvas's left upper corner in a window of `size`, where it has its full size.
  static let corner = (x: 283.0, y: 19.0)
  static let size = "1020x760"
  /// Where the canvas is on the screen then.
  static let canvas = Area(x: 283, y: 19, width: 375, height: 667)
  /// The program in the window.
  private var sandbox: Sandbox?

  /// Starts the sandbox and waits until all its panes and all pictures in them are there.
  func start(
    _ demo: String = "pull-down", _ more: [String] = [], size: String = size, scale: Int = 1
  ) throws -> Sandbox {
    try use(run(["--demo", demo, "--size", size] + more, scale: scale))
  }

  /// Gives the keyboard to a program.
  func use(_ sandbox: Sandbox) throws -> Sandbox {
    self.sandbox = sandbox
    try focus()
    return sandbox
  }

  // MARK: Input

  /// A place of the canvas in the window.
  func stage(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Self.corner.x + x, Self.corner.y + y)
  }

  /// The same as a corner of a stroke.
  func stage(_ x: Double, _ y: Double, over time: Double) -> (x: Double, y: Double, over: Double) {
    (Self.corner.x + x, Self.corner.y + y, over: time)
  }

  /// Clicks and waits until the program has received that.
  func click(_ x: Double, _ y: Double) throws {
    pointer.play(.click(at: (x, y)))
    try sandbox?.waitForInput()
  }

  /// Presses a key, as X names it, and waits until the program has received it.
  func type(_ key: String) throws {
    connection.type(key)
    try sandbox?.waitForInput()
  }

  /// Plays a stroke and waits until it has been answered and nothing moves.
  func stroke(_ steps: [Pointer.Step], in sandbox: Sandbox) throws {
    pointer.play(steps)
    try sandbox.waitUntilIdle()
  }

  /// Starts the demo on the canvas afresh, by the key that does so.
  func restart(_ sandbox: Sandbox) throws {
    try type("Return")
    try sandbox.waitUntilIdle()
  }
}
