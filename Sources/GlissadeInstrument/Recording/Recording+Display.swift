import Foundation
import GlissadeReplay

extension Recording {
  /// Returns the same input with the frames that a display of another rate has after a frame
  /// (T-16). Frames in which no time passes, and those after a rest, stay as they are.
  ///
  /// - Parameters:
  ///   - rate: The frames per second of the display, or 0 for the recorded frames.
  ///   - index: The index of the last frame that stays as it is, or −1 for none.
  func displayed(at rate: Int, after index: Int) -> Recording {
    guard rate > 0, index + 1 < frames.count else { return self }
    var display = DisplayedFrames(prefix(through: index), interval: 1 / Double(rate))
    for position in (index + 1)..<frames.count { display.add(frames[position]) }
    return display.finished
  }
}

/// The frames of a recording, divided among those of a display with another rate.
private struct DisplayedFrames {
  /// The time by which a frame may be early, in seconds.
  private static let tolerance = 0.001
  /// The longest time between two frames, in seconds, that is divided among those of the display.
  private static let longestGap = 0.1

  private var run: Recording
  private let interval: TimeInterval
  /// The actions of the recorded frames that no frame of the display contains yet.
  private var waiting: [RecordedAction] = []
  /// A Boolean value that indicates whether a recorded frame since the last frame of the display
  /// has a picture.
  private var hasPicture = false
  /// The last recorded frame, or `nil` before the first.
  private var last: RecordedFrame?

  init(_ run: Recording, interval: TimeInterval) {
    self.run = run
    self.interval = interval
  }

  /// The recording, in which the last actions have a frame of their own.
  var finished: Recording {
    guard !waiting.isEmpty, let last else { return run }
    var end = self
    end.append(last, now: last.now, time: last.endTime)
    return end.run
  }

  mutating func add(_ frame: RecordedFrame) {
    hasPicture = hasPicture || frame.hash != nil
    waiting += frame.actions
    guard let last, let shown = run.frames.last?.now, !frame.isPaused, !frame.setsTime,
      frame.now - shown < Self.longestGap
    else {
      append(frame, now: frame.now, time: frame.time)
      return self.last = frame
    }
    var now = shown + interval
    while now <= frame.now + Self.tolerance {
      let duration = frame.now - last.now
      let part = duration > 0 ? min(max((now - last.now) / duration, 0), 1) : 1
      append(frame, now: now, time: last.endTime + part * (frame.time - last.endTime))
      now += interval
    }
    self.last = frame
  }

  /// Appends a frame of the display with the actions that are due at a time, in seconds.
  private mutating func append(
    _ source: RecordedFrame, now: TimeInterval, time: TimeInterval
  ) {
    let isOwn = time >= source.time
    let due = waiting.prefix { action in
      if case .input(let event, _) = action { isOwn || event.t <= time } else { true }
    }
    waiting.removeFirst(due.count)
    var frame = RecordedFrame(index: run.frames.count, now: now, time: time)
    frame.inputTiming = source.inputTiming
    frame.isPaused = source.isPaused
    frame.ranMainQueue = source.ranMainQueue
    frame.actions = Array(due)
    frame.hash = hasPicture ? 0 : nil
    hasPicture = false
    run.frames.append(frame)
  }
}

extension RecordedFrame {
  /// A Boolean value that indicates whether the time of the scene is set within the frame.
  fileprivate var setsTime: Bool {
    actions.contains { if case .now = $0 { true } else { false } }
  }
}
