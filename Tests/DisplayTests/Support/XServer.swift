import Foundation

/// An X server without a screen, started for a test and ended with it.
final class XServer {
  /// Size of its only screen, in pixels.
  static let size = (width: 1024, height: 768)

  /// What the environment variable `DISPLAY` has to say to reach it.
  let display: String
  private let process: ChildProcess

  init() throws {
    guard let program = Self.find("Xvfb") else {
      throw SetupError("Xvfb is not installed; install the Debian package “xvfb”.")
    }
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
    display = ":" + answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func find(_ program: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    return path.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
