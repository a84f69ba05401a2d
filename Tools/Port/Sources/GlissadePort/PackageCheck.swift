import Foundation
import GlissadeFiles
import PortRules

/// A build of the ported package, which shows what the compiler still rejects.
struct PackageCheck {
  /// The folder of the package.
  let folder: String
  /// The folder of what is built; nil for `.build/check` in the package.
  var buildFolder: String?

  /// Builds the package, and returns what the compiler said; nil if there is no compiler.
  func run() -> (output: CompilerOutput, isBuilt: Bool)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--package-path", folder,
      "--scratch-path", buildFolder ?? folder + "/.build/check",
      // All files are checked, also after errors in others.
      "-Xswiftc", "-continue-building-after-errors",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do { try process.run() } catch { return nil }
    var output = CompilerOutput(folder: URL(fileURLWithPath: folder).resolvingSymlinksInPath().path)
    var rest = Data()
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        output.add(String(decoding: rest[..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
      showProgress(output.progress)
    }
    output.add(String(decoding: rest, as: UTF8.self))
    process.waitUntilExit()
    clearProgress()
    if process.terminationStatus == 127 { return nil }
    return (output, process.terminationStatus == 0)
  }

  private var isTerminal: Bool { isatty(STDERR_FILENO) != 0 }

  private func showProgress(_ progress: Double) {
    guard isTerminal else { return }
    let width = 40
    let done = Int(progress * Double(width))
    let bar = String(repeating: "#", count: done) + String(repeating: ".", count: width - done)
    FileHandle.standardError.write(Data("\r[\(bar)] \(Int(progress * 100)) %".utf8))
  }

  private func clearProgress() {
    if isTerminal { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
  }
}
