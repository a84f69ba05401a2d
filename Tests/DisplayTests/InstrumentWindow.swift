import Foundation

/// The sandbox's window with its panes, as a person at it sees and uses it.
final class InstrumentWindow {
  /// A part of the screen, in pixels.
  struct Area {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  let server: XServer
  let connection: XConnection
  let pointer: Pointer
  /// The stage's left upper corner in a window of `size`, where it has its full size.
  static let corner = (x: 283.0, y: 19.0)
  static let size = "1020x760"

  init() throws {
    server = try XServer()
    connection = try XConnection(to: server)
    pointer = Pointer(connection)
  }

  /// Starts the sandbox and waits until all its panes are there.
  func start(_ demo: String, size: String = size, scale: Int = 1) throws -> Sandbox {
    let sandbox = try Sandbox(on: server, ["--demo", demo, "--size", size], scale: scale)
    // Pictures of the demos come one after the other.
    usleep(500_000)
    try sandbox.waitUntilIdle()
    connection.focus(try connection.window)
    return sandbox
  }

  // MARK: Hands

  /// A place of the stage in the window.
  func stage(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Self.corner.x + x, Self.corner.y + y)
  }

  /// The same as a corner of a stroke.
  func stage(_ x: Double, _ y: Double, over time: Double) -> (x: Double, y: Double, over: Double) {
    (Self.corner.x + x, Self.corner.y + y, over: time)
  }

  func click(_ x: Double, _ y: Double) {
    pointer.play(.click(at: (x, y)))
    usleep(100_000)
  }

  /// Presses a key, as X names it.
  func type(_ key: String) throws {
    connection.type(key)
    usleep(100_000)
  }

  /// Plays a stroke on the stage and waits until its release has been answered and nothing moves.
  func stroke(_ steps: [Pointer.Step], in sandbox: Sandbox) throws {
    func releases() throws -> Int {
      try sandbox.trace().frames.reduce(0) { $0 + $1.input.filter { $0.kind == "up" }.count }
    }
    let before = try releases()
    pointer.play(steps)
    try sandbox.wait(for: "the release") { try releases() > before }
    try sandbox.waitUntilIdle()
  }

  /// Starts the demo on stage afresh, by the key that does so.
  func restart(_ sandbox: Sandbox) throws {
    let before = try sandbox.trace().frames.count
    try type("Return")
    try sandbox.wait(for: "the demo's first page") {
      let frames = try sandbox.trace().frames
      return frames.count > before && frames.last?.views["page.second"] == nil
    }
    try sandbox.waitUntilIdle()
  }

  // MARK: Eyes

  func picture(_ area: Area) throws -> Screenshot {
    try Screenshot(
      of: connection, x: area.x, y: area.y, width: area.width, height: area.height)
  }

  /// Waits until a part of the screen shows a picture.
  func expect(_ area: Area, toShow picture: Screenshot) throws {
    try wait(for: "what was there before", at: area) { $0 == picture }
  }

  /// Waits until a part of the screen shows something else.
  func expect(_ area: Area, toDifferFrom picture: Screenshot) throws {
    try wait(for: "something else", at: area) { $0 != picture }
  }

  /// Waits until a part of the screen shows what it should; a busy machine has its time.
  func wait(for what: String, at area: Area, _ isSeen: (Screenshot) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 10)
    while try !isSeen(picture(area)) {
      guard Date() < end else { throw SetupError("Waited in vain to see \(what) at \(area).") }
      usleep(50_000)
    }
  }
}
