import Foundation
import Testing

/// A demo in a window of its own, on its own X server, with the server's pointer.
final class DemoWindow {
  static let size = (width: 375.0, height: 667.0)
  let server: XServer
  let connection: XConnection
  let pointer: Pointer
  private let demo: String
  private let speed: Double

  /// - Parameter speed: seconds of the demo per second.
  init(_ demo: String, speed: Double = 1) throws {
    (self.demo, self.speed) = (demo, speed)
    server = try XServer()
    connection = try XConnection(to: server)
    pointer = Pointer(connection)
  }

  func start() throws -> Sandbox {
    let sandbox = try Sandbox(
      on: server,
      ["--demo", demo, "--stage-only", "--size", "375x667", "--speed", "\(speed)"])
    try sandbox.waitUntilIdle()
    return sandbox
  }

  /// Does something with the window, waits until everything has settled, and ends the program.
  ///
  /// A machine that is too busy to let the pointer move evenly spoils a stroke; it gets some more
  /// tries, because nothing can be learnt from one that was never made.
  ///
  /// - Parameters:
  ///   - isMeant: whether the window was found by the stroke as it was meant to be found.
  ///   - act: returns the stroke by whose speed the outcome stands or falls, if there is one.
  func trace(
    where isMeant: (Trace) -> Bool = { _ in true }, _ act: (Sandbox) throws -> [Pointer.Step]?
  ) throws -> Trace {
    for _ in 0..<10 {
      let sandbox = try start()
      let stroke = try act(sandbox)
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      let paced = stroke?.map { Pointer.Step(time: $0.time * speed, action: $0.action) }
      #expect(exitCode == 0)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
      #expect(trace.frames.last?.transition == nil)
      guard paced.map({ trace.lastStroke.follows($0) && trace.endsInMotion(speed) }) ?? true,
        isMeant(trace)
      else { continue }
      return trace
    }
    try BusyMachine.giveUp(after: 10)
  }
}

extension Sandbox {
  /// The middle of a view where the newest frame shows it.
  func center(of view: String) throws -> (x: Double, y: Double) {
    guard let shown = try trace().frames.last?.views[view] else {
      throw SetupError("There is no view “\(view)” in the window.")
    }
    return (shown.x + shown.width / 2, shown.y + shown.height / 2)
  }
}

extension Trace {
  /// Whether the last release came soon after the last move: else the pointer stood still by then.
  fileprivate func endsInMotion(_ speed: Double) -> Bool {
    guard let up = input.last(where: { $0.kind == "up" }),
      let move = lastStroke.heldMoves.last
    else { return false }
    return up.t - move.t < 0.02 * speed
  }

  /// Whether the last press found something under way, as a stroke means that is to catch it: on a busy
  /// machine it may have arrived before.
  var catchesInFlight: Bool {
    let press = frames.lastIndex { frame in frame.input.contains { $0.kind == "down" } } ?? 0
    return press > 0 && frames[press - 1].transition != nil
  }
}
