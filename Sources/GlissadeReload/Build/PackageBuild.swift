import Foundation

/// A build of a package.
@MainActor package final class PackageBuild {
  /// The outcome of a build.
  package enum Outcome: Hashable, Sendable {
    case succeeded
    case failed(BuildFailure)
    /// The build was ended by `cancel()`, even if it was complete by then.
    case cancelled
  }

  private let process: ChildProcess

  /// Starts a build of a package.
  ///
  /// - Parameters:
  ///   - package: The package to build.
  ///   - command: A line for the shell that replaces `swift build`, or `nil` for `swift build`
  ///     itself.
  ///   - onWait: A closure that is called when the build waits for another build in the package's
  ///     folder.
  ///   - onEnd: A closure that receives the outcome of the build.
  package init(
    _ package: PackageFolder, command: String?, onWait: @escaping @MainActor () -> Void = {},
    onEnd: @escaping @MainActor (Outcome) -> Void
  ) throws(StartError) {
    let (program, arguments) = try Self.invocation(of: package, command: command)
    process = try ChildProcess(
      program, arguments, in: package.url,
      onOutput: { if $0.contains(Self.waitingWords) { onWait() } },
      onEnd: { onEnd(Self.outcome($0, $1)) })
  }

  /// The words with which SwiftPM reports that it waits until another build in the folder ends.
  private static let waitingWords = "Another instance of SwiftPM"

  /// Ends the build. `onEnd` receives the outcome when the process of the build has ended.
  package func cancel() { process.cancel() }

  private static func invocation(
    of package: PackageFolder, command: String?
  ) throws(StartError) -> (program: String, arguments: [String]) {
    if let command { return ("/bin/sh", ["-c", command]) }
    guard let swift = find("swift", in: ProcessInfo.processInfo.environment["PATH"] ?? "") else {
      throw StartError(
        program: "swift", reason: "It is not on the path; --watch-command gives another command.")
    }
    return (swift, package.buildArguments)
  }

  /// Returns the path of a program in one of the folders of a search path, or `nil` if no folder
  /// contains it.
  static func find(_ program: String, in path: String) -> String? {
    path.split(separator: ":").lazy.map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The words with which SwiftPM, compilers and linkers report that they cannot write a file, and
  /// the causes. Other lines of the output are less precise.
  private static let writingFaults: KeyValuePairs = [
    "No space left on device": "the disk is full",
    "Disk quota exceeded": "the disk is full",
    "database or disk is full": "the disk is full",
    "I/O error (code: 28)": "the disk is full",
    "Read-only file system": "its folder is read-only",
    "attempt to write a readonly database": "its folder is read-only",
    "I/O error (code: 30)": "its folder is read-only",
  ]

  /// Returns one line about a build that could not write its files, or `nil` if the output reports
  /// no such fault.
  private static func writingFault(in output: String) -> String? {
    writingFaults.first { output.contains($0.key) }
      .map { "The build cannot write: \($0.value)." }
  }

  /// Returns advice for a package without a product of the program's name, and an empty text for
  /// any other failure.
  private static func productAdvice(for summary: String) -> String {
    summary.hasPrefix("no product named")
      ? "; start the package's own program, or pass --watch-command." : ""
  }

  /// Returns the outcome of a build from the end of its process and its output.
  static func outcome(_ end: ChildProcess.End, _ output: String) -> Outcome {
    let ending: String
    switch end {
    case .exited(0): return .succeeded
    case .exited(let code): ending = "The build ended with \(code)."
    case .signalled(let signal): ending = "The build was ended by signal \(signal)."
    case .cancelled: return .cancelled
    }
    let errors = Diagnostic.firstErrors(in: output)
    let lines = output.split(whereSeparator: \.isNewline)
    let summary =
      lines.last { $0.hasPrefix("error:") }.map { String($0.dropFirst("error:".count)) }?
      .trimmingCharacters(in: .whitespaces)
    return .failed(
      BuildFailure(
        errors: errors,
        summary: errors.first?.message ?? writingFault(in: output)
          ?? summary.map { $0 + productAdvice(for: $0) } ?? ending,
        output: output))
  }
}
