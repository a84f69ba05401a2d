import Foundation
import GlissadeGestures
import GlissadeReplay
import GlissadeWindow
import UIKit

// A replay on the canvas. Frames follow at the recorded pace, changed by the playback's speed and
// pauses. The replayed run is recorded again, so that it is one run from its start when the user
// takes it over.
extension Canvas {
  /// The run on the canvas so far, from the program's start, or `nil` if it is not recorded.
  package var recording: Recording? { recorder?.recording }

  /// Replays a recording on this canvas, which must have been made with the recording's header and
  /// not have shown anything yet.
  package func play(_ recording: Recording) {
    playback.isPaused = false
    mode = .replaying(CanvasReplay(Player(recording, in: scene)))
  }

  /// A Boolean value that indicates whether a recording is being replayed, also while a frame of
  /// the past is visible. After the last frame of the recording the canvas is live.
  package var isReplaying: Bool { mode.replay != nil }

  /// The fraction of the recording's frames that have been played, 0…1, or `nil` without replay.
  package var replayProgress: Double? { mode.replay?.progress }

  /// The recording that is being replayed, or `nil`.
  var replayedRun: Recording? { mode.replay?.player.recording }

  /// The index of the last replayed frame, or `nil` without a replay.
  var replayedFrame: Int? { mode.replay.map { max($0.player.next - 1, 0) } }

  /// Plays all frames up to an index at once, without showing them.
  package func rerun(through index: Int) {
    mode.replay?.player.play(through: index)
    hasPlayed = true
  }

  /// Ends the replay and continues live from its current frame. The recorded pointers' presses are
  /// cancelled, and time runs as the playback determines.
  package func takeOver() {
    guard let player = mode.replay?.player else { return }
    mode.setProgram(.live)
    // Time continues from the last frame, which was the one before the current frame.
    clock = SceneClock(at: before, reading: player.time, speed: playback.rate)
    steppedTo = player.time
    scene.setNow(time)
    scene.timeRuns(at: playback.rate)
    scene.isTimePaused = playback.isPaused
    let played = player.next - 1
    guard played >= 0 else { return }
    recordShift = player.recording.frames[played].now - before
    for press in player.recording.presses(after: played) {
      var cancel = press
      (cancel.kind, cancel.t) = (.cancel, time)
      pointer.record(cancel, wall: now, isTimePaused: playback.isPaused)
      scene.deliver(cancel)
    }
  }

  /// Plays the frames of a replay that are due.
  func playDueFrames(of replay: CanvasReplay) {
    guard !playback.isPaused else { return }
    while replay.beginDueFrame() { playFrame(of: replay.player) }
  }

  /// Plays frames until one of them has another picture.
  func playStep(of replay: CanvasReplay) {
    replay.beginFrame()
    while !replay.player.isAtEnd {
      if playFrame(of: replay.player) { break }
    }
  }

  /// Plays the next frame of a replay.
  ///
  /// - Returns: `true` if the frame has a new picture.
  @discardableResult private func playFrame(of player: Player) -> Bool {
    let frame = player.recording.frames[player.next]
    let list = player.playNext()
    pointer.timing = frame.inputTiming
    for case .input(let event, let isTimePaused) in frame.actions {
      pointer.record(event, wall: now, isTimePaused: isTimePaused)
      input.append(event)
    }
    if list != nil { hasPlayed = true }
    return list != nil
  }
}
