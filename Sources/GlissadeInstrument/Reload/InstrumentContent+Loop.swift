import Foundation
import GlissadeReplay
import GlissadeWindow

/// The last drag of a run, which is repeated while the user edits the code.
struct DragLoop {
  let run: Recording
  /// The index of the last frame before the drag.
  let start: Int
  /// The window's time at which everything came to rest after the drag, or `nil`.
  var restsSince: TimeInterval?

  /// Creates the repetition of a run's last drag; returns `nil` for a run without a drag.
  init?(of run: Recording) {
    guard let start = run.frameBeforeLastPress else { return nil }
    (self.run, self.start) = (run, start)
  }
}

extension InstrumentContent {
  /// The pause between the end of the motion and the next repetition of the drag, in seconds of the
  /// window.
  private static let pause = 0.6

  /// Begins to repeat the last drag of the run, or ends the repetition.
  func toggleLoop() {
    if mode.isLooping { return send(.loopSelected) }
    if canvas.recorder?.isTooLong == true { return notice = "The run is too long to be repeated." }
    guard let loop = canvas.recording.flatMap(DragLoop.init) else {
      return notice = "There is no drag yet that could be repeated."
    }
    dragLoop = loop
    send(.loopSelected)
  }

  /// Repeats the drag when everything has been at rest for 0.6 seconds of the window.
  func continueLoop() {
    // A long run is simulated less often than the user's pull on a curve changes the parameter.
    if isPassStale, now >= passPause { repeatPass() }
    guard mode == .looping, let loop = dragLoop, !canvas.isReplaying, !canvas.playback.isPaused
    else { return }
    guard !canvas.needsFrame else {
      dragLoop?.restsSince = nil
      return
    }
    if let since = loop.restsSince {
      if now - since >= Self.pause { send(.rested) }
    } else {
      dragLoop?.restsSince = now
    }
  }

  /// Simulates the repetition of the drag again up to its latest frame, so that a parameter that
  /// was changed after the release takes effect at once (T-11).
  private func repeatPass() {
    isPassStale = false
    guard mode == .looping, let loop = dragLoop, !canvas.isReplaying, let run = canvas.recording,
      let release = curveWatch.curves.release(before: canvas.time)?.time,
      let again = Resimulation(
        run.tuned(parameters.dictionary, after: loop.start), of: canvas.subject, fonts: fonts)
    else { return }
    curveWatch.continueRun(after: release)
    again.onFrame = { [weak self] scene, time in
      if time > release - 0.05 { self?.curveWatch.read(scene, at: time) }
    }
    let start = ProcessorTime.now
    while !again.isDone { again.advance(for: 1) }
    passPause = now + 2 * (ProcessorTime.now - start)
    let next = Canvas(again, of: canvas, playback: canvas.playback)
    let position = (0..<past.frames.count).last { past.frames[$0].time <= release }
    if let position { past.frames.removeFrames(after: position, keepsTime: true) }
    watch.continueRun(on: next)
    replace(next)
    canvas.hasPlayed = true
    dragLoop?.restsSince = nil
  }

  /// Plays the repeated drag once more.
  func beginPass() {
    guard let loop = dragLoop else { return }
    isPassStale = false
    dragLoop?.restsSince = nil
    passAxis = makeAxis()
    load(loop.run.tuned(parameters.dictionary, after: loop.start))
    canvas.rerun(through: loop.start)
    applyParameters()
  }
}

extension Recording {
  /// The index of the last frame before the last press of a button, or `nil` without a press.
  var frameBeforeLastPress: Int? {
    let press = frames.lastIndex { frame in
      frame.actions.contains {
        if case .input(let event, _) = $0 { event.kind == .down } else { false }
      }
    }
    return press.map { $0 - 1 }
  }
}
