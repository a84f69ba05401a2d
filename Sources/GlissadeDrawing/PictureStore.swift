import Foundation
import Synchronization

/// The pictures that a program has read from files.
///
/// A picture is decoded once while any object refers to it, no matter how many scenes show it. The
/// most recently used pictures are kept even without such an object, up to a memory budget. A file
/// that has changed is decoded again.
package final class PictureStore: Sendable {
  /// The default limit of the memory of pictures to which only the store refers, in bytes.
  package static let budget = 8 << 20

  /// The state of a file by which a change is detected.
  fileprivate struct File: Hashable {
    var path: String
    var size: Int
    /// The time of the file's last change, in nanoseconds.
    var modified: Int
  }

  private struct Entry {
    weak var picture: CGImage?
  }

  private struct State {
    var entries: [File: Entry] = [:]
    /// The kept pictures, of which the most recently used picture is the last.
    var kept: [CGImage] = []
    var bytes = 0
  }

  /// The decoder of image files.
  package let decoder: any ImageDecoding
  private let budget: Int
  private let state = Mutex(State())

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - decoder: The decoder of image files.
  ///   - budget: The limit of the memory of pictures to which only the store refers, in bytes.
  package init(decoder: any ImageDecoding, budget: Int = PictureStore.budget) {
    self.decoder = decoder
    self.budget = budget
  }

  /// The memory in bytes of the pictures that are kept for later use.
  package var keptBytes: Int { state.withLock { $0.bytes } }

  /// Returns the picture in a file, which is decoded if necessary.
  ///
  /// - Parameter url: The location of the file.
  ///
  /// - Throws: The error of the decoder.
  package func picture(at url: URL) throws(ImageDecodingError) -> CGImage {
    let file = File(url)
    if let known = state.withLock({ $0.entries[file]?.picture }) {
      keep(known)
      return known
    }
    let picture = try decoder.decode(contentsOf: url)
    state.withLock { state in
      state.entries = state.entries.filter { $0.value.picture != nil }
      state.entries[file] = Entry(picture: picture)
    }
    keep(picture)
    return picture
  }

  /// Releases the pictures to which only the store refers.
  package func releaseUnused() {
    state.withLock { state in
      state.kept = []
      state.bytes = 0
    }
  }

  /// Keeps a picture as the most recently used one, and releases the least recently used pictures
  /// beyond the budget.
  private func keep(_ picture: CGImage) {
    state.withLock { state in
      if let index = state.kept.firstIndex(where: { $0 === picture }) {
        state.kept.remove(at: index)
        state.bytes -= picture.byteCount
      }
      state.kept.append(picture)
      state.bytes += picture.byteCount
      while state.bytes > budget, !state.kept.isEmpty {
        state.bytes -= state.kept.removeFirst().byteCount
      }
    }
  }
}

extension PictureStore.File {
  /// The current state of a file; the size is −1 for a file that cannot be read.
  fileprivate init(_ url: URL) {
    path = url.path
    var status = stat()
    let isThere = stat(path, &status) == 0
    size = isThere ? Int(status.st_size) : -1
    modified = isThere ? status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec : 0
  }
}

extension CGImage {
  /// The memory of the image's pixels, in bytes.
  fileprivate var byteCount: Int { pixels.count * MemoryLayout<UInt32>.stride }
}
