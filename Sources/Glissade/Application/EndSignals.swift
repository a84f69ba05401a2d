import Dispatch
import Foundation
import Synchronization

/// A handler of the signals that ask the program to end: Ctrl-C, `kill` and a closed terminal.
///
/// The first signal is passed to the main queue, where it wakes a sleeping frame loop. A signal
/// that arrives a second later finds the main thread blocked in client code and ends the program at
/// once.
@MainActor final class EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  nonisolated private static let patienceNanoseconds: UInt64 = 1_000_000_000

  private var sources: [any DispatchSourceSignal] = []
  /// The uptime at the first signal, in nanoseconds; 0 if there was none.
  nonisolated private let asked = Atomic<UInt64>(0)
  private let onSignal: @MainActor () -> Void

  /// Installs the handlers.
  ///
  /// - Parameter onSignal: A closure that is called once, on the main queue.
  init(onSignal: @escaping @MainActor () -> Void) {
    self.onSignal = onSignal
    // A write to a closed pipe reports an error to the writer and does not end the program.
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

  /// Restores the previous behaviour of the signals.
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
