import Foundation
import GlissadeReplay
import Synchronization

/// The reading of a recording's file on another thread, because a long one takes seconds.
final class RecordingReading: Sendable {
  /// The result of the reading.
  enum Result: Sendable {
    /// The recording, with a warning about an incomplete last line, or `nil`.
    case recording(Recording, warning: String?)
    /// A sentence that says why the file cannot be read.
    case failure(String)
  }

  let url: URL
  private let box = Mutex<Result?>(nil)

  /// The result, or `nil` while the file is being read.
  var result: Result? { box.withLock { $0 } }

  /// Begins to read a file.
  init(_ url: URL) {
    self.url = url
    Thread.detachNewThread { [self] in
      let result = Self.read(url)
      box.withLock { $0 = result }
    }
  }

  private static func read(_ url: URL) -> Result {
    do {
      let (recording, warning) = try Recording.read(contentsOf: url)
      return .recording(recording, warning: warning)
    } catch {
      return .failure("\(error)")
    }
  }
}
