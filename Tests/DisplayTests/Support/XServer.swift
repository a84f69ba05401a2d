import Foundation

/// An X server without a screen, started for a test and ended with it.
final class XServer: DisplayServer {
  /// The usual size of its only screen, in pixels.
  static let size = (width: 1024, height: 768)

  /// The value of the environment variable `DISPLAY` for its clients.
  let display: String
  let inputCount = InputCount()
  private let process: ChildProcess

  /// - Parameters:
  ///   - path: The folders to look for the program in, with colons between.
  ///   - size: The size of the screen, in pixels.
  init(
    path: String = SystemProgram.path, size: (width: Int, height: Int) = XServer.size
  ) throws {
    let program = try SystemProgram.find("Xvfb", package: "xvfb", path: path)
    let output = Pipe()
    // The server chooses a free number itself and writes it to standard output.
    process = try ChildProcess(
      program,
      [
        "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24",
        "-nolisten", "tcp", "-noreset",
      ], output: output.fileHandleForWriting)
    let number = try output.firstLine(of: "Xvfb")
    // Nor does a device.
    setpriority(.init(PRIO_PROCESS.rawValue), UInt32(process.identifier), -15)
    display = ":" + number.trimmingCharacters(in: .whitespaces)
  }

  var environment: [String: String] { ["DISPLAY": display, "SDL_VIDEODRIVER": "x11"] }

  /// Ends the server while clients are connected.
  func end() { process.stop(signal: SIGKILL) }
}
