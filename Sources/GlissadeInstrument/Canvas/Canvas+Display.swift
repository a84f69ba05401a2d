import Foundation

// The simulation of a display with another frame rate than that of the window (T-16). A slower one
// skips frames of the window. A faster one adds frames without a picture between those of the
// window, so that display links and gestures have the faster rate.
extension Canvas {
  /// The time by which a frame may be early, in seconds.
  private static let tolerance = 0.001
  /// The longest time without a frame, in seconds, after which the frames start anew.
  private static let longestGap = 0.1

  /// A Boolean value that indicates whether the program has the frames of a simulated display. A
  /// replay has those of the recording.
  var simulatesDisplay: Bool {
    !isReplaying && !playback.isPaused && scene.value(of: .frameRate) > 0
  }

  /// A Boolean value that indicates whether the simulated display still shows its last frame.
  var isHeld: Bool { displayed.isEmpty && simulatesDisplay }

  /// Returns the instants of the display's frames since the last one, up to an instant of the
  /// window, in seconds. It is empty if the display still shows its last frame.
  func displayInstants(until now: TimeInterval) -> [TimeInterval] {
    let gap = now - lastFrame
    guard simulatesDisplay, gap >= 0, gap < Self.longestGap else { return [now] }
    let interval = 1 / Double(scene.value(of: .frameRate))
    let count = Int((gap + Self.tolerance) / interval)
    return (0..<count).map { lastFrame + Double($0 + 1) * interval }
  }

  /// Makes the frames of a faster display that precede the one of the window.
  func playIntermediateFrames() {
    guard displayed.count > 1 else { return }
    for wall in displayed.dropLast() {
      let instant = clock.time(at: wall)
      scene.setNow(instant)
      deliver(until: wall)
      scene.step()
      steppedTo = instant
      scene.layout()
      scene.commit()
      scene.endFrame(now: wall + recordShift, ranMainQueue: false)
    }
    displayed = displayed.suffix(1)
    scene.setNow(time)
  }
}
