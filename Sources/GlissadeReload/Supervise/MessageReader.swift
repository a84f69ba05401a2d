import Dispatch
import Foundation
import Glibc
import GlissadeFiles

/// A reader of messages from a descriptor. Each message is a line of JSON.
@MainActor package final class MessageReader<Message: Decodable & Sendable> {
  private let descriptor: Int32
  private var source: (any DispatchSourceRead)?
  private var pending = Data()
  private let onMessage: @MainActor (Message) -> Void
  private let onEnd: @MainActor () -> Void

  /// Starts to read messages from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, which the reader does not close.
  ///   - owner: The object that closes the descriptor, or `nil`. It is kept until the descriptor is
  ///     no longer observed: if the descriptor were closed earlier, its number could be reused for
  ///     another file, which would then not be observed.
  ///   - onMessage: A closure that receives each message. Lines that are not a message are ignored.
  ///   - onEnd: A closure that is called when the other process has closed its end.
  package init(
    _ descriptor: Int32, ownedBy owner: FileDescriptor? = nil,
    onMessage: @escaping @MainActor (Message) -> Void,
    onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.descriptor = descriptor
    self.onMessage = onMessage
    self.onEnd = onEnd
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.setCancelHandler { [owner] in withExtendedLifetime(owner) {} }
    source.resume()
    self.source = source
  }

  isolated deinit { source?.cancel() }

  /// Stops reading.
  package func stop() {
    source?.cancel()
    source = nil
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 16 << 10)
    var hasEnded = false
    while !hasEnded {
      let count = Glibc.read(descriptor, &bytes, bytes.count)
      if count > 0 {
        pending.append(contentsOf: bytes[..<count])
      } else if count == 0 {
        hasEnded = true
      } else if errno != EINTR {
        break
      }
    }
    deliver()
    guard hasEnded, source != nil else { return }
    stop()
    onEnd()
  }

  private func deliver() {
    while source != nil, let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      let line = pending[pending.startIndex..<end]
      pending = Data(pending[(end + 1)...])
      if let message = try? JSONDecoder().decode(Message.self, from: line) { onMessage(message) }
    }
  }
}

/// A writer of messages to a descriptor. Each message is a line of JSON.
package enum MessageWriter {
  /// Writes a message immediately. It is no error if the other process has ended.
  package static func write(_ message: some Encodable, to descriptor: Int32) {
    guard var line = try? JSONEncoder().encode(message) else { return }
    line.append(UInt8(ascii: "\n"))
    withoutPipeSignal { write(line, to: descriptor) }
  }

  private static func write(_ line: Data, to descriptor: Int32) {
    var start = 0
    while start < line.count {
      let written = line.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress! + start, line.count - start)
      }
      if written > 0 {
        start += written
      } else if errno == EAGAIN {
        var event = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&event, 1, 1000) <= 0 { return }
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Performs writes to a pipe without SIGPIPE, the signal that a pipe without a reader causes,
  /// which would end the process.
  private static func withoutPipeSignal(_ body: () -> Void) {
    var (signals, former) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, &former)
    body()
    var none = timespec()
    while sigtimedwait(&signals, nil, &none) == SIGPIPE {}
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
