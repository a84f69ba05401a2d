import CXTest
import Foundation

/// A program started by a test, which is never left behind and never waited for without end.
///
/// Foundation's `Process` is not used: it passes on the signal mask of the thread that starts it,
/// and threads of the dispatch pool, on which tests run, have every signal blocked: such a child
/// cannot be told to end.
final class ChildProcess {
  let identifier: pid_t
  private var exit: Int32?

  /// - Parameters:
  ///   - output: what becomes the child's standard output, such as a pipe's end; nil: nothing.
  ///   - errors: the same for standard error.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (number, handle) in [(Int32(1), output), (2, errors)] {
      if let handle {
        posix_spawn_file_actions_adddup2(&actions, handle.fileDescriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      }
    }
    // The ends of other tests' pipes: who reads from one would wait for this child, too.
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, &settings)
    guard code == 0 else {
      throw SetupError("\(program) does not start: \(String(cString: strerror(code))).")
    }
    self.identifier = identifier
  }

  /// Whether it has not ended yet.
  var isRunning: Bool { exitCode(waiting: false) == nil }

  /// Asks it to end, waits, and ends it by force if it does not.
  ///
  /// - Returns: its exit code, or minus the number of the signal that ended it.
  @discardableResult func stop(signal: Int32 = SIGTERM) -> Int32 {
    if isRunning { kill(identifier, signal) }
    return waitForExit()
  }

  /// Waits until it has ended, and ends it by force if it does not.
  ///
  /// - Returns: its exit code, or minus the number of the signal that ended it.
  @discardableResult func waitForExit(within seconds: Double = Deadline.patience) -> Int32 {
    if Deadline(in: seconds).waits(until: { !isRunning }) { return exitCode(waiting: false) ?? 0 }
    kill(identifier, SIGKILL)
    return exitCode(waiting: true) ?? -SIGKILL
  }

  private func exitCode(waiting: Bool) -> Int32? {
    if let exit { return exit }
    var status: Int32 = 0
    guard waitpid(identifier, &status, waiting ? 0 : WNOHANG) == identifier else { return nil }
    // The two halves of a status word: the signal that ended it, and what it exited with.
    exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    return exit
  }

  /// What a program that ended had to say.
  struct Answer {
    var output: String
    var errors: String
    var code: Int32
  }

  /// Runs a program to its end.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    within seconds: Double = 30
  ) throws -> Answer {
    let (output, errors) = (Pipe(), Pipe())
    let process = try ChildProcess(
      program, arguments, environment: environment, output: output.fileHandleForWriting,
      errors: errors.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    return Answer(
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self),
      code: process.waitForExit())
  }

  deinit {
    stop()
  }
}
