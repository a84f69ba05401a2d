import Foundation

/// The sandbox's window with all panes.
final class InstrumentWindow: DisplayFixture {
  /// The upper left corner of the canvas in a window of `size`, in which it has its full size.
  static let corner = (x: 283.0, y: 19.0)
  static let size = "1020x760"
  /// The area of the canvas on the screen then.
  static let canvas = Area(x: 283, y: 19, width: 375, height: 667)
  /// The program in the window.
  private var sandbox: Sandbox?

  /// Starts the sandbox and waits until all panes and all pictures in them are visible.
  func start(
    _ demo: String = "pull-down", _ more: [String] = [], size: String = size, scale: Int = 1
  ) throws -> Sandbox {
    try use(run(["--demo", demo, "--size", size] + more, scale: scale))
  }

  /// Gives the keyboard focus to a program.
  func use(_ sandbox: Sandbox) throws -> Sandbox {
    self.sandbox = sandbox
    try focus()
    return sandbox
  }

  // MARK: Input

  /// Returns the location in the window of a point on the canvas.
  func onCanvas(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Self.corner.x + x, Self.corner.y + y)
  }

  /// Returns a corner of a stroke at a point on the canvas.
  func onCanvas(_ x: Double, _ y: Double, over time: Double) -> (
    x: Double, y: Double, over: Double
  ) {
    (Self.corner.x + x, Self.corner.y + y, over: time)
  }

  /// Clicks and waits until the program has received the click.
  func click(_ x: Double, _ y: Double) throws {
    pointer.play(.click(at: (x, y)))
    try sandbox?.waitForInput()
  }

  /// Presses a key, by its name in X, and waits until the program has received it.
  func type(_ key: String) throws {
    connection.type(key)
    try sandbox?.waitForInput()
  }

  /// Plays a stroke and waits until the program has received it and nothing moves.
  func stroke(_ steps: [Pointer.Step], in sandbox: Sandbox) throws {
    pointer.play(steps)
    try sandbox.waitUntilIdle()
  }

  /// Restarts the demo on the canvas by its key.
  func restart(_ sandbox: Sandbox) throws {
    try type("Return")
    try sandbox.waitUntilIdle()
  }
}
