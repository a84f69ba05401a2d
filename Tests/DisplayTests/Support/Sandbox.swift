import Foundation
import TestMaterial

/// A program with a window of its own, by default the built `glissade`.
final class Sandbox {
  let process: ChildProcess
  /// The resource that is kept until the program has ended.
  private let server: any DisplayServer
  private let traceFile = TraceFile()
  /// The folder of the program's state and settings, so that tests do not use those of the user.
  private let stateFolder = TemporaryFolder()
  /// The counts of the server's presses before the program started.
  private let earlierInput: Int
  private let errors = Pipe()
  /// The lines on standard error that have been read.
  private var errorLines = Data()

  /// A Boolean value that indicates whether the program is one of `.ci/sanitize`.
  static var isSanitized: Bool {
    get throws { try program.path.contains(".build-sanitize-") }
  }

  /// The path of `glissade`, which is beside the tests.
  static var program: URL {
    get throws {
      let directory = Bundle.main.executableURL?.deletingLastPathComponent()
      guard let program = directory?.appendingPathComponent("glissade"),
        FileManager.default.isExecutableFile(atPath: program.path)
      else {
        throw SetupError("“glissade” is not built beside the tests; run “swift build” first.")
      }
      return program
    }
  }

  /// Starts `glissade run` at the screen's left upper corner and waits for its first frame.
  convenience init(
    on server: any DisplayServer, _ arguments: [String], scale: Int = 1,
    environment: [String: String] = [:]
  ) throws {
    try self.init(
      on: server, program: Self.program, ["run"] + arguments, scale: scale,
      environment: environment)
  }

  /// Starts any program that takes the options of a window, and waits for its first frame.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point, or `nil` for the program's own.
  ///   - isPlaced: A Boolean value that indicates whether the window opens at the screen's left
  ///     upper corner.
  init(
    on server: any DisplayServer, program: URL, _ arguments: [String], scale: Int? = 1,
    isPlaced: Bool = true, environment: [String: String] = [:]
  ) throws {
    self.server = server
    earlierInput = server.inputCount.total
    process = try ChildProcess(
      program.path,
      arguments
        + (isPlaced ? ["--position", "0,0"] : []) + ["--trace", traceFile.url.path]
        + (scale.map { ["--scale", "\($0)"] } ?? []),
      environment: server.environment
        .merging([
          "XDG_STATE_HOME": stateFolder.url.path, "XDG_CONFIG_HOME": stateFolder.url.path,
        ]) { _, new in new }
        .merging(environment) { _, new in new },
      errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    try wait(for: "its first frame") { try !self.trace().frames.isEmpty }
  }

  /// The complete lines of the trace that have been written so far.
  func trace() throws -> Trace {
    try traceFile.update()
    return traceFile.trace
  }

  /// Waits until `condition` holds.
  func wait(for what: String, _ condition: () throws -> Bool) throws {
    let isMet = try Deadline().waits {
      if try condition() { return true }
      // The last lines may have been written after the check.
      guard try process.isRunning || condition() else {
        throw SetupError("glissade ended while waiting for \(what): \(readErrors())")
      }
      return false
    }
    guard isMet else {
      let said = readErrors()
      throw SetupError(
        "Waited in vain for \(what). \(try state())\(said.isEmpty ? "" : " It printed: \(said)")")
    }
  }

  /// Waits until the program, or one that it started, has printed a text on standard error.
  func wait(forErrors text: String) throws {
    try wait(for: "“\(text)” on standard error") { self.readErrors().contains(text) }
  }

  /// Waits until the program has received all presses, releases and keys since it started.
  func waitForInput() throws {
    let sent = server.inputCount.total - earlierInput
    try wait(for: "\(sent) presses, releases and keys") {
      try self.trace().countedInput >= sent
    }
  }

  /// Waits until the program has received all presses, releases and keys since it started, and
  /// nothing moves any more.
  func waitUntilIdle() throws {
    let sent = server.inputCount.total - earlierInput
    try wait(for: "rest after \(sent) presses, releases and keys") {
      let trace = try self.trace()
      return trace.countedInput >= sent && trace.frames.last?.idle == true
    }
  }

  /// Sends the program a request to end, waits for its end, and returns its whole trace and its
  /// exit code.
  func stop() throws -> (trace: Trace, exitCode: Int32) {
    let code = process.stop()
    return (try trace(), code)
  }

  /// The end of a program: its whole trace, its exit code, and its lines on standard error.
  struct Ending {
    var trace: Trace
    var exitCode: Int32
    var errors: [String]
  }

  /// Waits until the program has ended by itself, or ends it.
  func end(asking: Bool) throws -> Ending {
    let code = asking ? process.stop() : process.waitForExit()
    let lines = readErrors().split(separator: "\n").map(String.init)
    return Ending(trace: try trace(), exitCode: code, errors: lines)
  }

  /// Waits until the program has ended by itself and returns its exit code.
  func waitForExit() throws -> Int32 { process.waitForExit() }

  /// Processor time used so far, in seconds.
  var processorTime: Double {
    let line =
      (try? String(contentsOfFile: "/proc/\(process.identifier)/stat", encoding: .utf8))
      ?? ""
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12])
    else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The newest frame, for errors.
  private func state() throws -> String {
    let trace = try trace()
    guard let last = trace.frames.last else { return "There is no frame." }
    return
      "\(trace.countedInput) inputs and \(trace.frames.count) frames came so far, the last: \(last)"
  }

  /// Runs `glissade` to its end without a display.
  static func answer(to arguments: [String]) throws -> ChildProcess.Answer {
    try ChildProcess.run(
      program.path, arguments,
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
  }

  /// Returns all that the program, and those that it started, have printed on standard error.
  private func readErrors() -> String {
    let descriptor = errors.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    var bytes = [UInt8](repeating: 0, count: 4096)
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      errorLines.append(contentsOf: bytes[..<count])
    }
    return String(decoding: errorLines, as: UTF8.self)
  }
}
