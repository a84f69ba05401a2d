import Foundation
import GlissadeGestures

/// A run of a scene: its initial state, and the inputs of each frame.
package struct Recording: Hashable, Sendable {
  /// The initial state of the scene.
  package var header: RecordingHeader
  /// The frames, where `frames[index].index == index`.
  package var frames: RecordedFrames

  /// Creates a recording from an initial state and packed frames.
  package init(header: RecordingHeader, frames: RecordedFrames = RecordedFrames()) {
    self.header = header
    self.frames = frames
  }

  /// Creates a recording from an initial state and an array of frames.
  package init(header: RecordingHeader, frames: [RecordedFrame]) {
    self.init(header: header, frames: RecordedFrames(frames))
  }

  /// The time from the first frame to the last, in seconds of the window's time.
  package var duration: TimeInterval { (frames.last?.now ?? 0) - (frames.first?.now ?? 0) }

  /// Returns the indices of the frames in the last `seconds` of the window's time.
  package func frames(ofLast seconds: TimeInterval) -> Range<Int> {
    guard let last = frames.last else { return 0..<0 }
    return firstFrame(from: last.now - seconds)..<frames.count
  }

  /// Returns the index of the first frame that was displayed at or after an instant of the window's
  /// time, or the number of frames if there is none.
  ///
  /// - Complexity: O(log *n*).
  package func firstFrame(from now: TimeInterval) -> Int {
    var low = 0
    var high = frames.count
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].now < now { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the run up to and including a frame. A program that continues from that frame replays
  /// this run first.
  package func prefix(through index: Int) -> Recording {
    Recording(header: header, frames: frames.frames(before: max(index + 1, 0)))
  }

  /// The indices of the frames in which work from the main queue ran. A replay may lack the effect
  /// of such work.
  package var framesWithMainQueueWork: [Int] { frames.filter(\.ranMainQueue).map(\.index) }

  /// Returns the touches that are down after a frame, in order of arrival. Each one is returned as
  /// its `down` event, moved to the touch's latest location. A program that continues from that
  /// frame either keeps these touches or ends them.
  package func presses(after index: Int) -> [InputEvent] {
    var presses: [InputEvent] = []
    for frame in frames.prefix(index + 1) {
      for case .input(let event, _) in frame.actions {
        let held = presses.firstIndex { $0.source == event.source }
        switch (event.kind, held) {
        case (.down, nil): presses.append(event)
        case (.move, let held?): (presses[held].x, presses[held].y) = (event.x, event.y)
        case (.up, let held?) where event.button == presses[held].button:
          presses.remove(at: held)
        case (.cancel, let held?): presses.remove(at: held)
        case (.focus, _) where !event.hasFocus: presses = []
        default: break
        }
      }
    }
    return presses
  }

  /// Returns the scene seconds per second after a frame, or 0 during a pause.
  package func rate(after index: Int) -> Double {
    for frame in frames.prefix(index + 1).reversed() {
      for case .rate(let rate) in frame.actions.reversed() { return rate }
    }
    return header.speed
  }
}
