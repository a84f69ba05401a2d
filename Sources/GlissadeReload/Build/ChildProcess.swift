import Dispatch
import Foundation
import Glibc

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
  /// The pipe of standard output and standard error.
  let output = Pipe()
  /// A copy of the pipe's writing end, which lives as long as the reading end is observed.
  ///
  /// Dispatch on Linux uses what it has freed when an observed pipe loses its last writer
  /// (swift-corelibs-libdispatch, issue 949), and the supervisor would crash at the end of a build.
  private let writingEnd: Int32
  private var reader: (any DispatchSourceRead)?
  private var text = Data()
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
  ///   - onEnd: A closure that receives the end of the process and all that it printed.
  package init(
    _ program: String, _ arguments: [String], in folder: URL,
    onOutput: @escaping @MainActor (String) -> Void = { _ in },
    onEnd: @escaping @MainActor (End, String) -> Void
  ) throws(StartError) {
    (self.onOutput, self.onEnd) = (onOutput, onEnd)
    writingEnd = fcntl(output.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 3)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
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
      Glibc.close(writingEnd)
      throw StartError(program: program, reason: error.localizedDescription)
    }
    observe()
  }

  isolated deinit { reader?.cancel() }

  private func observe() {
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let reader = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reader.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    // The pipe lives as long as its descriptor is observed.
    reader.setCancelHandler { [output, writingEnd] in
      withExtendedLifetime(output) { _ = Glibc.close(writingEnd) }
    }
    reader.resume()
    self.reader = reader
  }

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

  /// Reads what the process has printed so far.
  private func read() {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
      if count > 0 {
        text.append(contentsOf: bytes[..<count])
        onOutput(String(decoding: bytes[..<count], as: UTF8.self))
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  private func finish(_ end: End) {
    self.end = end
    // What the process has started may take longer than itself.
    if isCancelled { kill(-process.processIdentifier, SIGKILL) }
    // The pipe has no end: this process has its writing end, too.
    read()
    reader?.cancel()
    reader = nil
    onEnd(isCancelled ? .cancelled : end, String(decoding: text, as: UTF8.self))
  }
}

/// An error in starting a program.
package struct StartError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the program.
  package let program: String
  /// The system's reason.
  package let reason: String

  package var description: String { "\(program) cannot be started: \(reason)" }
}
