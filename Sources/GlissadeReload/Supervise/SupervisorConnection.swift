import Foundation
import Glibc
import GlissadeFiles

/// The connection of a program to the supervisor that started it.
@MainActor package final class SupervisorConnection {
  private let pipe: FileDescriptor
  private var reader: MessageReader<SupervisorMessage>?

  /// Connects this process to the supervisor that started it.
  ///
  /// Returns `nil` if no supervisor started this process.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - onMessage: A closure that receives the supervisor's messages. When the supervisor ends, it
  ///     receives the message `end`.
  package init?(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    onMessage: @escaping @MainActor (SupervisorMessage) -> Void
  ) {
    guard let path = environment[SupervisedProgram.variable],
      let pipe = FileDescriptor(path, O_WRONLY)
    else { return nil }
    self.pipe = pipe
    // A process that this program starts has another standard input, and therefore no supervisor.
    unsetenv(SupervisedProgram.variable)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    reader = MessageReader(
      STDIN_FILENO, onMessage: onMessage,
      onEnd: {
        Self.removeFolder(folder)
        onMessage(.end)
      })
  }

  /// Removes the folder of a supervisor that was killed. The attempts are repeated, because the
  /// system can close the pipe of a killed process a moment before it releases the lock of the
  /// folder.
  private static func removeFolder(_ folder: URL) {
    for _ in 0..<50 {
      if SupervisorFolder.removeIfAbandoned(folder) { return }
      usleep(10_000)
    }
  }

  /// Returns whether a supervisor started this process.
  package static var isSupervised: Bool {
    ProcessInfo.processInfo.environment[SupervisedProgram.variable] != nil
  }

  /// Sends a message to the supervisor.
  package func send(_ message: ProgramMessage) { MessageWriter.write(message, to: pipe.number) }
}
