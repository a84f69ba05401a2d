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

  /// The canvas's time at which each repetition starts, in seconds: shortly before the frame of the
  /// press. The frame before it may be older by a long rest, which a repetition leaves out.
  var startTime: TimeInterval {
    let press = run.frames.indices.contains(start + 1) ? run.frames[start + 1].endTime : 0
    let before = run.frames.indices.contains(start) ? run.frames[start].endTime : 0
    return max(before, press - 0.1)
  }

  /// Creates the repetition of a run's last drag; returns `nil` for a run without a drag.
  init?(of run: Recording) {
    guard let start = run.frameBeforeLastPress else { return nil }
    (self.run, self.start) = (run, start)
  }
}

/// The repetition of the last drag of a run (`L`).
@MainActor final class LoopController: InstrumentPart {
  /// The drag that is repeated while the mode is `looping`.
  var drag: DragLoop?
  /// A Boolean value that indicates whether a parameter has changed since the repetition of the
  /// drag was simulated.
  var isPassStale = false
  /// The comparison of the last repetition with the one before it.
  private(set) var check = PassCheck()
  /// The window's time before which the repetition of the drag is not simulated again, in seconds.
  private var passPause: TimeInterval = 0

  /// The pause between the end of the motion and the next repetition of the drag, in seconds of the
  /// window.
  private static let pause = 0.6

  /// Begins to repeat the last drag of the run, or ends the repetition.
  func toggle() {
    if mode.isLooping { return instrument.send(.loopSelected) }
    if canvas.recorder?.isTooLong == true {
      return instrument.notice = "The run is too long to be repeated."
    }
    guard let loop = canvas.recording.flatMap(DragLoop.init) else {
      return instrument.notice = "There is no drag yet that could be repeated."
    }
    drag = loop
    instrument.curves.beginLoop()
    check = PassCheck()
    instrument.send(.loopSelected)
  }

  /// Repeats the drag when everything has been at rest for 0.6 seconds of the window.
  func resume() {
    // A long run is simulated less often than the user's pull on a curve changes the parameter.
    if isPassStale, now >= passPause { repeatPass() }
    guard mode == .looping, let loop = drag, !canvas.isReplaying, !canvas.playback.isPaused
    else { return }
    guard !canvas.needsFrame else {
      drag?.restsSince = nil
      return
    }
    if let since = loop.restsSince {
      if now - since >= Self.pause { instrument.send(.rested) }
    } else {
      drag?.restsSince = now
    }
  }

  /// Simulates the repetition of the drag again up to its latest frame, so that a parameter that
  /// was changed after the release takes effect at once (T-11).
  private func repeatPass() {
    isPassStale = false
    guard mode == .looping, let loop = drag, !canvas.isReplaying, let run = canvas.recording,
      let release = instrument.curves.watch.curves.release(before: canvas.time)?.time,
      let again = Resimulation(
        run.tuned(instrument.parameters.dictionary, after: loop.start), of: canvas.subject,
        fonts: instrument.fonts)
    else { return }
    instrument.curves.watch.continueRun(after: release)
    again.onFrame = { [weak self] scene, time in
      if time > release - 0.05 { self?.instrument.curves.watch.read(scene, at: time) }
    }
    let start = ProcessorTime.now
    while !again.isDone { again.advance(for: 1) }
    passPause = now + 2 * (ProcessorTime.now - start)
    let next = Canvas(again, of: canvas, playback: canvas.playback)
    let position = (0..<instrument.past.frames.count).last {
      instrument.past.frames[$0].time <= release
    }
    if let position { instrument.past.frames.removeFrames(after: position, keepsTime: true) }
    instrument.watch.continueRun(on: next)
    instrument.replace(next)
    canvas.hasPlayed = true
    drag?.restsSince = nil
  }

  /// Compares the repetition that has ended with the one before it.
  private func checkPass(of loop: DragLoop) {
    guard loop.run.frames.indices.contains(loop.start) else { return }
    check.add(
      PassCheck.Pass(
        curves: instrument.curves.watch.curves, parameters: instrument.parameters.current,
        start: loop.run.frames[loop.start].now))
  }

  /// Plays the repeated drag once more.
  func beginPass() {
    guard let loop = drag else { return }
    if loop.restsSince != nil { checkPass(of: loop) }
    isPassStale = false
    drag?.restsSince = nil
    instrument.curves.keepAxis(from: loop.startTime)
    instrument.load(loop.run.tuned(instrument.parameters.dictionary, after: loop.start))
    canvas.rerun(through: loop.start)
    instrument.applyParameters()
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
