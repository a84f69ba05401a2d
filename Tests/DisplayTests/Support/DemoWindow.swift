import Foundation
import Testing

/// A demo alone in a window, on an X server of its own, with the server's pointer.
final class DemoWindow: DisplayFixture {
  static let size = (width: 375.0, height: 667.0)
  private let demo: String
  private let speed: Double

  /// - Parameter speed: seconds of the demo per second.
  init(_ demo: String, speed: Double = 1) throws {
    self.demo = demo
    self.speed = speed
    try super.init()
  }

  /// Starts the demo and waits until nothing moves in it.
  func start() throws -> Sandbox { try canvas(demo, ["--speed", "\(speed)"]) }

  /// Does something with the window, waits until everything has settled, and ends the program.
  ///
  /// - Parameters:
  ///   - isMeant: whether the stroke found the window as it was meant to.
  ///   - act: returns the stroke by whose speed the outcome stands or falls, if there is one.
  func trace(
    where isMeant: (Trace) -> Bool = { _ in true }, _ act: (Sandbox) throws -> [Pointer.Step]?
  ) throws -> Trace {
    try repeated {
      let sandbox = try start()
      let stroke = try act(sandbox)
      try sandbox.waitUntilIdle()
      let (trace, exitCode) = try sandbox.stop()
      #expect(exitCode == 0)
      #expect(!trace.events.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
      #expect(trace.frames.last?.transition == nil)
      if let stroke, !trace.ends(like: stroke, speed: speed) { return nil }
      return isMeant(trace) ? trace : nil
    }
  }

  /// Does a stroke that is followed by others, and begins again if the machine delayed it.
  func play(_ stroke: [Pointer.Step], in sandbox: Sandbox) throws {
    pointer.play(stroke)
    try sandbox.waitForInput()
    guard try sandbox.trace().ends(like: stroke, speed: speed) else { throw DelayedStroke() }
  }

  /// Does a stroke, waits until everything has settled, and ends the program.
  ///
  /// - Parameters:
  ///   - isPaced: whether the outcome depends on how fast the pointer moves.
  ///   - isMeant: whether the window got the stroke as it was meant.
  func trace(
    of stroke: [Pointer.Step], isPaced: Bool = false, where isMeant: (Trace) -> Bool = { _ in true }
  ) throws -> Trace {
    try trace(where: isMeant) { _ in
      pointer.play(stroke)
      return isPaced ? stroke : nil
    }
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
