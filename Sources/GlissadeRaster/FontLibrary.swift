internal import CPango
import Foundation
import GlissadeDrawing
import Synchronization

/// The installed fonts and what has been loaded of them; one is enough for a whole program.
// Unchecked: `engine` is not thread safe, and it is reached only inside `withEngine`, which holds
// the lock; neither it nor anything of Pango's leaves that function.
package final class FontLibrary: @unchecked Sendable {
  private let lock = Mutex(())
  private let engine = TextEngine()
  /// Where letters are filled beside the thread that paints. Serial queues, because their threads end when
  /// nothing is left to do; those of the queues that all share are looked after once a second for as long
  /// as the program runs (SPEC R-05).
  let workers = (0..<min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)).map {
    DispatchQueue(label: "glissade.letters.\($0)", qos: .userInteractive)
  }

  package init() {}

  /// Begins to read the usual font, on another thread: finding and opening the first one takes as long as
  /// opening a window does. Whoever wants text meanwhile waits for the rest only.
  package func warmUp() {
    Thread.detachNewThread { self.withEngine { $0.warmUp() } }
  }

  func withEngine<Result>(_ body: (TextEngine) -> Result) -> Result {
    lock.withLock { _ in body(engine) }
  }
}
