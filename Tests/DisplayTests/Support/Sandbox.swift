import Foundation

/// A program with a window of its own, by default the built `glissade`.
final class Sandbox {
  let process: ChildProcess
  /// Kept until the program has ended.
  private let server: XServer
  private let traceFile: URL
  private let errors = Pipe()

  /// Where the build put `glissade`: beside the tests.
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
    on server: XServer, _ arguments: [String], scale: Int = 1, environment: [String: String] = [:]
  ) throws {
    try self.init(
      on: server, program: Self.program, ["run"] + arguments, scale: scale,
      environment: environment)
  }

  /// Starts any program that takes the options of a window, and waits for its first frame.
  ///
  /// - Parameter scale: nil: it has its own.
  init(
    on server: XServer, program: URL, _ arguments: [String], scale: Int? = 1,
    environment: [String: String] = [:]
  ) throws {
    self.server = server
    traceFile = FileManager.default.temporaryDirectory
      .appendingPathComponent("glissade-\(UUID().uuidString).jsonl")
    process = try ChildProcess(
      program.path,
      arguments
        + ["--position", "0,0", "--trace", traceFile.path]
        + (scale.map { ["--scale", "\($0)"] } ?? []),
      environment: ["DISPLAY": server.display, "SDL_VIDEODRIVER": "x11"]
        .merging(environment) { _, new in new },
      errors: errors.fileHandleForWriting)
    try errors.fileHandleForWriting.close()
    try wait(upTo: 10, for: "its first frame") { try !self.trace().frames.isEmpty }
  }

  /// What has been written of the trace so far; whole lines only.
  func trace() throws -> Trace {
    let data = (try? Data(contentsOf: traceFile)) ?? Data()
    return try Trace(jsonLines: data)
  }

  /// Waits until `condition` holds, asking every few milliseconds.
  func wait(upTo seconds: Double, for what: String, _ condition: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while try !condition() {
      guard process.isRunning else {
        throw SetupError("glissade ended while waiting for \(what): \(readErrors())")
      }
      guard Date() < end else { throw SetupError("Waited \(seconds) s in vain for \(what).") }
      usleep(5000)
    }
  }

  /// Waits until no transition runs, nothing has been written to the trace for a while, and neither the
  /// program nor the server of its display waits for its turn on a busy machine.
  func waitUntilIdle() throws {
    var last = -1
    var since = Date()
    try wait(upTo: 15, for: "rest") {
      let size = (try? Data(contentsOf: self.traceFile))?.count ?? 0
      let isBusy = self.process.wantsToRun || self.server.wantsToRun
      if size != last || isBusy { (last, since) = (size, Date()) }
      guard size > 0, Date().timeIntervalSince(since) > 0.4 else { return false }
      return try self.trace().frames.last?.transition == nil
    }
  }

  /// Asks the program to end, waits for it and returns its whole trace and its exit code.
  func stop() throws -> (trace: Trace, exitCode: Int32) {
    let code = process.stop()
    defer { try? FileManager.default.removeItem(at: traceFile) }
    return (try trace(), code)
  }

  /// How a program ended: its whole trace, its exit code, and its lines on standard error.
  struct Ending {
    var trace: Trace
    var exitCode: Int32
    var errors: [String]
  }

  /// Waits until the program has ended by itself, or ends it.
  func end(asking: Bool) throws -> Ending {
    let code = asking ? process.stop() : process.waitForExit(within: 10)
    defer { try? FileManager.default.removeItem(at: traceFile) }
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    return Ending(trace: try trace(), exitCode: code, errors: lines)
  }

  /// Waits until the program has ended by itself and returns its exit code.
  func waitForExit() throws -> Int32 { process.waitForExit(within: 5) }

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

  private func readErrors() -> String {
    String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(at: traceFile)
  }
}
