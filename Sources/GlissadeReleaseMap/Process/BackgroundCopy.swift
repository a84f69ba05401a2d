import Foundation
import Glibc

/// A copy of this process that works beside it and exchanges messages with it.
///
/// Neither process waits for the other: this one sends and receives between two frames. The copy
/// ends itself when this process ends.
@MainActor package final class BackgroundCopy {
  /// The limits of the copy. Its work has no limit of time, because it waits for messages.
  private static let limits: ForkLimits = {
    var limits = ForkLimits()
    limits.seconds = 0
    limits.processorSeconds = 120
    return limits
  }()

  private let identifier: pid_t
  private let socket: Int32
  private var reader = MessageReader()
  /// The way in which the copy ended, or `nil` while it works.
  package private(set) var end: ForkEnd?

  /// Starts work in a copy of the process.
  ///
  /// - Parameter work: A closure that is called in the copy, with the other end of the connection.
  /// - Throws: The reason, if the system makes no copy.
  package init(
    _ work: @MainActor (BackgroundConnection) -> Void
  ) throws(ReleaseMapFault) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .noProcess(ProcessCopy.Fault(error: errno).reason)
    }
    let (own, other) = (ends[0], ends[1])
    defer { close(other) }
    do throws(ProcessCopy.Fault) {
      identifier = try ProcessCopy.start(
        limits: Self.limits, output: other, closing: [own], leadsGroup: true
      ) {
        // The program in the window has priority.
        _ = nice(Self.niceness)
        work(BackgroundConnection(socket: other))
      }
      socket = own
    } catch {
      close(own)
      throw .noProcess(error.reason)
    }
  }

  /// The reduction of the copy's priority, in the system's unit.
  private static let niceness: Int32 = 3

  deinit {
    guard end == nil else { return }
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    close(socket)
  }

  /// Sends a message to the copy. A message is lost if the copy has ended or does not read.
  package func send(_ message: String) {
    guard end == nil else { return }
    let bytes = MessageReader.framed(message)
    _ = bytes.withUnsafeBytes {
      Glibc.send(
        socket, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
    }
  }

  /// Returns the messages that the copy has sent since the last call.
  ///
  /// - Parameter seconds: The longest time to wait for a message, in seconds.
  package func receive(waitingFor seconds: Double = 0) -> [String] {
    guard end == nil else { return [] }
    if seconds > 0 {
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(seconds * 1000))
    }
    var messages: [String] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(socket, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0 { return messages }
      if count == 0 { break }
      messages += reader.append(buffer[..<count])
    }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    close(socket)
    end = ForkEnd(status: status, output: reader.rest)
    return messages
  }

  /// Ends the copy and the copies that it has made, at once.
  package func stop() {
    guard end == nil else { return }
    // Without its group, at least the copy itself ends, for which this process waits.
    if kill(-identifier, SIGKILL) != 0 { kill(identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    close(socket)
    end = .exited(0)
  }
}

/// The end of a connection that a copy of the process holds.
@MainActor package struct BackgroundConnection {
  fileprivate let socket: Int32

  /// Sends a message to the process.
  package func send(_ message: String) {
    ProcessCopy.write(MessageReader.framed(message), to: socket)
  }

  /// Returns the messages that have arrived, or waits for one.
  ///
  /// The copy and its own copies end if the process has ended.
  ///
  /// - Parameter waits: A Boolean value that indicates whether to wait for a message.
  package func receive(waits: Bool) -> [String] {
    var reader = MessageReader()
    while true {
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard poll(&polled, 1, waits || !reader.rest.isEmpty ? -1 : 0) > 0 else { return [] }
      var buffer = [UInt8](repeating: 0, count: 1 << 12)
      let count = recv(socket, &buffer, buffer.count, 0)
      if count == 0 {
        kill(0, SIGKILL)
        _exit(0)
      }
      let messages = reader.append(buffer[..<max(count, 0)])
      if !messages.isEmpty, reader.rest.isEmpty { return messages }
    }
  }
}

/// A separation of a stream of bytes into messages and the other output of a program.
struct MessageReader {
  private static let begin: UInt8 = 2
  private static let end: UInt8 = 3
  /// The greatest length of a message or of other output that is kept, in bytes.
  private static let limit = 16 << 20

  private var bytes: [UInt8] = []

  /// Returns the bytes of a message.
  static func framed(_ message: String) -> [UInt8] { [begin] + Array(message.utf8) + [end] }

  /// Adds bytes of the stream.
  ///
  /// - Returns: The messages that the bytes complete.
  mutating func append(_ new: some Collection<UInt8>) -> [String] {
    let searched = bytes.count
    bytes += new
    var messages: [String] = []
    var start = 0
    for index in searched..<bytes.count where bytes[index] == Self.end {
      let first = bytes[start..<index].lastIndex(of: Self.begin).map { $0 + 1 } ?? start
      messages.append(String(decoding: bytes[first..<index], as: UTF8.self))
      start = index + 1
    }
    bytes.removeFirst(start)
    if bytes.count > Self.limit { bytes.removeFirst(bytes.count - Self.limit / 2) }
    return messages
  }

  /// The bytes that belong to no complete message, as text.
  var rest: String { String(decoding: bytes, as: UTF8.self) }
}
