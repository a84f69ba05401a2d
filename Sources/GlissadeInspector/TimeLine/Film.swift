import Foundation
import GlissadeDrawing

/// The frames that a stage showed in the last half minute, as they were.
///
/// They are kept, not made again: a picture is a value, and shares with the one before it what did not
/// change. What is too old goes, and so does the oldest when all of them take more memory than they may.
/// Time on the film is the window's, with rests cut short: nothing is to be seen in them.
package struct Film {
  /// How far back it goes, in seconds of film.
  package static let span = 30.0
  /// What a rest takes on the film at the most, in seconds.
  package static let longestRest = 0.5
  /// The memory that frames may take, in bytes.
  package static let budget = 64 << 20

  private let budget: Int
  private var ring = FrameRing()
  private var ledger = PictureLedger()
  /// The last frame's time in the recording's window.
  private var lastNow: TimeInterval?
  /// What went on, from the oldest frame to the newest.
  package private(set) var runs: [Run] = []

  /// - Parameter budget: in bytes.
  package init(budget: Int = Film.budget) { self.budget = budget }

  package var count: Int { ring.count }
  package var isEmpty: Bool { ring.count == 0 }

  /// From 0, the oldest, to the newest.
  package subscript(position: Int) -> Frame { ring[position] }

  package var last: Frame? { isEmpty ? nil : ring[count - 1] }
  /// Where the oldest and the newest frame are on the film, in seconds.
  package var start: TimeInterval { isEmpty ? 0 : ring[0].place }
  package var end: TimeInterval { last?.place ?? 0 }

  /// The memory that is kept alive, in bytes.
  package var bytes: Int { ledger.bytes + count * Frame.ownBytes }

  /// Adds the frame that was shown last.
  ///
  /// - Parameter now: when it was expected to be seen, in seconds of the window; never less than before.
  package mutating func append(_ frame: Frame, now: TimeInterval) {
    var frame = frame
    frame.place = end + min(max(now - (lastNow ?? now - 1 / 60), 0), Self.longestRest)
    lastNow = now
    ledger.add(frame.picture)
    ring.append(frame)
    extendRuns(to: frame)
    while count > 1, end - start > Self.span || bytes > budget {
      ledger.remove(ring.removeFirst().picture)
    }
    dropOldRuns()
  }

  /// Drops what came after a frame: the run goes on from there.
  package mutating func cut(after position: Int) {
    while count > position + 1 { ledger.remove(ring.removeLast().picture) }
    lastNow = nil
    let end = end
    runs.removeAll { $0.start > end }
    if let last = runs.indices.last { runs[last].end = min(runs[last].end, end) }
  }

  /// The frame that showed at a place of the film, in seconds: the last one not after it.
  package func position(at place: TimeInterval) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if ring[middle].place <= place { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// What the plot showed by the time of a frame.
  package func history(upTo position: Int) -> MotionHistory {
    let end = ring[position].time
    var first = position
    while first > 0, ring[first - 1].time >= end - MotionHistory.span { first -= 1 }
    var history = MotionHistory()
    var phase = first > 0 ? ring[first - 1].readOut.phase : nil
    for frame in (first...position).map({ ring[$0] }) {
      let readOut = frame.readOut
      let moves = readOut.phase != nil || readOut.verdict != nil
      history.add(
        .init(
          time: frame.time, progress: readOut.progress, rate: moves ? readOut.perDistance : nil))
      if readOut.phase != phase { history.mark(.transition, at: frame.time) }
      if frame.isGestureMark { history.mark(.gesture, at: frame.time) }
      phase = readOut.phase
    }
    return history
  }

  // MARK: Runs

  private mutating func extendRuns(to frame: Frame) {
    // After a rest something new begins.
    let isJoined = runs.last.map { frame.place - $0.end < Self.longestRest / 2 } ?? false
    if isJoined, let last = runs.indices.last {
      runs[last].end = frame.place
      if runs[last].motion == frame.motion { return }
    }
    runs.append(Run(motion: frame.motion, start: frame.place, end: frame.place))
  }

  private mutating func dropOldRuns() {
    let start = start
    if let first = runs.first, first.end < start { runs.removeAll { $0.end < start } }
    if let first = runs.first, first.start < start { runs[0].start = start }
  }
}
