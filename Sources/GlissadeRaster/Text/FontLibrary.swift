internal import CPango
import Foundation
import GlissadeDrawing
import Synchronization

/// The installed fonts and the loaded ones; a program needs only one library.
// Unchecked: `engine` is not thread safe, and it is reached only inside `withEngine`, which holds
// the lock; neither it nor anything of Pango's leaves that function.
package final class FontLibrary: @unchecked Sendable {
  private let lock = Mutex(())
  private let engine = TextEngine()
  /// The queues on which letters are filled beside the painting thread. They are serial, because
  /// their threads end when they are idle; those of the shared concurrent queues are polled once a
  /// second for as long as the program runs.
  let workers = (0..<min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)).map {
    DispatchQueue(label: "glissade.letters.\($0)", qos: .userInteractive)
  }

  /// The pictures of all scenes that are painted with these fonts: several scenes of a program show
  /// the same ones.
  package let pictures = PictureStore(decoder: SDLImageDecoder())

  package init() {}

  /// Starts to load the standard font on another thread, because finding and opening the first font
  /// takes as long as opening a window. Text that is needed meanwhile waits only for the rest.
  package func warmUp() {
    Thread.detachNewThread { self.withEngine { $0.warmUp() } }
  }

  func withEngine<Result>(_ body: (TextEngine) -> Result) -> Result {
    lock.withLock { _ in body(engine) }
  }
}
