import Foundation
import Glibc

/// The limits of a copy of the process.
package struct ForkLimits: Hashable, Sendable {
  /// The time after which a copy that waits for something is ended, in seconds of real time. A copy
  /// that works, or waits for a processor, has `longestSeconds`.
  package var seconds = 10.0
  /// The factor by which a copy may be slower on a busy machine.
  private static let starvedFactor = 20.0
  /// The time after which a copy ends whatever it does, in seconds of real time: at least a minute,
  /// because three short copies on a processor that others use take a second for a tenth of it. It
  /// is 0, which means unlimited, if `seconds` is.
  package var longestSeconds: Double {
    seconds > 0 ? max(seconds * Self.starvedFactor, 60) : 0
  }
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
  /// The system made no copy. The text is the reason.
  case notStarted(String)
}

/// A runner of short pieces of work in copies of this process, several at a time.
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
    /// The limit that the copy has exceeded, or `nil`.
    var breach: ForkEnd?
    /// The seconds for which the copy was seen waiting, the processor time that it had used, and
    /// the time of the last check.
    var rest: (seconds: TimeInterval, ticks: Int, checked: TimeInterval) = (0, -1, 0)
  }

  /// The time between two checks of the limits of copies, in milliseconds.
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
        do throws(ProcessCopy.Fault) {
          copies.append(try start(next, beside: copies, work))
          next += 1
        } catch {
          // The end of another copy can make room for this one.
          if !copies.isEmpty { break }
          continues = onEnd(next, .notStarted(error.reason))
          next += 1
        }
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
      checkLimits(of: &copies)
    }
  }

  private func ended(_ copy: Copy) -> Copy {
    close(copy.pipe)
    return Copy(index: copy.index, identifier: 0, pipe: -1, start: copy.start)
  }

  // MARK: Copies

  private func start(
    _ index: Int, beside others: [Copy], _ work: @MainActor (Int) -> String
  ) throws(ProcessCopy.Fault) -> Copy {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ProcessCopy.Fault(error: errno) }
    let output = ends[1]
    defer { close(output) }
    do throws(ProcessCopy.Fault) {
      let identifier = try ProcessCopy.start(
        limits: limits, output: output, closing: others.map(\.pipe) + [ends[0]]
      ) {
        ProcessCopy.write(Array((Self.begin + work(index) + Self.end).utf8), to: output)
      }
      return Copy(
        index: index, identifier: identifier, pipe: ends[0],
        start: ProcessInfo.processInfo.systemUptime)
    } catch {
      close(ends[0])
      throw error
    }
  }

  // MARK: Output

  /// The text before a result, which separates it from the output of the program.
  private static let begin = "\u{2}"
  /// The text after a result.
  private static let end = "\u{3}"

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
    if let breach = copy.breach { return breach }
    if status & 0x7f == 0, text.hasSuffix(Self.end),
      let start = text.lastIndex(of: Character(Self.begin))
    {
      return .result(String(text[text.index(after: start)...].dropLast()))
    }
    return ForkEnd(status: status, output: text)
  }

  /// Ends the copies that exceed a limit.
  private func checkLimits(of copies: inout [Copy]) {
    let now = ProcessInfo.processInfo.systemUptime
    for index in copies.indices where copies[index].breach == nil {
      guard let breach = breach(of: &copies[index], at: now) else { continue }
      copies[index].breach = breach
      kill(copies[index].identifier, SIGKILL)
    }
  }

  /// Returns the limit that a copy has exceeded, or `nil`.
  private func breach(of copy: inout Copy, at now: TimeInterval) -> ForkEnd? {
    guard now - copy.start > Double(Self.checkInterval) / 1000 else { return nil }
    if Self.ownBytes(of: copy.identifier) > limits.bytes { return .tooLarge }
    guard limits.seconds > 0, now - copy.start > limits.seconds else { return nil }
    let (isWaiting, ticks) = Self.activity(of: copy.identifier)
    // A check that comes late, because this process waited for a processor itself, says nothing
    // about the time since the last one.
    let step = min(now - copy.rest.checked, 2 * Double(Self.checkInterval) / 1000)
    let isResting = isWaiting && ticks == copy.rest.ticks
    copy.rest = (isResting ? copy.rest.seconds + step : 0, ticks, now)
    return copy.rest.seconds > min(limits.seconds, 1) ? .tooSlow : nil
  }

  /// Returns whether a copy waits for something other than a processor, and the processor time that
  /// it has used, in the system's ticks.
  private static func activity(of identifier: pid_t) -> (isWaiting: Bool, ticks: Int) {
    let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8)
    // The state follows the name, which is in parentheses; the 12th and 13th fields from there are
    // the times of the program and of the system.
    let fields = text?.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12 else { return (false, 0) }
    return ("SDT".contains(fields[0]), (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0))
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

extension ForkEnd {
  /// Creates the end of a copy without a result.
  ///
  /// - Parameters:
  ///   - status: The status with which the system reports the end.
  ///   - output: The output of the program in the copy.
  init(status: Int32, output: String) {
    let signal = status & 0x7f
    switch signal {
    case 0: self = .exited(status >> 8 & 0xff)
    case SIGALRM, SIGXCPU: self = .tooSlow
    default: self = .crashed(signal: signal, message: Self.message(in: output))
    }
  }

  /// Returns the message of a fatal error in the output of a program, or `nil` if there is none.
  private static func message(in text: String) -> String? {
    let line = text.split(separator: "\n").first { $0.contains("atal error: ") }
    return line?.components(separatedBy: "atal error: ").last
  }
}
