import Dispatch
import Foundation
import Synchronization

/// Ends the program tidily when it is asked to by Ctrl-C, `kill` or a closed terminal.
///
/// The first signal is passed to the main queue, where it wakes a sleeping frame loop. One that
/// comes a second later finds the main thread hanging in a client's code and ends the program at once.
@MainActor final class EndSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  nonisolated private static let patienceNanoseconds: UInt64 = 1_000_000_000

  private var sources: [any DispatchSourceSignal] = []
  /// When the first signal came, in nanoseconds of uptime; 0: none came.
  nonisolated private let asked = Atomic<UInt64>(0)
  private let onSignal: @MainActor () -> Void

  /// - Parameter onSignal: called once, on the main queue.
  init(onSignal: @escaping @MainActor () -> Void) {
    self.onSignal = onSignal
    // Writing to a closed pipe is an error that the writer reports, not the program's end.
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

  /// Gives the signals back what they did before.
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
