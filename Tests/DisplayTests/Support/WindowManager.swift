import Foundation
import TestMaterial

/// A window manager that leaves windows where they are and adds no frames.
final class WindowManager {
  private let process: ChildProcess
  private let settings: URL

  /// Starts the window manager and waits until it manages the screen.
  init(on display: DisplayFixture) throws {
    let program = try SystemProgram.find("twm", package: "twm")
    settings = TemporaryFolder.ofProcess.url
      .appendingPathComponent("glissade-\(UUID().uuidString).twmrc")
    // Every X server has the font “fixed” built in.
    let fonts = ["TitleFont", "MenuFont", "IconFont", "ResizeFont", "IconManagerFont"]
    let lines = ["NoTitle", "BorderWidth 0", "RandomPlacement"] + fonts.map { "\($0) \"fixed\"" }
    try lines.joined(separator: "\n").write(to: settings, atomically: true, encoding: .utf8)
    process = try ChildProcess(
      program, ["-f", settings.path],
      environment: ["DISPLAY": display.server.display, "LC_ALL": "C", "HOME": "/nowhere"])
    guard Deadline().waits(until: { display.connection.isManaged || !process.isRunning }),
      display.connection.isManaged
    else { throw SetupError("twm does not take charge of the screen.") }
  }

  deinit {
    try? FileManager.default.removeItem(at: settings)
  }
}
