import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A child process of this one, whose output is collected.
///
/// Foundation starts the process as the leader of a process group, which also contains the
/// processes that it starts. The compilers of a cancelled build therefore end, too.
@MainActor package final class ChildProcess {
  /// The way in which a process ended.
  package enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// The end after a call of `cancel()`, even if the process exited by itself or crashed.
    case cancelled
  }

  /// The time between the signal to end and the signal that forces the end, in seconds.
  private static let patience = 2.0

  private let process = Process()
  /// The length of the process's output that is kept, in bytes.
  static let longestOutput = 1 << 20
  /// The pipe of the process's standard output and standard error.
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
  ///   - folder: The folder in which the process runs.
  ///   - onOutput: A closure that receives the output of the process, in parts.
  ///   - onEnd: A closure that receives the end of the process and its output, without the middle
  ///     of a long output.
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

  /// The pipe of the process's standard output and standard error.
  var output: Pipe? { observed?.pipe }

  /// Sends the process and its group the signal to end. Two seconds later the end is forced.
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
    // The processes that this one has started may still run after its end.
    if isCancelled { kill(-process.processIdentifier, SIGKILL) }
    observed?.finish()
    onEnd(isCancelled ? .cancelled : end, text.text)
  }
}

/// An error of the system when a program is started.
package struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the program.
  package let program: String
  /// The system's reason for the error.
  package let reason: String

  package var description: String { "\(program.quoted) cannot be started: \(reason)" }
}

extension StartError {
  /// Creates an error from one that Foundation has thrown.
  init(program: String, _ error: any Error) {
    let url = URL(fileURLWithPath: program)
    self.init(
      program: program, reason: "\(FileError(.program, at: url, .reading, error).reason).")
  }
}
