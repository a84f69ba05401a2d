import Dispatch
import Foundation
import Synchronization

/// A handler of the signals that request the end of the program: Ctrl-C, `kill`, a closed terminal.
///
/// The handler passes the first signal to the main queue, which wakes a sleeping frame loop. A
/// signal that arrives more than a second later ends the program at once, because client code has
/// then blocked the main thread.
@MainActor final class EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  nonisolated private static let patienceNanoseconds: UInt64 = 1_000_000_000

  private var sources: [any DispatchSourceSignal] = []
  /// The uptime at the first signal, in nanoseconds; 0 before the first signal.
  nonisolated private let asked = Atomic<UInt64>(0)
  private let onSignal: @MainActor () -> Void

  /// Installs the handlers of the signals.
  ///
  /// - Parameter onSignal: A closure that is called once, on the main queue.
  init(onSignal: @escaping @MainActor () -> Void) {
    self.onSignal = onSignal
    // A write to a closed pipe then returns an error to the writer and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    let queue = DispatchQueue(label: "glissade.signals")
    sources = Self.numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable [weak self] in self?.receive(number) }
      source.activate()
      return source
    }
  }

  /// Restores the default behavior of the signals.
  func close() {
    for source in sources { source.cancel() }
    for number in Self.numbers { signal(number, SIG_DFL) }
  }

  nonisolated private func receive(_ number: Int32) {
    let now = DispatchTime.now().uptimeNanoseconds
    let first = asked.compareExchange(expected: 0, desired: now, ordering: .relaxed)
    if first.exchanged {
      DispatchQueue.main.async { self.onSignal() }
    } else if now - first.original > Self.patienceNanoseconds {
      _exit(128 + number)
    }
  }
}
