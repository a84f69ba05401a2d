import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A program that a supervisor has started, with a pipe for messages in each direction.
///
/// The program reads messages from its standard input, and writes messages to the named pipe whose
/// path is in its environment. Its output appears where that of the supervisor does.
@MainActor final class SupervisedProgram {
  /// The environment variable that contains the path of the named pipe.
  static let variable = "GLISSADE_SUPERVISOR"

  /// The time between the message to end and the signal that forces the end, in seconds.
  private static let patience = 3.0
  /// The length of the part of standard error that is kept, in bytes.
  private static let longestErrors = 1 << 16

  private let process = Process()
  private let input = Pipe()
  private let pipePath: String
  /// The pipe of the program's messages.
  private var messages: FileDescriptor?
  /// The path of the file in which the program keeps its state. The path of its run has `.jsonl`
  /// added.
  let runPath: String
  /// The last lines of the program's standard error, which may contain the reason for a crash.
  private var errors = BoundedText(limit: SupervisedProgram.longestErrors)
  private var errorPipe: ObservedPipe?
  private var isClosed = false
  private var reader: MessageReader<ProgramMessage>?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: The arguments without the program's name.
  ///   - folder: The folder for the named pipe, and for the files in which the program keeps its
  ///     run.
  ///   - onMessage: A closure that receives the program's messages.
  ///   - onEnd: A closure that receives the end of the process.
  init(
    _ program: URL, _ arguments: [String], pipesIn folder: URL,
    onMessage: @escaping @MainActor (ProgramMessage) -> Void,
    onEnd: @escaping @MainActor (ChildProcess.End) -> Void
  ) throws(StartError) {
    let name = UUID().uuidString
    pipePath = folder.appendingPathComponent(name).path
    runPath = folder.appendingPathComponent("run-\(name).json").path
    // A pipe that is opened for both directions has no end before the program opens it.
    guard mkfifo(pipePath, 0o600) == 0, let messages = FileDescriptor(pipePath, O_RDWR) else {
      throw StartError(program: program.path, reason: String(cString: strerror(errno)))
    }
    self.messages = messages
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: pipePath]) { $1 }
    process.standardInput = input
    let errorPipe = ObservedPipe { [weak self] in self?.pass($0) }
    self.errorPipe = errorPipe
    process.standardError = errorPipe.pipe
    process.terminationHandler = { process in
      let code = process.terminationStatus
      let end =
        process.terminationReason == .exit
        ? ChildProcess.End.exited(code) : .signalled(code)
      DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(end) } }
    }
    do {
      try process.run()
    } catch {
      close()
      throw StartError(program: program.path, error)
    }
    reader = MessageReader(messages.number, ownedBy: messages, onMessage: onMessage)
    send(.keepRun(path: runPath))
  }

  /// Writes bytes of the program's standard error to that of the supervisor, and keeps them.
  private func pass(_ bytes: ArraySlice<UInt8>) {
    errors.append(bytes)
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }

  /// The line in which the program reported a fatal error, or `nil` if it reported none.
  var fatalError: String? {
    errors.text.split(whereSeparator: \.isNewline).last { $0.contains("Fatal error") }
      .map { $0.trimmingCharacters(in: .whitespaces).printable }
  }

  /// A Boolean value that indicates whether the program has kept a run from which another one can
  /// continue.
  var hasKeptRun: Bool {
    [runPath, "\(runPath).jsonl"].allSatisfy { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// Sends a message to the program.
  func send(_ message: SupervisorMessage) {
    MessageWriter.write(message, to: input.fileHandleForWriting.fileDescriptor)
  }

  /// Sends a signal to the program and to all processes that it has started.
  func signal(_ signal: Int32) { kill(-process.processIdentifier, signal) }

  /// Sends the program the message to end, and forces the end if the program has not ended in time.
  func end() {
    send(.end)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      MainActor.assumeIsolated { if self.process.isRunning { self.signal(SIGKILL) } }
    }
  }

  /// Closes the named pipe of the program.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    unlink(pipePath)
    errorPipe?.finish()
    reader?.stop()
    reader = nil
    messages = nil
  }
}
