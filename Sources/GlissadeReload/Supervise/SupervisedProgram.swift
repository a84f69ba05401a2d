import Dispatch
import Foundation
import Glibc

/// A program that a supervisor has started, with a pipe for messages in each direction.
///
/// The program reads messages from its standard input, and writes to the named pipe whose path is
/// in its environment. What it prints goes where the supervisor prints.
@MainActor final class SupervisedProgram {
  /// The variable of the environment with the path of the named pipe.
  static let variable = "GLISSADE_SUPERVISOR"

  /// The time between the request to end and the end by force, in seconds.
  private static let patience = 3.0

  private let process = Process()
  private let input = Pipe()
  private let pipePath: String
  private let descriptor: Int32
  private var isClosed = false
  private var reader: MessageReader<ProgramMessage>?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: The program's file.
  ///   - arguments: The arguments without the program's name.
  ///   - folder: The folder for the named pipe.
  ///   - onMessage: A closure that receives the program's messages.
  ///   - onEnd: A closure that receives the exit code, or 128 and the number of the signal.
  init(
    _ program: URL, _ arguments: [String], pipesIn folder: URL,
    onMessage: @escaping @MainActor (ProgramMessage) -> Void,
    onEnd: @escaping @MainActor (Int32) -> Void
  ) throws(StartError) {
    pipePath = folder.appendingPathComponent(UUID().uuidString).path
    // Opened for both directions, the pipe has no end before the program opens it.
    guard mkfifo(pipePath, 0o600) == 0, case let opened = open(pipePath, O_RDWR | O_CLOEXEC),
      opened >= 0
    else { throw StartError(program: program.path, reason: String(cString: strerror(errno))) }
    descriptor = opened
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      [Self.variable: pipePath]) { $1 }
    process.standardInput = input
    process.terminationHandler = { process in
      let code = process.terminationStatus
      let result = process.terminationReason == .exit ? code : 128 + code
      DispatchQueue.main.async { MainActor.assumeIsolated { onEnd(result) } }
    }
    do {
      try process.run()
    } catch {
      close()
      throw StartError(program: program.path, reason: error.localizedDescription)
    }
    reader = MessageReader(descriptor, onMessage: onMessage)
  }

  /// Sends a message.
  func send(_ message: SupervisorMessage) {
    MessageWriter.write(message, to: input.fileHandleForWriting.fileDescriptor)
  }

  /// Sends a signal to the program and all that it started.
  func signal(_ signal: Int32) { kill(-process.processIdentifier, signal) }

  /// Asks the program to end, and ends it by force if it does not.
  func end() {
    send(.end)
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
      MainActor.assumeIsolated { if self.process.isRunning { self.signal(SIGKILL) } }
    }
  }

  /// Closes the program's pipe.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    unlink(pipePath)
    guard let reader else { return _ = Glibc.close(descriptor) }
    reader.stop { [descriptor] in _ = Glibc.close(descriptor) }
    self.reader = nil
  }
}
