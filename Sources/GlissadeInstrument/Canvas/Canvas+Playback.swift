import GlissadeInspector

extension Canvas {
  /// Applies a playback command from the current frame on.
  package func perform(_ command: PlaybackCommand) {
    playback.apply(command)
    if let replay = mode.replay {
      if command == .step { playStep(of: replay) }
      return
    }
    // The change applies from the frame's time and not from the time of the key press, so that time
    // never runs backwards.
    clock.setSpeed(playback.rate, at: now)
    scene.timeRuns(at: playback.rate)
    if command == .step {
      clock.skip(playback.step, at: now)
      scene.setNow(time)
    }
  }
}
