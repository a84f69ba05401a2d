import Foundation
import Glibc

/// The creation of copies of this process. No other code of the program forks.
///
/// A copy shares the memory of the process until one of the two writes to it. It therefore begins
/// in the present state of the process, and its effects do not reach the process. A copy has one
/// thread, that of the caller. The work must not wait for another thread or for a queue; work that
/// does is ended by its limit of time, or by the process. The C library's allocator is usable in a
/// copy, because the library takes the allocator's locks during a fork.
@MainActor enum ProcessCopy {
  /// A reason why the system made no copy.
  struct Fault: Error, Hashable, Sendable {
    /// The system's description of the reason.
    let reason: String

    /// Creates a reason from a number of the system.
    init(error: Int32) { reason = String(cString: strerror(error)) }
  }

  /// Performs work in a copy of the process, which ends after the work.
  ///
  /// - Parameters:
  ///   - limits: The limits of the copy. A limit of 0 seconds means that its time is unlimited.
  ///   - output: The descriptor that receives the messages of the program's errors in the copy.
  ///   - closing: The descriptors that are closed in the copy.
  ///   - leadsGroup: A Boolean value that indicates whether the copy and all copies that it makes
  ///     are a process group, so that one signal ends them.
  ///   - work: A closure that performs the work.
  /// - Returns: The identifier of the copy.
  /// - Throws: The reason, if the system makes no copy.
  static func start(
    limits: ForkLimits, output: Int32, closing: [Int32], leadsGroup: Bool = false,
    work: () -> Void
  ) throws(Fault) -> pid_t {
    let identifier = fork()
    guard identifier >= 0 else { throw Fault(error: errno) }
    if identifier > 0 {
      // Both processes form the group, because either of them can run first.
      if leadsGroup { setpgid(identifier, identifier) }
      return identifier
    }
    if leadsGroup { setpgid(0, 0) }
    for descriptor in closing { close(descriptor) }
    prepare(limits, output: output)
    work()
    _exit(0)
  }

  /// Separates a copy from the terminal and from this process's handlers of signals, and sets the
  /// limits of the copy.
  private static func prepare(_ limits: ForkLimits, output: Int32) {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM, SIGTERM, SIGINT] {
      signal(number, SIG_DFL)
    }
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    let nothing = open("/dev/null", O_RDWR)
    dup2(nothing, 0)
    dup2(nothing, 1)
    dup2(output, 2)
    close(nothing)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    let seconds = rlim_t(limits.processorSeconds)
    var time = rlimit(rlim_cur: seconds, rlim_max: seconds + 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
    let longest = limits.longestSeconds
    var timer = itimerval()
    timer.it_value.tv_sec = Int(longest)
    timer.it_value.tv_usec = Int((longest - longest.rounded(.down)) * 1e6)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  /// Writes bytes to a descriptor, until all of it is written or the reader has ended.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      start += count
    }
  }
}
