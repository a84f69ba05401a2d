import CXTest
import Foundation
import Testing

/// The error of a stroke that the machine delayed, so that its effects prove nothing.
struct DelayedStroke: Error {}

/// An X server of a test's own, with a client that reads its screen and moves its pointer.
class DisplayFixture {
  /// A part of the screen, in pixels.
  struct Area {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
  }

  /// The area of a window of 375×667 points at the screen's corner.
  static let phone = Area(width: 375, height: 667)
  /// The number of attempts at a stroke that the machine delays, before the test fails.
  private static let tries = 40

  let server: XServer
  let connection: XConnection
  let pointer: Pointer

  init(screen: (width: Int, height: Int) = XServer.size) throws {
    server = try XServer(size: screen)
    connection = try XConnection(to: server)
    pointer = Pointer(connection)
  }

  // MARK: Programs

  /// Starts `glissade run` and waits until nothing moves in its window.
  func run(
    _ arguments: [String], scale: Int = 1, environment: [String: String] = [:]
  ) throws -> Sandbox {
    let sandbox = try Sandbox(on: server, arguments, scale: scale, environment: environment)
    try sandbox.waitUntilIdle()
    return sandbox
  }

  /// Starts another program with a window and waits until nothing moves in it.
  ///
  /// - Parameter scale: The pixels per point, or `nil` for the program's own.
  func run(
    _ program: URL, _ arguments: [String], scale: Int? = 1, environment: [String: String] = [:]
  ) throws -> Sandbox {
    let sandbox = try Sandbox(
      on: server, program: program, arguments, scale: scale, environment: environment)
    try sandbox.waitUntilIdle()
    return sandbox
  }

  /// Starts a demo alone in its window and waits until nothing moves in it.
  func canvas(
    _ demo: String = "pull-down", _ more: [String] = [], size: String = "375x667", scale: Int = 1,
    environment: [String: String] = [:]
  ) throws -> Sandbox {
    try run(
      ["--demo", demo, "--canvas-only", "--size", size] + more, scale: scale,
      environment: environment)
  }

  /// Gives the keyboard focus to the window.
  func focus() throws { connection.focus(try connection.window) }

  // MARK: Strokes

  /// Repeats a stroke until the window has received it as intended, because the effects of a stroke
  /// that the machine delayed prove nothing.
  ///
  /// - Parameter attempt: Plays the stroke, and returns `nil` if it was delayed.
  /// - Throws: A cancellation of the test, which counts it among those that could not run here, if
  ///   every attempt was delayed.
  func repeated<Result>(_ attempt: () throws -> Result?) throws -> Result {
    for _ in 0..<Self.tries {
      do {
        if let result = try attempt() { return result }
      } catch is DelayedStroke {}
    }
    try Test.cancel(
      "The stroke could not be made: the machine delayed the pointer or the frames that show it.")
  }

  /// Waits for a second in which a program uses no processor time. A program at rest may prepare
  /// for the next request, but that comes to an end.
  func expectSleep(of sandbox: Sandbox) throws {
    let sleeps = Deadline().waits {
      let before = sandbox.processorTime
      pointer.rest(for: 1)
      // The kernel's unit is a hundredth of a second.
      return sandbox.processorTime - before <= 0.01
    }
    #expect(sleeps, "There is no second in which the program does not use processor time.")
  }

  // MARK: The screen

  func picture(_ area: Area = phone) throws -> Screenshot {
    try Screenshot(of: connection, x: area.x, y: area.y, width: area.width, height: area.height)
  }

  /// Waits until a part of the screen shows a picture.
  func expect(_ area: Area = phone, toShow picture: Screenshot) throws {
    try wait(for: "what was there before", at: area) { $0 == picture }
  }

  /// Waits until a part of the screen changes.
  func expect(_ area: Area = phone, toDifferFrom picture: Screenshot) throws {
    try wait(for: "something else", at: area) { $0 != picture }
  }

  /// Waits until the picture of a part of the screen meets a condition.
  func wait(for what: String, at area: Area, _ isSeen: (Screenshot) -> Bool) throws {
    guard try Deadline().waits(until: { isSeen(try picture(area)) }) else {
      throw SetupError("Waited in vain to see \(what) at \(area).")
    }
  }
}
