import Foundation

/// An X server without a screen, started for a test and ended with it.
final class XServer {
  /// Size of its only screen, in pixels.
  static let size = (width: 1024, height: 768)

  /// What the environment variable `DISPLAY` has to say to reach it.
  let display: String
  private let process: ChildProcess

  /// - Parameter path: the folders to look for the program in, with colons between.
  init(path: String = SystemProgram.path) throws {
    let program = try SystemProgram.find("Xvfb", package: "xvfb", path: path)
    let output = Pipe()
    // The server chooses a free number itself and writes it to standard output.
    process = try ChildProcess(
      program,
      [
        "-displayfd", "1", "-screen", "0", "\(Self.size.width)x\(Self.size.height)x24",
        "-nolisten", "tcp", "-noreset",
      ], output: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    var answer = ""
    while !answer.hasSuffix("\n") {
      guard let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty else {
        throw SetupError("Xvfb ended before it named its display.")
      }
      answer += String(decoding: byte, as: UTF8.self)
    }
    // Nor does a device.
    setpriority(.init(PRIO_PROCESS.rawValue), UInt32(process.identifier), -15)
    display = ":" + answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether it has something to do and has not done it yet.
  var wantsToRun: Bool { process.wantsToRun }

  /// Takes the display away from under whoever is connected to it.
  func end() { process.stop(signal: SIGKILL) }
}
