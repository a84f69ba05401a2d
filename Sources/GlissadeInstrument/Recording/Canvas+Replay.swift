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

  /// Replays a recording on this canvas, which must have been made with the recording's header, and
  /// which has at most played first frames of the recording.
  package func play(_ recording: Recording) {
    playback.isPaused = false
    if let player = mode.replay?.player { return player.change(to: recording) }
    mode = .replaying(CanvasReplay(Player(recording, in: scene)))
  }

  /// Opens a recording at its end on this canvas, which must have been made with the recording's
  /// header and not have shown anything yet. The frames before are played as fast as possible.
  ///
  /// - Parameters:
  ///   - slice: The processor time that a frame of the window may use, in seconds.
  ///   - onFrame: A closure that is called after each frame, with the frame and its picture, if it
  ///     has one.
  func open(
    _ recording: Recording, slice: Double, onFrame: @escaping (RecordedFrame, DisplayList?) -> Void
  ) {
    playback.isPaused = false
    let replay = CanvasReplay(Player(recording, in: scene), pace: .fastest(slice: slice))
    replay.onFrame = onFrame
    mode = .replaying(replay)
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
  ///
  /// - Parameter onFrame: A closure that is called after each frame, with whether the frame has a
  ///   picture.
  package func rerun(through index: Int, onFrame: (Bool) -> Void = { _ in }) {
    _ = rerun(through: index, for: .infinity, onFrame: onFrame)
  }

  /// Plays the frames up to an index, without showing them, for a processor time in seconds, but at
  /// least one of them.
  ///
  /// - Returns: `true` if all of these frames have been played.
  func rerun(
    through index: Int, for seconds: Double, onFrame: (Bool) -> Void = { _ in }
  ) -> Bool {
    guard let player = mode.replay?.player else { return true }
    let end = ProcessorTime.now + seconds
    hasPlayed = true
    while player.next <= index, !player.isAtEnd {
      let list = player.playNext()
      if let list { picture = list }
      onFrame(list != nil)
      if ProcessorTime.now >= end { break }
    }
    return player.next > index || player.isAtEnd
  }

  /// Ends the replay and continues live from its current frame. The recorded pointers' presses are
  /// cancelled, and time runs as the playback determines.
  package func takeOver() {
    guard isReplaying else { return }
    let presses = replayedPresses
    beginLive()
    for press in presses {
      var cancel = press
      (cancel.kind, cancel.t) = (.cancel, time)
      pointer.record(cancel, wall: now, isTimePaused: playback.isPaused)
      scene.deliver(cancel)
    }
  }

  /// Ends a replay at its last frame. At the end of an opened recording the recorded presses last,
  /// and time is paused if one of them or a motion does, so that the last frame stays visible.
  func endReplay() {
    guard let replay = mode.replay, case .fastest = replay.pace else { return takeOver() }
    let presses = replayedPresses
    playback.isPaused = scene.needsFrame || !presses.isEmpty
    beginLive()
    earliest = time
    continuedPress = presses.isEmpty ? .none : .unclaimed(presses)
  }

  /// The recorded presses that last at the current frame of the replay.
  private var replayedPresses: [InputEvent] {
    mode.replay.map { $0.player.recording.presses(after: $0.player.next - 1) } ?? []
  }

  /// Makes the canvas live at the current frame of its replay, from which time runs as the playback
  /// determines.
  private func beginLive() {
    guard let player = mode.replay?.player else { return }
    mode.setProgram(.live)
    // Time continues from the last frame, which was the one before the current frame.
    clock = SceneClock(at: before, reading: player.time, speed: playback.rate)
    steppedTo = player.time
    scene.setNow(time)
    scene.timeRuns(at: playback.rate)
    scene.isTimePaused = playback.isPaused
    let played = player.next - 1
    if played >= 0 { recordShift = player.recording.frames[played].now - before }
  }

  /// Plays the frames of a replay that are due.
  func playDueFrames(of replay: CanvasReplay) {
    guard !playback.isPaused else { return }
    switch replay.pace {
    case .recorded: while replay.beginDueFrame() { playFrame(of: replay.player) }
    case .fastest(let slice): playFrames(of: replay, for: slice)
    }
  }

  /// Plays frames of an opened recording for a processor time in seconds, but at least one frame.
  /// Frames are added where a motion lasts longer than in the recording.
  private func playFrames(of replay: CanvasReplay, for seconds: Double) {
    let player = replay.player
    let end = ProcessorTime.now + seconds
    repeat {
      guard !player.isAtEnd else { return }
      player.fillGap()
      let frame = player.recording.frames[player.next]
      let hasPicture = playFrame(of: player)
      if hasPicture { picture = player.picture }
      replay.onFrame(frame, hasPicture ? player.picture : nil)
    } while ProcessorTime.now < end
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
