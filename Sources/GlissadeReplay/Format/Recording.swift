import Foundation
import GlissadeGestures

/// A run of a scene: its initial state, and the inputs of each frame.
package struct Recording: Hashable, Sendable {
  /// The initial state.
  package var header: RecordingHeader
  /// The frames, where `frames[index].index == index`.
  package var frames: RecordedFrames

  /// Creates a recording.
  package init(header: RecordingHeader, frames: RecordedFrames = RecordedFrames()) {
    self.header = header
    self.frames = frames
  }

  /// Creates a recording of some frames.
  package init(header: RecordingHeader, frames: [RecordedFrame]) {
    self.init(header: header, frames: RecordedFrames(frames))
  }

  /// The time from the first frame to the last, in seconds of the window.
  package var duration: TimeInterval { (frames.last?.now ?? 0) - (frames.first?.now ?? 0) }

  /// Returns the indices of the frames of the last `seconds` of the window.
  package func frames(ofLast seconds: TimeInterval) -> Range<Int> {
    guard let last = frames.last else { return 0..<0 }
    return firstFrame(from: last.now - seconds)..<frames.count
  }

  /// Returns the index of the first frame that was displayed at or after an instant of the window,
  /// or the number of frames if there is none.
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

  /// Returns the run up to and including a frame. A continuation from that frame starts with it.
  package func prefix(through index: Int) -> Recording {
    Recording(header: header, frames: frames.frames(before: max(index + 1, 0)))
  }

  /// The indices of the frames in which work from the main queue ran, whose effect a replay may
  /// lack.
  package var framesWithMainQueueWork: [Int] { frames.filter(\.ranMainQueue).map(\.index) }

  /// Returns the mouse button that is pressed after a frame and its location, or `nil` if none is
  /// pressed. A continuation from that frame either keeps it pressed or cancels it.
  package func pressedButton(after index: Int) -> (button: Int, place: CGPoint)? {
    var pressed: (button: Int, place: CGPoint)?
    for frame in frames.prefix(index + 1) {
      for case .input(let event, _) in frame.actions {
        switch event.kind {
        case .down where pressed == nil: pressed = (event.button, event.location)
        case .move: pressed?.place = event.location
        case .up where event.button == pressed?.button: pressed = nil
        case .cancel: pressed = nil
        case .focus where !event.hasFocus: pressed = nil
        default: break
        }
      }
    }
    return pressed
  }

  /// Returns the scene seconds per second after a frame, or 0 during a pause.
  package func rate(after index: Int) -> Double {
    for frame in frames.prefix(index + 1).reversed() {
      for case .rate(let rate) in frame.actions.reversed() { return rate }
    }
    return header.speed
  }
}
