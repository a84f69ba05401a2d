internal import CPango
import Foundation
import GlissadeDrawing
import Synchronization

/// A library of the installed fonts and of those that are loaded. A program needs only one library.
// Unchecked: `engine` is not thread safe, and it is used only inside `withEngine`, which holds the
// lock. Neither the engine nor an object of Pango leaves that function.
package final class FontLibrary: @unchecked Sendable {
  private let lock = Mutex(())
  private let engine = TextEngine()
  /// The queues on which letters are filled in parallel to the painting thread. They are serial,
  /// because the thread of a serial queue ends when it is idle; a thread of a shared concurrent
  /// queue wakes once a second for as long as the program runs.
  let workers = (0..<min(max(ProcessInfo.processInfo.activeProcessorCount, 2), 4)).map {
    DispatchQueue(label: "glissade.letters.\($0)", qos: .userInteractive)
  }

  /// The store of the pictures of all scenes that are painted with these fonts. Several scenes of a
  /// program share it, because they show the same pictures.
  package let pictures = PictureStore(decoder: SDLImageDecoder())

  package init() {}

  /// Starts to load the standard font on another thread, because finding and opening the first font
  /// takes as long as opening a window. Text that is needed meanwhile waits only for the rest of
  /// the loading.
  package func warmUp() {
    Thread.detachNewThread { self.withEngine { $0.warmUp() } }
  }

  func withEngine<Result>(_ body: (TextEngine) -> Result) -> Result {
    lock.withLock { _ in body(engine) }
  }
}
