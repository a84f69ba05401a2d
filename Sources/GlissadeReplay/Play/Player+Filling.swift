import Foundation

// A replay with changed code needs other frames than the recorded ones: longer motion has to be
// stepped while the recording was at rest, and after the end of the recording.
extension Player {
  /// The interval of added frames, in seconds of the window's time.
  private static let interval = 1.0 / 60
  /// The longest time without a recorded frame in which no frames are added, in seconds of the
  /// window's time.
  private static let leastGap = 0.05
  /// The longest time for which frames are added after the end of the recording, in seconds of the
  /// window's time. It limits motion that repeats without end.
  private static let longestTail = 10.0

  /// Adds the frames that the scene needs before the next recorded one, if the recorded scene was
  /// at rest in between. If it was not, the next frame came late, and the replay skips the same
  /// time.
  package func fillGap() {
    guard next > 0, !isAtEnd else { return }
    let (last, frame) = (recording.frames[next - 1], recording.frames[next])
    guard last.hash == nil || frame.hash == nil else { return }
    fill(from: last.now, until: frame.now, to: frame.time)
  }

  /// Adds the frames that the scene needs after the last recorded one until it is at rest, or for
  /// ten seconds.
  package func playTail() {
    guard let last = recording.frames.last, isAtEnd else { return }
    let end = last.endTime + Self.longestTail * recording.finalRate
    fill(from: last.now, until: last.now + Self.longestTail, to: end)
  }

  /// Adds frames between two recorded ones, as long as the scene needs them.
  ///
  /// - Parameters:
  ///   - start: The window's time at the first frame, in seconds.
  ///   - end: The window's time at the second frame, in seconds.
  ///   - sceneEnd: The scene's time at the second frame, in seconds.
  private func fill(from start: TimeInterval, until end: TimeInterval, to sceneEnd: TimeInterval) {
    let sceneStart = time
    guard end - start > Self.leastGap, sceneEnd > sceneStart else { return }
    var now = start + Self.interval
    while scene.needsFrame, now < end - Self.interval / 2 {
      scene.setNow(sceneStart + (now - start) / (end - start) * (sceneEnd - sceneStart))
      scene.step()
      scene.layout()
      scene.commit()
      show(scene.flatten())
      scene.endFrame(now: now, ranMainQueue: false)
      now += Self.interval
    }
  }
}

extension Recording {
  /// The speed of time at the end of the recording in scene seconds per second; 0 during a pause.
  var finalRate: Double {
    for frame in frames.reversed() {
      for case .rate(let rate) in frame.actions.reversed() { return rate }
    }
    return header.speed
  }
}
