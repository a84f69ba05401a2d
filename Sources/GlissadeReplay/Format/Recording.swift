import Foundation
import GlissadeGestures

/// A run of a scene: what it started from, and what it saw in each frame.
package struct Recording: Hashable, Sendable {
  package var header: RecordingHeader
  /// `frames[index].index == index`.
  package var frames: [RecordedFrame]

  package init(header: RecordingHeader, frames: [RecordedFrame] = []) {
    self.header = header
    self.frames = frames
  }

  /// Seconds of the window from the first frame to the last.
  package var duration: TimeInterval { (frames.last?.now ?? 0) - (frames.first?.now ?? 0) }

  /// The frames of the last `seconds` of the window, by index.
  package func frames(ofLast seconds: TimeInterval) -> Range<Int> {
    guard let last = frames.last else { return 0..<0 }
    return firstFrame(from: last.now - seconds)..<frames.count
  }

  /// The first frame that shows an instant of the window or a later one; the count if there is none.
  package func firstFrame(from now: TimeInterval) -> Int {
    var (low, high) = (0, frames.count)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].now < now { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The run up to a frame, this one included: what is taken over there goes on from it.
  package func upTo(_ index: Int) -> Recording {
    Recording(header: header, frames: Array(frames.prefix(index + 1)))
  }

  /// The frames in which work from the main queue ran: what it did may be missing in a replay.
  package var framesWithMainQueueWork: [Int] { frames.filter(\.ranMainQueue).map(\.index) }

  /// The button that is held after a frame, and where; nil if none is. Who takes over there goes on with
  /// it, or takes it away with a cancel.
  package func heldButton(after index: Int) -> (button: Int, place: CGPoint)? {
    var held: (button: Int, place: CGPoint)?
    for frame in frames.prefix(index + 1) {
      for case .input(let event, _) in frame.actions {
        switch event.kind {
        case .down where held == nil: held = (event.button, event.location)
        case .move: held?.place = event.location
        case .up where event.button == held?.button: held = nil
        case .cancel: held = nil
        case .focus where !event.hasFocus: held = nil
        default: break
        }
      }
    }
    return held
  }

  /// Scene seconds per second after a frame, and 0 in a pause.
  package func rate(after index: Int) -> Double {
    for frame in frames.prefix(index + 1).reversed() {
      for case .rate(let rate) in frame.actions.reversed() { return rate }
    }
    return header.speed
  }
}
