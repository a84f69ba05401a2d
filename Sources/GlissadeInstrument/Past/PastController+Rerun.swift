import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A run that is simulated again so that it can continue.
@MainActor struct PendingRerun {
  let run: Resimulation
  /// The window's time at the start of the re-simulation.
  let start: TimeInterval
  /// The pointer input since the press that takes over the run; empty if no pointer takes over.
  var input: [InputEvent] = []
}

// The continuation of a run from a frame of the
extension PastController {
  /// The duration of a re-simulation after which its progress is shown, in seconds.
  private static let patience = 0.3

  /// Continues the run from the visible frame: time runs, and the press of the recorded pointer is
  /// released.
  func continueRun() {
    guard canContinue() else { return }
    instrument.send(.playSelected)
  }

  /// Continues the run from the visible frame with a pointer that was just pressed on it.
  func continueRun(with press: InputEvent) {
    instrument.canvasPresses = []
    guard canContinue() else { return }
    keptInput = [press]
    instrument.send(.pressed)
  }

  /// Returns whether the run can continue from the visible frame; if not, shows the reason.
  private func canContinue() -> Bool {
    guard let recorder = shownRecorder, frame != nil else { return false }
    if recorder.isTooLong { failure = "The run is too long to continue from here." }
    return !recorder.isTooLong
  }

  /// Starts to re-simulate the run up to the visible frame.
  func beginRerun() {
    let input = keptInput
    keptInput = []
    guard let frame, let recorder = shownRecorder,
      let run = Resimulation(
        recorder.recording, through: frame.index, to: frame.picture.stableHash, of: canvas.subject,
        fonts: instrument.fonts)
    else {
      failure = "The program does not start again."
      return instrument.send(.rerunFailed)
    }
    rerun = PendingRerun(run: run, start: now, input: input)
    continueRerun()
  }

  /// Re-simulates a further part of the run, if one is pending.
  func continueRerun() {
    guard let pending = rerun else { return }
    pending.run.advance(for: rerunSlice)
    guard pending.run.isDone else { return }
    if pending.run.isSame { return instrument.send(.rerunEnded) }
    failure = doubt(of: pending.run.run)
    instrument.send(.rerunFailed)
  }

  /// Returns whether an event is held back until the end of the re-simulation. Escape cancels the
  /// re-simulation.
  func defers(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .move, .up, .cancel, .down:
      if rerun?.input.isEmpty == false { rerun?.input.append(event) }
      return true
    case .key:
      if event.key == "Escape" { instrument.send(.escaped) }
      return true
    case .wheel, .text, .composition: return true
    case .focus, .resize: return false
    }
  }

  /// Makes the re-simulated run the canvas's run, and delivers the input that was held back.
  func adoptRerun(_ continuation: InstrumentMode.Continuation, isPaused: Bool) {
    guard let pending = rerun else { return }
    rerun = nil
    adoptCanvas(of: pending.run, isPaused: isPaused)
    if continuation == .playing { canvas.releaseRecordedPress() }
    for event in pending.input { instrument.route(event) }
  }

  /// Makes the re-simulated run the canvas's run, and discards the old run after the visible frame.
  private func adoptCanvas(of run: Resimulation, isPaused: Bool) {
    acceptPrediction()
    guard let position, let frame = frame else { return }
    var playback = canvas.playback
    playback.isPaused = isPaused
    let last = canvas
    let next = Canvas(run, of: last, playback: playback)
    instrument.watch.continueRun(on: next)
    instrument.curves.watch.continueRun(after: frame.time)
    leave()
    frames.removeFrames(after: position)
    instrument.replace(next)
    instrument.applyParameters()
    shell.enter { controller.inspector.removeLog(after: frame.time) }
    recordOn(from: last)
  }

  /// Ends the file of the discarded run, and begins a new file for the continued one.
  private func recordOn(from last: Canvas) {
    guard last.recorder?.isWriting == true else { return }
    last.recorder?.stopWriting()
    if let recording = instrument.recording {
      recording.begin(canvas)
    } else {
      instrument.toggleRecording()
    }
  }

  // MARK: Messages

  private func doubt(of run: Recording) -> String {
    let cause =
      run.framesWithMainQueueWork.isEmpty
      ? "The program did something else this time." : "Timers or tasks took part in it."
    return "It cannot continue from here: simulated again, this frame differs. \(cause)"
  }

  var rerunMessage: CanvasBanner.Message? {
    if let failure { return .failure(failure) }
    guard let pending = rerun, now - pending.start > Self.patience else { return nil }
    return .progress(pending.run.progress)
  }
}
