import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A process that runs beside this one, whose output is collected.
///
/// Foundation starts it as the leader of a process group, which contains what it starts, so that
/// the compilers of a cancelled build end, too.
@MainActor package final class ChildProcess {
  /// The end of a process.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// `cancel()` was called, however the process ended then.
    case cancelled
  }

  /// The time between the request to end and the end by force, in seconds.
  private static let patience = 2.0

  private let process = Process()
  /// The length of the output that is kept, in bytes.
  static let longestOutput = 1 << 20
  /// The pipe of standard output and standard error.
  private var observed: ObservedPipe?
  private var text = BoundedText(limit: ChildProcess.longestOutput)
  private var end: End?
  private var isCancelled = false
  private let onOutput: @MainActor (String) -> Void
  private let onEnd: @MainActor (End, String) -> Void

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments without the program's name.
  ///   - folder: The folder in which it runs.
  ///   - onOutput: A closure that receives what the process prints, in parts.
  ///   - onEnd: A closure that receives the end of the process and what it printed, without the
  ///     middle of a long output.
  package init(
    _ program: String, _ arguments: [String], in folder: URL,
    onOutput: @escaping @MainActor (String) -> Void = { _ in },
    onEnd: @escaping @MainActor (End, String) -> Void
  ) throws(StartError) {
    (self.onOutput, self.onEnd) = (onOutput, onEnd)
    let observed = ObservedPipe { [weak self] in self?.receive($0) }
    self.observed = observed
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = observed.pipe
    process.standardError = observed.pipe
    process.terminationHandler = { process in
      let code = process.terminationStatus
      let end = process.terminationReason == .exit ? End.exited(code) : End.signalled(code)
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { self?.finish(end) }
      }
    }
    do {
      try process.run()
    } catch {
      observed.finish()
      throw StartError(program: program, error)
    }
  }

  /// The pipe of standard output and standard error.
  var output: Pipe? { observed?.pipe }

  /// Asks the process and its group to end, and ends them by force two seconds later.
  package func cancel() {
    guard end == nil else { return }
    isCancelled = true
    let group = process.processIdentifier
    kill(-group, SIGTERM)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { if self?.end == nil { kill(-group, SIGKILL) } }
    }
  }

  private func receive(_ bytes: ArraySlice<UInt8>) {
    text.append(bytes)
    onOutput(String(decoding: bytes, as: UTF8.self))
  }

  private func finish(_ end: End) {
    self.end = end
    // What the process has started may take longer than itself.
    if isCancelled { kill(-process.processIdentifier, SIGKILL) }
    observed?.finish()
    onEnd(isCancelled ? .cancelled : end, text.text)
  }
}

/// An error in starting a program.
package struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the program.
  package let program: String
  /// The system's reason.
  package let reason: String

  package var description: String { "\(program.quoted) cannot be started: \(reason)" }
}

extension StartError {
  /// Creates an error from one of Foundation's.
  init(program: String, _ error: any Error) {
    let url = URL(fileURLWithPath: program)
    self.init(
      program: program, reason: "\(FileError(.program, at: url, .reading, error).reason).")
  }
}
