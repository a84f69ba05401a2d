import Foundation
import Glibc

/// The limits of a copy of the process.
package struct ForkLimits: Hashable, Sendable {
  /// The longest time of a copy, in seconds of real time.
  package var seconds = 10.0
  /// The longest processor time of a copy, in whole seconds.
  package var processorSeconds = 4
  /// The memory that a copy may use in addition to that of this process, in bytes.
  package var bytes = 256 << 20

  /// Creates the default limits.
  package init() {}
}

/// The way in which a copy of the process ended.
package enum ForkEnd: Hashable, Sendable {
  /// The copy completed its work. The text is the result of the work.
  case result(String)
  /// The code of the work ended the copy, with an exit code.
  case exited(Int32)
  /// A signal ended the copy. The message is the one that the program wrote, or `nil` if it wrote
  /// none.
  case crashed(signal: Int32, message: String?)
  /// The copy took longer than its limit.
  case tooSlow
  /// The copy used more memory than its limit.
  case tooLarge
}

/// A runner of work in copies of this process. No other code of the program forks.
///
/// A copy shares the memory of the process until one of the two writes to it. It therefore begins
/// in the present state of the process, and its effects do not reach the process. A copy has one
/// thread, that of the caller. The work must not wait for another thread or for a queue; work that
/// does is ended by its limit of time. The C library's allocator is usable in a copy, because the
/// library takes the allocator's locks during a fork.
@MainActor package struct ForkedWork {
  /// The limits of each copy.
  package var limits: ForkLimits
  /// The greatest number of copies that run at the same time.
  package var width: Int

  /// Creates a runner with limits. By default, as many copies run at the same time as there are
  /// processors.
  package init(
    limits: ForkLimits = ForkLimits(), width: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.limits = limits
    self.width = max(1, width)
  }

  /// A running copy of the process.
  private struct Copy {
    let index: Int
    let identifier: pid_t
    let pipe: Int32
    let start: TimeInterval
    var output: [UInt8] = []
    var isTooLarge = false
  }

  /// The time between two checks of the memory that copies use, in milliseconds.
  private static let checkInterval: Int32 = 20

  /// Performs pieces of work in copies of the process, until all pieces are done.
  ///
  /// - Parameters:
  ///   - count: The number of pieces of work.
  ///   - work: A function that performs the piece of work with an index and returns the result. It
  ///     is called in a copy.
  ///   - onEnd: A closure that receives the index and the end of each piece, in any order. It
  ///     returns `false` to end all others.
  package func run(
    _ count: Int, work: @MainActor (Int) -> String, onEnd: (Int, ForkEnd) -> Bool
  ) {
    var copies: [Copy] = []
    var next = 0
    var continues = true
    while next < count || !copies.isEmpty {
      while continues, next < count, copies.count < width {
        copies.append(start(next, beside: copies, work))
        next += 1
      }
      if !continues { next = count }
      for index in readable(copies) where read(&copies[index]) {
        let end = end(of: copies[index])
        let done = copies[index].index
        copies[index].output = []
        if continues { continues = onEnd(done, end) }
        copies[index] = ended(copies[index])
      }
      copies.removeAll { $0.identifier == 0 }
      if !continues { for copy in copies { kill(copy.identifier, SIGKILL) } }
      checkMemory(&copies)
    }
  }

  private func ended(_ copy: Copy) -> Copy {
    close(copy.pipe)
    return Copy(index: copy.index, identifier: 0, pipe: -1, start: copy.start)
  }

  // MARK: Copies

  private func start(_ index: Int, beside others: [Copy], _ work: @MainActor (Int) -> String)
    -> Copy
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { preconditionFailure("There is no pipe: \(errno).") }
    let identifier = fork()
    precondition(identifier >= 0, "There is no further process: \(errno).")
    if identifier == 0 {
      for other in others { close(other.pipe) }
      close(ends[0])
      prepareCopy(output: ends[1])
      Self.write(Self.begin + work(index) + Self.end, to: ends[1])
      _exit(0)
    }
    close(ends[1])
    return Copy(
      index: index, identifier: identifier, pipe: ends[0],
      start: ProcessInfo.processInfo.systemUptime)
  }

  /// Separates a copy from the terminal and from this process's handlers of signals, and sets the
  /// limits of the copy.
  private func prepareCopy(output: Int32) {
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
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
    let seconds = rlim_t(limits.processorSeconds)
    var time = rlimit(rlim_cur: seconds, rlim_max: seconds + 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
    var timer = itimerval()
    timer.it_value.tv_sec = Int(limits.seconds)
    timer.it_value.tv_usec = Int((limits.seconds - limits.seconds.rounded(.down)) * 1e6)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  // MARK: Output

  /// The text before a result, which separates it from the output of the program.
  private static let begin = "\u{2}"
  /// The text after a result.
  private static let end = "\u{3}"

  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      start += count
    }
  }

  /// Returns the indices of the copies that have written output or ended.
  private func readable(_ copies: [Copy]) -> [Int] {
    var polled = copies.map { pollfd(fd: $0.pipe, events: Int16(POLLIN), revents: 0) }
    guard !polled.isEmpty, poll(&polled, nfds_t(polled.count), Self.checkInterval) > 0 else {
      return []
    }
    return polled.indices.filter { polled[$0].revents != 0 }
  }

  /// Reads the output that a copy has written.
  ///
  /// - Returns: `true` if the copy has ended.
  private func read(_ copy: inout Copy) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = Glibc.read(copy.pipe, &buffer, buffer.count)
    if count > 0 {
      copy.output += buffer[..<count]
      // The output is limited, because a program can write without end until its limit of time.
      if copy.output.count > 1 << 20 { copy.output.removeFirst(1 << 19) }
    }
    return count == 0 || (count < 0 && errno != EINTR)
  }

  private func end(of copy: Copy) -> ForkEnd {
    var status: Int32 = 0
    while waitpid(copy.identifier, &status, 0) < 0, errno == EINTR {}
    let text = String(decoding: copy.output, as: UTF8.self)
    let signal = status & 0x7f
    if copy.isTooLarge { return .tooLarge }
    if signal == SIGALRM || signal == SIGXCPU { return .tooSlow }
    if signal != 0 { return .crashed(signal: signal, message: Self.message(in: text)) }
    guard text.hasSuffix(Self.end), let start = text.lastIndex(of: Character(Self.begin)) else {
      return .exited(status >> 8 & 0xff)
    }
    return .result(String(text[text.index(after: start)...].dropLast()))
  }

  /// Returns the message of a fatal error in the output of a program, or `nil` if there is none.
  private static func message(in text: String) -> String? {
    let line = text.split(separator: "\n").first { $0.contains("atal error: ") }
    return line?.components(separatedBy: "atal error: ").last
  }

  /// Ends the copies that use more memory than their limit.
  private func checkMemory(_ copies: inout [Copy]) {
    let now = ProcessInfo.processInfo.systemUptime
    for index in copies.indices where now - copies[index].start > Double(Self.checkInterval) / 1000
    {
      guard !copies[index].isTooLarge, Self.ownBytes(of: copies[index].identifier) > limits.bytes
      else { continue }
      copies[index].isTooLarge = true
      kill(copies[index].identifier, SIGKILL)
    }
  }

  /// Returns the memory that a copy uses in addition to that of this process, in bytes.
  private static func ownBytes(of identifier: pid_t) -> Int {
    func pages(_ process: String) -> Int {
      let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
      let fields = text?.split(separator: " ") ?? []
      return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
    }
    return (pages("\(identifier)") - pages("self")) * Int(getpagesize())
  }
}
