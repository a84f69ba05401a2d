import Foundation
import GlissadeFiles
import Glibc

/// A running program of the system. Its output can be read, and its messages are kept in a file.
final class Program {
  private let process = Process()
  private let output = Pipe()
  private let log: TemporaryFile

  /// Returns the path of a program in the folders of `PATH`.
  static func path(of name: String) throws(FitError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    for folder in folders where access("\(folder)/\(name)", X_OK) == 0 {
      return "\(folder)/\(name)"
    }
    throw FitError(
      "Videos are decoded by \(name), which is not installed; on Debian and Ubuntu:"
        + " apt install ffmpeg.")
  }

  /// Starts a program with arguments.
  init(_ name: String, _ arguments: [String]) throws(FitError) {
    log = try TemporaryFile()
    process.executableURL = URL(fileURLWithPath: try Self.path(of: name))
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do {
      process.standardError = try FileHandle(forWritingTo: log.url)
      try process.run()
    } catch {
      throw FitError("\(name) cannot be started: \(error.localizedDescription)")
    }
  }

  /// Reads `count` bytes of the program's output, or returns `nil` at the end of the output.
  func read(_ count: Int) -> [UInt8]? {
    let file = output.fileHandleForReading.fileDescriptor
    var done = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      while done < count {
        let read = Glibc.read(file, buffer.baseAddress! + done, count - done)
        if read < 0, errno == EINTR { continue }
        if read <= 0 { break }
        done += read
      }
      length = done
    }
    return done == count ? bytes : nil
  }

  /// Ends the program, and returns the messages that it has written to standard error.
  func finish() -> String {
    try? output.fileHandleForReading.close()
    process.waitUntilExit()
    return (try? String(contentsOf: log.url, encoding: .utf8)) ?? ""
  }
}
