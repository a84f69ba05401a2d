import Foundation
import Testing

/// A demo alone in a window, on an X server of its own, with the server's pointer.
final class DemoWindow: DisplayFixture {
  static let size = (width: 375.0, height: 667.0)
  private let demo: String
  private let speed: Double

  /// Creates a window without starting the demo.
  ///
  /// - Parameter speed: The speed of the demo's time, in seconds per second.
  init(_ demo: String, speed: Double = 1) throws {
    self.demo = demo
    self.speed = speed
    try super.init()
  }

  /// Starts the demo and waits until nothing moves in it.
  func start() throws -> Sandbox { try canvas(demo, ["--speed", "\(speed)"]) }

  /// Acts on the window, waits until everything is at rest, and ends the program.
  ///
  /// - Parameters:
  ///   - isMeant: Returns whether the window was in the intended state when the stroke began.
  ///   - act: Returns the stroke on whose speed the outcome depends, or `nil`.
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
      if let stroke, !trace.ends(like: stroke, speed: speed) { return nil }
      guard isMeant(trace) else { return nil }
      #expect(trace.frames.last?.transition == nil)
      return trace
    }
  }

  /// Plays a stroke that is followed by others.
  ///
  /// - Throws: `DelayedStroke` if the machine delayed it, so that the test begins again.
  func play(_ stroke: [Pointer.Step], in sandbox: Sandbox) throws {
    pointer.play(stroke)
    try sandbox.waitForInput()
    guard try sandbox.trace().ends(like: stroke, speed: speed) else { throw DelayedStroke() }
  }

  /// Plays a stroke, waits until everything is at rest, and ends the program.
  ///
  /// - Parameters:
  ///   - isPaced: A Boolean value that indicates whether the outcome depends on the pointer's
  ///     speed.
  ///   - isMeant: Returns whether the window received the intended stroke.
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
  /// Returns the center of a view in the newest frame.
  func center(of view: String) throws -> (x: Double, y: Double) {
    guard let shown = try trace().frames.last?.views[view] else {
      throw SetupError("There is no view “\(view)” in the window.")
    }
    return (shown.x + shown.width / 2, shown.y + shown.height / 2)
  }
}
