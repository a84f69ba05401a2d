import Foundation

/// A package of `Examples`, or a fixture of a client, compiled against the modules that were built
/// with these tests.
///
/// This takes seconds. A build with SwiftPM, as users do it, builds Glissade once more and takes
/// minutes: `.ci/examples` does so.
final class ExamplePackage: Sendable {
  /// A target of the package's manifest.
  private struct Target {
    let name: String
    /// The path of its folder in the package.
    let path: String
  }

  /// A program that uses the products of this package and nothing else.
  static let outsider = ExamplePackage("Tests/Fixtures/Outsider")
  /// A program with texts that are edited.
  static let editor = ExamplePackage("Tests/Fixtures/Editor")
  private static let examples = [
    "CustomContainer", "FirstTransition", "InterruptiblePanel", "MotionTest",
  ].map { ExamplePackage("Examples/\($0)") }

  private static var root: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
  }

  /// The last part of the folder's path.
  private let name: String
  private let folder: URL
  /// The program, once it is built. Several tests need it, but it is compiled once.
  private nonisolated(unsafe) var built: URL?
  /// The thread sanitizer supports this lock, and does not support a `Mutex`.
  private let lock = NSLock()

  /// The folder of the build that these tests belong to.
  private var products: URL {
    (Bundle.main.executableURL ?? Self.root).deletingLastPathComponent()
  }

  private let ownOutput: URL?
  private var output: URL {
    ownOutput ?? products.appendingPathComponent("examples/\(name)")
  }

  private init(_ path: String) {
    folder = Self.root.appendingPathComponent(path)
    name = folder.lastPathComponent
    ownOutput = nil
  }

  /// Copies the fixture `Outsider` to a folder, in which it can be edited; its program is where
  /// SwiftPM would write it.
  init(copyTo folder: URL) throws {
    self.folder = folder
    name = "Outsider"
    ownOutput = folder.appendingPathComponent(".build/debug")
    try FileManager.default.copyItem(
      at: Self.root.appendingPathComponent("Tests/Fixtures/Outsider"), to: folder)
  }

  /// Creates a package of one program in a folder.
  ///
  /// - Parameters:
  ///   - name: The name of the program and of its module.
  ///   - files: The texts of the source files by their names.
  init(named name: String, of files: [String: String], in folder: URL) throws {
    self.folder = folder
    self.name = name
    ownOutput = folder.appendingPathComponent("build")
    let sources = folder.appendingPathComponent("Sources/\(name)")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for (file, text) in files {
      let url = sources.appendingPathComponent(file)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }

  /// Returns the texts of the source files in a folder of the repository, by their names.
  static func files(in path: String) throws -> [String: String] {
    let folder = root.appendingPathComponent(path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let texts = try names.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
    return Dictionary(uniqueKeysWithValues: zip(names, texts))
  }

  /// A line for the shell that builds the program again.
  func buildCommand() throws -> String {
    let target = try target(in: "Sources")
    let compile = try ["swiftc"] + compilingProgram(target)
    let program = path(name)
    let link =
      ["swiftc", "-o", "\(program).new", path("main.o"), path("\(name).o")] + (try linked())
    let words = [compile, link, ["mv", "\(program).new", program]]
    return words.map { $0.map { "'\($0)'" }.joined(separator: " ") }.joined(separator: " && ")
  }

  /// The package in `Examples/NAME`.
  static func example(_ name: String) throws -> ExamplePackage {
    guard let found = examples.first(where: { $0.name == name }) else {
      throw SetupError("There is no example \(name).")
    }
    return found
  }

  // MARK: Building

  /// The package's program, which is compiled and linked once.
  func program() throws -> URL {
    try lock.withLock {
      if let built { return built }
      let program = try buildProgram()
      built = program
      return program
    }
  }

  private func buildProgram() throws -> URL {
    try? FileManager.default.removeItem(at: output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try compileProgram()
    let program = output.appendingPathComponent(name)
    let main = output.appendingPathComponent("main.c")
    let entry = "\(name)_main"
    let source = """
      int \(entry)(int, char **);
      int main(int count, char **words) { return \(entry)(count, words); }

      """
    try source.write(to: main, atomically: true, encoding: .utf8)
    try run("clang", ["-c", main.path, "-o", path("main.o")])
    try run("swiftc", ["-o", program.path, path("main.o"), path("\(name).o")] + linked())
    return program
  }

  /// Compiles, links and runs the package's tests.
  ///
  /// - Throws: An error with their output, if one of them fails.
  func runTests() throws {
    _ = try program()
    let tests = try target(in: "Tests")
    let runner = output.appendingPathComponent("Runner.swift")
    let source = """
      import Testing
      @main struct Runner {
        static func main() async { await Testing.__swiftPMEntryPoint() as Never }
      }
      """
    try source.write(to: runner, atomically: true, encoding: .utf8)
    let program = output.appendingPathComponent(tests.name)
    try run(
      "swiftc",
      try compiling(tests) + ["-I", output.path, "-o", program.path, runner.path]
        + sources(in: tests.path) + [path("\(name).o")] + linked())
    try run(program.path, ["--testing-library", "swift-testing"])
  }

  private func compileProgram() throws {
    try run("swiftc", compilingProgram(try target(in: "Sources")))
  }

  private func compilingProgram(_ target: Target) throws -> [String] {
    try compiling(target) + [
      "-wmo", "-enable-testing", "-emit-module", "-emit-module-path", path("\(name).swiftmodule"),
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(name)_main",
      "-emit-object", "-o", path("\(name).o"),
    ] + sources(in: target.path)
  }

  // MARK: Parts of commands

  private func compiling(_ target: Target) throws -> [String] {
    let headers = try run("pkg-config", ["--cflags", "SDL2_image", "pangocairo"])
    let c = headers.split { $0.isWhitespace }.flatMap { ["-Xcc", String($0)] }
    let modules = ["CSDL2", "CPango", "CMalloc", "CPixels"].flatMap {
      ["-I", Self.root.appendingPathComponent("Sources/\($0)").path]
    }
    let map = products.appendingPathComponent("CBox2D.build/module.modulemap").path
    return ["-swift-version", "6", "-parse-as-library", "-module-name", target.name]
      + ["-I", products.appendingPathComponent("Modules").path, "-Xcc", "-fmodule-map-file=\(map)"]
      + modules + c + sanitizer
  }

  /// The objects of this package's modules, and the libraries that they need. The objects are in a
  /// file: a thousand paths are longer than a word of a command may be.
  private func linked() throws -> [String] {
    let list = products.appendingPathComponent("GlissadePackageTests.product/Objects.LinkFileList")
    let objects = try String(contentsOf: list, encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: ["\""]) }
      .filter { !Self.isOfTestsOrPrograms($0) }
    let libraries = try run("pkg-config", ["--libs", "SDL2_image", "pangocairo"])
    let names = path("objects.txt")
    let text = objects.map { "\"\($0)\"\n" }.joined()
    try text.write(toFile: names, atomically: true, encoding: .utf8)
    return ["@\(names)"] + libraries.split { $0.isWhitespace }.map(String.init)
      + ["-lbox2d", "-lstdc++"] + sanitizer
  }

  private static func isOfTestsOrPrograms(_ object: String) -> Bool {
    let module = URL(fileURLWithPath: object).deletingLastPathComponent().lastPathComponent
      .replacingOccurrences(of: ".build", with: "")
    return module.hasSuffix("Tests") || module.hasPrefix("ArgumentParser")
      || ["TestMaterial", "GlissadeSandbox", "GlissadeBenchmark"].contains(module)
  }

  /// The sanitizer with which `.ci/sanitize` has built the tests.
  private var sanitizer: [String] {
    ["address", "thread"].filter { products.path.contains(".build-sanitize-\($0)/") }
      .map { "-sanitize=\($0)" }
  }

  private func path(_ file: String) -> String { output.appendingPathComponent(file).path }

  private func sources(in path: String) throws -> [String] {
    let folder = folder.appendingPathComponent(path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  // MARK: Commands

  /// The package's one target in a folder: `Sources` or `Tests`.
  private func target(in kind: String) throws -> Target {
    let path = folder.appendingPathComponent(kind).path
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    guard names.count == 1 else { throw SetupError("\(path) has not one target, but \(names).") }
    return Target(name: names[0], path: "\(kind)/\(names[0])")
  }

  /// Runs a program to its end and returns its standard output.
  @discardableResult private func run(_ program: String, _ arguments: [String]) throws -> String {
    // The output goes to files: a pipe that nobody reads would block the program.
    let files = (output: path("output.txt"), errors: path("errors.txt"))
    let handles = try [files.output, files.errors].map { path in
      try Data().write(to: URL(fileURLWithPath: path))
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    let process = try ChildProcess(
      "/usr/bin/env", [program] + arguments, output: handles[0], errors: handles[1])
    let code = process.waitForExit(within: 600)
    guard code == 0 else {
      let printed = [files.output, files.errors].map { path in
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").suffix(2000)
      }
      throw SetupError(
        "Examples/\(name): \(program) fails (\(code)):\n\(printed.joined(separator: "\n"))")
    }
    return try String(contentsOfFile: files.output, encoding: .utf8)
  }
}
