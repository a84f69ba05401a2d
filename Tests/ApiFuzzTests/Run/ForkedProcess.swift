import Foundation
import Glibc

/// A copy of this process that performs one piece of work, which may trap or hang.
struct ForkedProcess {
  /// The standard output of the copy, and its error messages.
  let output: String
  /// The exit code, or the number of the signal that ended the copy as a negative number.
  let status: Int32

  var isSuccess: Bool { status == 0 }

  /// Performs `work` in a copy of the process, and waits for its end.
  ///
  /// - Parameter work: The work. It receives a closure that writes a line, and returns the exit
  ///   code. `ForkedProcess.setLimit` bounds its time.
  @MainActor static func run(_ work: @MainActor (_ write: @escaping (String) -> Void) -> Int32)
    -> ForkedProcess
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("There is no pipe: \(errno).") }
    fflush(stdout)
    let identifier = fork()
    precondition(identifier >= 0, "There is no further process: \(errno).")
    if identifier == 0 {
      // The copy reports its traps to its parent, and not to the test's own backtrace.
      for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
        signal(number, SIG_DFL)
      }
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      dup2(ends[1], 2)
      _exit(work { line in writeAll(line + "\n", to: ends[1]) })
    }
    close(ends[1])
    let output = readAll(ends[0])
    close(ends[0])
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return ForkedProcess(output: output, status: signal == 0 ? status >> 8 & 0xff : -signal)
  }

  /// Ends the copy if it is not done after the given time.
  static func setLimit(seconds: UInt32) { alarm(seconds) }

  private static func writeAll(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      start += count
    }
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }
}
