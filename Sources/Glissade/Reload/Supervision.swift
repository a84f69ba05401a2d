import Dispatch
import Foundation
import GlissadeReload
import GlissadeWindow

/// The supervision of a program with `--watch`: the process starts the program again as its child,
/// and replaces the child after each build.
@MainActor package enum Supervision {
  /// Supervises the program until its window is closed, and exits with its code.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command line without the program's name.
  ///   - command: A shell command that replaces `swift build`, or `nil`.
  package static func run(_ arguments: [String], command: String?) throws -> Never {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard let package = PackageFolder(of: program, current: current) else {
      throw UsageError(
        "“--watch” finds no Package.swift around \(current.path); start the program in its package."
      )
    }
    let supervisor = try Supervisor(
      package, program: program, arguments: arguments, command: command, onEnd: { exit($0) })
    let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { supervisor.forward(number) } }
      source.resume()
      return source
    }
    withExtendedLifetime(sources) { RunLoop.main.run() }
    exit(0)
  }
}
