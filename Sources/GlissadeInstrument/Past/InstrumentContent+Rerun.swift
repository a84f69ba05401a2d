import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A run that is being re-simulated, and what follows when it is complete.
@MainActor struct PendingRerun {
  let rerun: Rerun
  /// The window's time at the start of the re-simulation.
  let start: TimeInterval
  /// A Boolean value that indicates whether time runs afterwards, even if it was paused before.
  let runsAfterwards: Bool
  /// The pointer input meanwhile, from its press on; empty if no pointer takes over.
  var input: [InputEvent] = []
}

// The continuation from a frame of the past.
extension InstrumentContent {
  /// The time after which the progress is shown, in seconds.
  private static let patience = 0.3

  /// Continues from the visible frame: time runs, and the recorded pointer's press is released.
  func continueRun() { begin(runsAfterwards: true, input: []) }

  /// Continues from the visible frame with a pointer that was just pressed on it.
  func continueRun(with press: InputEvent) {
    canvasPresses = []
    begin(runsAfterwards: false, input: [press])
  }

  private func begin(runsAfterwards: Bool, input: [InputEvent]) {
    guard rerun == nil, let frame = past.frame, let recorder = shownRecorder else { return }
    guard !recorder.isTooLong else { return fail("The run is too long to continue from here.") }
    let made = Rerun(
      recorder.recording, through: frame.index, to: frame.picture.stableHash, of: canvas.subject,
      fonts: fonts)
    guard let made else { return fail("The program does not start again.") }
    rerun = PendingRerun(rerun: made, start: now, runsAfterwards: runsAfterwards, input: input)
    continueRerun()
  }

  /// Re-simulates a further part of the run, if one is pending.
  func continueRerun() {
    guard let pending = rerun else { return }
    pending.rerun.advance(for: rerunSlice)
    if pending.rerun.isDone { finish(pending) }
  }

  /// Returns whether an event waits for the end of the re-simulation. Escape cancels the
  /// re-simulation.
  func defers(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .move, .up, .cancel, .down:
      if rerun?.input.isEmpty == false { rerun?.input.append(event) }
      return true
    case .key:
      if event.key == "Escape" { rerun = nil }
      return true
    case .wheel, .text, .composition: return true
    case .focus, .resize: return false
    }
  }

  private func finish(_ pending: PendingRerun) {
    rerun = nil
    guard pending.rerun.isSame else { return fail(doubt(of: pending.rerun.run)) }
    adoptCanvas(pending)
    if pending.runsAfterwards { canvas.releaseRecordedPress() }
    for event in pending.input { route(event) }
  }

  /// Makes the re-simulated run the canvas' run, and discards what followed its last frame.
  private func adoptCanvas(_ pending: PendingRerun) {
    past.acceptPrediction()
    guard let position = past.position, let frame = past.frame else { return }
    var playback = canvas.playback
    playback.isPaused = pending.runsAfterwards ? false : past.wasPaused
    let last = canvas
    let next = Canvas(pending.rerun, of: last, playback: playback)
    // Parameters belong to the inspector: a changed value stays in force at any frame.
    for parameter in Tuning.Parameter.allCases {
      let value = last.scene.tuning.overrides[parameter]
      if next.scene.tuning.overrides[parameter] != value { next.tune(parameter, to: value) }
    }
    watch.continueRun(on: next, past.history)
    past.leave()
    past.frames.removeFrames(after: position)
    replace(next)
    shell.enter { controller.inspector.removeLog(after: frame.time) }
    recordOn(from: last)
  }

  /// Ends the file of the discarded run, and begins a new file for the continued one.
  private func recordOn(from last: Canvas) {
    guard last.recorder?.isWriting == true else { return }
    last.recorder?.stopWriting()
    if let recording { recording.begin(canvas) } else { toggleRecording() }
  }

  // MARK: Messages

  private func fail(_ reason: String) { failure = reason }

  private func doubt(of run: Recording) -> String {
    let cause =
      run.framesWithMainQueueWork.isEmpty
      ? "The program did something else this time." : "Timers or tasks took part in it."
    return "It cannot continue from here: simulated again, this frame differs. \(cause)"
  }

  var rerunMessage: CanvasBanner.Message? {
    if let failure { return .failure(failure) }
    guard let pending = rerun, now - pending.start > Self.patience else { return nil }
    return .progress(pending.rerun.progress)
  }
}
