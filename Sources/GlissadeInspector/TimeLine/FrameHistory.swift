import Foundation
import GlissadeDrawing

/// The frames that a canvas showed in the last 30 seconds of history time.
///
/// The history keeps whole pictures: a picture is a value that shares unchanged parts with the
/// picture before. Frames older than the span are removed. The oldest frames are also removed while
/// frames and recorded run together exceed the memory budget. History time is the window's time
/// with shortened rests.
package struct FrameHistory {
  /// The time that a history covers, in seconds of history time.
  package static let span = 30.0
  /// The greatest history time of a rest, to which longer rests are shortened, in seconds.
  package static let longestRest = 0.5
  /// The memory that frames and the recorded run may use together, in bytes.
  package static let budget = 64 << 20

  /// The memory of the recorded run, in bytes, which counts toward the budget.
  package var runBytes = 0

  private let budget: Int
  private var ring = FrameRing()
  private var ledger = PictureLedger()
  /// The window's time of the newest frame in the recording, or `nil` without frames.
  private var lastNow: TimeInterval?
  /// The periods of motion, oldest first.
  package private(set) var runs: [Run] = []

  /// Creates an empty history.
  ///
  /// - Parameter budget: The memory that frames and the recorded run may use, in bytes.
  package init(budget: Int = FrameHistory.budget) { self.budget = budget }

  /// The number of frames.
  package var count: Int { ring.count }
  /// A Boolean value that indicates whether the history has no frames.
  package var isEmpty: Bool { ring.count == 0 }

  /// Accesses a frame of the history.
  ///
  /// - Parameter position: The position of the frame, from 0 for the oldest.
  package subscript(position: Int) -> Frame { ring[position] }

  /// The newest frame, or `nil` without frames.
  package var last: Frame? { isEmpty ? nil : ring[count - 1] }
  /// The history time of the oldest frame, in seconds.
  package var start: TimeInterval { isEmpty ? 0 : ring[0].offset }
  /// The history time of the newest frame, in seconds.
  package var end: TimeInterval { last?.offset ?? 0 }

  /// The memory that the frames keep alive, in bytes.
  package var bytes: Int { ledger.bytes + count * Frame.ownBytes }

  /// Appends the frame that was shown last.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - now: The expected time at which the frame is displayed, in seconds of the window; not less
  ///     than that of the previous frame.
  package mutating func append(_ frame: Frame, now: TimeInterval) {
    var frame = frame
    frame.offset = end + min(max(now - (lastNow ?? now - 1 / 60), 0), Self.longestRest)
    lastNow = now
    ledger.add(frame.picture)
    ring.append(frame)
    extendRuns(to: frame)
    while count > 1, end - start > Self.span || bytes + runBytes > budget {
      ledger.remove(ring.removeFirst().picture)
    }
    dropOldRuns()
  }

  /// Returns the window's time of a frame that follows the newest one, computed from the frame's
  /// `offset`.
  package func now(of frame: Frame) -> TimeInterval { (lastNow ?? 0) + frame.offset - end }

  /// Removes the frames after a position, because the run continues from there.
  ///
  /// - Parameter keepsTime: A Boolean value that indicates whether the history time of the removed
  ///   frames remains as a gap.
  package mutating func removeFrames(after position: Int, keepsTime: Bool = false) {
    let passed = keepsTime && position < count ? end - ring[position].offset : 0
    let lastNow = lastNow
    defer { self.lastNow = keepsTime ? lastNow.map { $0 - passed } : nil }
    while count > position + 1 { ledger.remove(ring.removeLast().picture) }
    let end = end
    runs.removeAll { $0.start > end }
    if let last = runs.indices.last { runs[last].end = min(runs[last].end, end) }
  }

  /// Returns the position of the last frame at or before an instant.
  ///
  /// - Parameter offset: The history time, in seconds.
  package func position(at offset: TimeInterval) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if ring[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  // MARK: Runs

  private mutating func extendRuns(to frame: Frame) {
    // A new period begins after a rest.
    let isJoined = runs.last.map { frame.offset - $0.end < Self.longestRest / 2 } ?? false
    if isJoined, let last = runs.indices.last {
      runs[last].end = frame.offset
      if runs[last].motion == frame.motion { return }
    }
    runs.append(Run(motion: frame.motion, start: frame.offset, end: frame.offset))
  }

  private mutating func dropOldRuns() {
    let start = start
    if let first = runs.first, first.end < start { runs.removeAll { $0.end < start } }
    if let first = runs.first, first.start < start { runs[0].start = start }
  }
}
