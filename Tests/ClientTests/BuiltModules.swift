import Foundation
import Glibc

/// The modules beside the running tests, as a compiler and a linker want them named.
struct BuiltModules {
  static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The products that a client can import.
  private static let products = ["UIKit", "CoreGraphics", "QuartzCore", "GlissadeTesting"]

  /// The folder that the build wrote to.
  private let folder: URL
  /// The list of the objects that the running tests were linked from.
  private let linkedObjects: URL
  private let manifest: String

  init() throws {
    guard let tests = Bundle.main.executableURL else {
      throw ClientError("The running tests have no file.")
    }
    folder = tests.deletingLastPathComponent()
    let name = tests.deletingPathExtension().lastPathComponent
    linkedObjects = folder.appendingPathComponent("\(name).product/Objects.LinkFileList")
    for file in [linkedObjects, folder.appendingPathComponent("Modules/UIKit.swiftmodule")]
    where !FileManager.default.fileExists(atPath: file.path) {
      throw ClientError("There is no \(file.path): run the tests where they were built.")
    }
    manifest = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  /// The arguments with the paths of the modules, and of the C modules from which they were built.
  var compilerArguments: [String] {
    get throws {
      let maps = try moduleMaps().map { "-fmodule-map-file=\($0)" }
      let flags = try packageFlags("--cflags").filter { $0.hasPrefix("-I") || $0.hasPrefix("-D") }
      return ["-I", folder.appendingPathComponent("Modules").path]
        + (maps + flags).flatMap { ["-Xcc", $0] } + sanitizer
    }
  }

  /// The objects of the modules, and the libraries of the system.
  func linkerArguments() throws -> [String] {
    let modules = Set(try modules().map { "\($0).build" })
    // The build's own list: the folders keep objects of files that have gone.
    let list = try String(contentsOf: linkedObjects, encoding: .utf8)
    let objects = list.split(separator: "\n").map(String.init).filter { path in
      modules.contains(URL(fileURLWithPath: path).deletingLastPathComponent().lastPathComponent)
    }
    let libraries = matches(#/\.linkedLibrary\("([^"]+)"\)/#).map { "-l\($0)" }
    let system = try packageFlags("--libs").filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") }
    return objects + libraries + system + ["-lstdc++"]
  }

  /// The sanitizer of these tests, with which the client has to be built, too.
  private var sanitizer: [String] {
    func isLoaded(_ symbol: String) -> Bool { dlsym(nil, symbol) != nil }
    if isLoaded("__asan_init") { return ["-sanitize=address"] }
    return isLoaded("__tsan_init") ? ["-sanitize=thread"] : []
  }

  /// The products' modules with all that they import and that was built here.
  private func modules() throws -> [String] {
    var found = Self.products
    var index = 0
    while index < found.count {
      for name in try imports(of: found[index]) where !found.contains(name) {
        let built = folder.appendingPathComponent("\(name).build").path
        if FileManager.default.fileExists(atPath: built) { found.append(name) }
      }
      index += 1
    }
    return found
  }

  private func imports(of module: String) throws -> [String] {
    let sources = Self.root.appendingPathComponent("Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n").compactMap { line in
        let pattern = #/^(?:[@\w]+ )*import (?:(?:struct|class|enum|func|let|var|protocol) )?(\w+)/#
        return line.firstMatch(of: pattern).map { String($0.output.1) }
      }
    }
  }

  /// The module maps of the system's libraries, and those that were generated for our C and C++.
  private func moduleMaps() throws -> [String] {
    let sources = Self.root.appendingPathComponent("Sources")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
    return names.filter { $0.hasPrefix("C") }.flatMap { name in
      [
        sources.appendingPathComponent("\(name)/module.modulemap").path,
        folder.appendingPathComponent("\(name).build/module.modulemap").path,
      ]
    }.filter { FileManager.default.fileExists(atPath: $0) }
  }

  private func packageFlags(_ option: String) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", option] + matches(#/pkgConfig: "([^"]+)"/#)
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ClientError("pkg-config does not know the libraries that Package.swift names.")
    }
    return String(decoding: data, as: UTF8.self).split { $0.isWhitespace }.map(String.init)
  }

  private func matches(_ pattern: Regex<(Substring, Substring)>) -> [String] {
    manifest.matches(of: pattern).map { String($0.output.1) }
  }
}
