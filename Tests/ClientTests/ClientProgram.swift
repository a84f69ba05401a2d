import Foundation
import Glibc
import TestMaterial

/// The package in `Tests/Fixtures/Client`, compiled against the modules that were built with these
/// tests.
///
/// That takes seconds, where a build of the package takes minutes, and shows the same: what is not
/// public or not open is not to be had from there.
struct ClientProgram {
  /// The output of a part of the program.
  struct Report {
    let status: Int32
    let output: String

    private var lines: [Substring] { output.split(separator: "\n") }
    var passed: [Substring] { lines.filter { $0.hasPrefix("pass ") } }
    var failed: [Substring] { lines.filter { $0.hasPrefix("FAIL ") } }
  }

  /// The program, compiled once in Swift 5 mode.
  static let swift5 = Result { try ClientProgram("Client") }
  /// The package's libraries, in Swift 5 mode with the main actor as the default isolation.
  static let libraries = Result {
    try ClientProgram("Libraries", ["-default-isolation", "MainActor"])
  }

  private let executable: URL

  private init(_ target: String, _ options: [String] = []) throws {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("client-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    executable = folder.appendingPathComponent(target)
    let build = try BuiltModules()
    let report = try Self.run(
      "swiftc",
      ["-swift-version", "5", "-module-name", target, "-Onone", "-o", executable.path]
        + options + Self.sources(target) + build.compilerArguments + build.linkerArguments())
    guard report.status == 0 else {
      throw ClientError("The target \(target) does not compile:\n\(report.output.suffix(4000))")
    }
  }

  /// Runs a part of the program.
  func run(_ part: String) throws -> Report { try Self.run(executable.path, [part]) }

  /// Checks the types of a part of the same package in a language mode.
  static func checkTypes(of target: String, inSwift version: Int) throws -> Report {
    let build = try BuiltModules()
    return try run(
      "swiftc",
      ["-swift-version", "\(version)", "-module-name", target, "-typecheck"] + sources(target)
        + build.compilerArguments)
  }

  private static func sources(_ target: String) throws -> [String] {
    let folder = BuiltModules.root.appendingPathComponent("Tests/Fixtures/Client/Sources/\(target)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Report {
    // The output goes to a file: a pipe that nobody reads would block the program.
    let log = TemporaryFolder.ofProcess.url
      .appendingPathComponent("client-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: log, encoding: .utf8)
    return Report(status: process.terminationStatus, output: text)
  }
}

/// The reason why a client cannot be compiled.
struct ClientError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
