import CXTest
import Foundation

/// A program that a test starts. It never outlives the test, and every wait for it is bounded.
///
/// Foundation's `Process` is not used: it passes on the signal mask of the thread that starts it,
/// and threads of the dispatch pool, on which tests run, have every signal blocked: such a child
/// cannot be ended by one.
final class ChildProcess {
  let identifier: pid_t
  private var exit: Int32?

  /// - Parameters:
  ///   - output: The child's standard output, such as a pipe's end; `nil` for none.
  ///   - errors: The child's standard error; `nil` for none.
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
    // The child must not inherit the ends of other tests' pipes: their readers would wait for it.
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

  /// A Boolean value that indicates whether the program is running.
  var isRunning: Bool { exitCode(waiting: false) == nil }

  /// Sends the program a request to end, waits, and ends it by force if it does not.
  ///
  /// - Returns: The exit code, or minus the number of the signal that ended the program.
  @discardableResult func stop(signal: Int32 = SIGTERM) -> Int32 {
    if isRunning { kill(identifier, signal) }
    return waitForExit()
  }

  /// Waits until the program has ended, and ends it by force if it does not.
  ///
  /// - Returns: The exit code, or minus the number of the signal that ended the program.
  @discardableResult func waitForExit(within seconds: Double = Deadline.patience) -> Int32 {
    if Deadline(in: seconds).waits(until: { !isRunning }) { return exitCode(waiting: false) ?? 0 }
    kill(identifier, SIGKILL)
    return exitCode(waiting: true) ?? -SIGKILL
  }

  private func exitCode(waiting: Bool) -> Int32? {
    if let exit { return exit }
    var status: Int32 = 0
    guard waitpid(identifier, &status, waiting ? 0 : WNOHANG) == identifier else { return nil }
    // The halves of a status word are the signal that ended the program, and its exit code.
    exit = status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
    return exit
  }

  /// The output of a program that has ended.
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
