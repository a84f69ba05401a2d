import Foundation

/// The outlines of a recording's views at any time.
package struct OutlineHistory: Sendable {
  private let recording: Recording
  private var picture = RecordedPicture()
  private var next = 0
  /// The scene's time in seconds that is the time 0 of `outlines(at:)`.
  private let start: TimeInterval

  /// Creates the history of a recording.
  ///
  /// - Parameter start: The scene's time in seconds that counts as 0; `nil` means the last
  ///   release, or the first frame if there is none.
  package init(_ recording: Recording, start: TimeInterval? = nil) {
    self.recording = recording
    self.start = start ?? recording.lastRelease ?? recording.frames.first?.time ?? 0
  }

  /// The times of the first and the last frame of the recording, in seconds.
  package var times: ClosedRange<TimeInterval> {
    guard let first = recording.frames.first, let last = recording.frames.last else { return 0...0 }
    return (first.time - start)...max(last.endTime - start, first.time - start)
  }

  /// Returns the outlines of the views at a time, in seconds.
  ///
  /// - Complexity: O(n) in the number of frames between the time of the last call, or the start if
  ///   the time of the last call was later, and this time.
  package mutating func outlines(at time: TimeInterval) -> [RecordedPicture.Outline] {
    if next > 0, recording.frames[next - 1].endTime - start > time {
      (picture, next) = (RecordedPicture(), 0)
    }
    while next < recording.frames.count, recording.frames[next].endTime - start <= time + 1e-9 {
      picture.apply(recording.frames[next].change)
      next += 1
    }
    return picture.outlines()
  }
}
