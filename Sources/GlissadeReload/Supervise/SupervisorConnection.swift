import Foundation
import Glibc

/// The connection of a program to the supervisor that started it.
@MainActor package final class SupervisorConnection {
  private let descriptor: Int32
  private var reader: MessageReader<SupervisorMessage>?

  /// Connects to the supervisor.
  ///
  /// Returns `nil` if this process has none.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - onMessage: A closure that receives the supervisor's messages. The end of the supervisor is
  ///     the message `end`.
  package init?(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onMessage: @escaping @MainActor (SupervisorMessage) -> Void
  ) {
    guard let path = environment[SupervisedProgram.variable] else { return nil }
    descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // A program that this one starts has another input, and no supervisor.
    unsetenv(SupervisedProgram.variable)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    reader = MessageReader(
      STDIN_FILENO, onMessage: onMessage,
      onEnd: {
        Self.removeFolder(folder)
        onMessage(.end)
      })
  }

  deinit { close(descriptor) }

  /// Removes the folder of a supervisor that was killed. The system ends a process bit by bit: the
  /// pipe can have its end a moment before the folder is no longer locked.
  private static func removeFolder(_ folder: URL) {
    for _ in 0..<50 {
      if SupervisorFolder.removeIfAbandoned(folder) { return }
      usleep(10_000)
    }
  }

  /// Returns whether this process has a supervisor.
  package static var isSupervised: Bool {
    ProcessInfo.processInfo.environment[SupervisedProgram.variable] != nil
  }

  /// Sends a message.
  package func send(_ message: ProgramMessage) { MessageWriter.write(message, to: descriptor) }
}
