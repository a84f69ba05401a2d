import Foundation
import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A run that is made again, and what is to be done once it is.
@MainActor struct PendingRerun {
  let rerun: Rerun
  /// The window's time at which it was begun.
  let start: TimeInterval
  /// Whether time shall run then, whatever it did before.
  let playsOn: Bool
  /// What the hand did meanwhile, from its press on; empty if nobody takes over.
  var input: [InputEvent] = []
}

// From a frame of the past on.
extension InstrumentContent {
  /// After how long one is told how far it has come, in seconds.
  private static let patience = 0.3

  /// Goes on from the frame that shows: time runs, and what the recorded hand held is let go of.
  func goOn() { begin(playsOn: true, input: []) }

  /// Goes on from the frame that shows with a hand that has just been put on it.
  func goOn(with press: InputEvent) {
    isStagePressed = false
    begin(playsOn: false, input: [press])
  }

  private func begin(playsOn: Bool, input: [InputEvent]) {
    guard rerun == nil, let frame = past.frame, let recorder = stage.recorder else { return }
    let made = Rerun(
      recorder.recording, through: frame.index, to: frame.picture.stableHash, of: stage.subject,
      fonts: fonts)
    guard let made else { return fail("The program does not start again.") }
    rerun = PendingRerun(rerun: made, start: now, playsOn: playsOn, input: input)
    goOnRerunning()
  }

  /// Makes some more of the run, if one is to be made.
  func goOnRerunning() {
    guard let pending = rerun else { return }
    pending.rerun.advance(for: rerunSlice)
    if pending.rerun.isDone { finish(pending) }
  }

  /// Whether an event waits until the run has been made. Escape gives it up.
  func waits(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .move, .up, .cancel, .down:
      if rerun?.input.isEmpty == false { rerun?.input.append(event) }
      return true
    case .key:
      if event.key == "Escape" { rerun = nil }
      return true
    case .wheel: return true
    case .focus, .resize: return false
    }
  }

  private func finish(_ pending: PendingRerun) {
    rerun = nil
    guard pending.rerun.isSame else { return fail(doubt(of: pending.rerun.run)) }
    takeStage(pending)
    if pending.playsOn { stage.letGo() }
    for event in pending.input { take(event) }
  }

  /// The run that was made again is the stage's, and what came after it is given up.
  private func takeStage(_ pending: PendingRerun) {
    guard let position = past.position, let frame = past.frame else { return }
    var playback = stage.playback
    playback.isPaused = pending.playsOn ? false : past.wasPaused
    let last = stage
    let next = Stage(pending.rerun, of: last, playback: playback)
    // The numbers are the instrument's: what one has set holds, wherever one goes.
    for knob in Tuning.Knob.allCases {
      let value = last.scene.tuning.overrides[knob]
      if next.scene.tuning.overrides[knob] != value { next.tune(knob, to: value) }
    }
    watch.goOn(on: next, past.history)
    past.leave()
    past.film.removeFrames(after: position)
    replace(next)
    shell.enter { controller.inspector.removeLog(after: frame.time) }
    recordOn(from: last)
  }

  /// A file holds what was given up; what goes on gets its own.
  private func recordOn(from last: Stage) {
    guard last.recorder?.isWriting == true else { return }
    last.recorder?.stopWriting()
    if let recording { recording.begin(stage) } else { toggleRecording() }
  }

  // MARK: What there is to tell

  private func fail(_ reason: String) { failure = reason }

  private func doubt(of run: Recording) -> String {
    let cause =
      run.framesWithMainQueueWork.isEmpty
      ? "The program did something else this time." : "Timers or tasks took part in it."
    return "It cannot go on from here: run again, this frame differs. \(cause)"
  }

  var rerunMessage: CanvasBanner.Message? {
    if let failure { return .failure(failure) }
    guard let pending = rerun, now - pending.start > Self.patience else { return nil }
    return .progress(pending.rerun.progress)
  }
}
