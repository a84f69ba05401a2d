import Foundation
import GlissadeGestures
import GlissadeReplay
import UIKit

// A recording on stage. Its frames come at the pace at which they were recorded, slowed and stopped as
// the playback says; the run is written down again as it goes, so that what is taken over from it is
// one run from the start.
extension Stage {
  /// The longest that nothing happens, in seconds of the window: what was recorded may have waited longer.
  private static let longestRest = 0.5

  /// The run on stage so far, from the program's start; nil where nothing is written down.
  package var recording: Recording? { recorder?.recording }

  /// Runs a recording on this stage, which has shown nothing yet and was made with its header.
  package func play(_ recording: Recording) {
    playback.isPaused = false
    player = Player(recording, in: scene)
  }

  /// Whether a recording runs here; after its last frame the stage is live.
  package var isReplaying: Bool { player != nil }

  /// Of the recording's frames, those that have been played: 0…1.
  package var replayProgress: Double? {
    player.map { Double($0.next) / Double(max($0.recording.frames.count, 1)) }
  }

  /// Plays all frames up to one at once, without showing them.
  package func rerun(through index: Int) {
    player?.play(through: index)
    hasPlayed = true
  }

  /// What was replayed goes on from where it is, live: what the recorded pointer held is let go of, and
  /// the time runs as the playback says.
  package func takeOver() {
    guard let player else { return }
    self.player = nil
    sincePlayed = 0
    // Time goes on from the last frame, which was the one before this.
    clock = SceneClock(at: before, reading: player.time, speed: playback.rate)
    steppedTo = player.time
    scene.setNow(time)
    scene.timeRuns(at: playback.rate)
    scene.isTimePaused = playback.isPaused
    let played = player.next - 1
    guard played >= 0 else { return }
    recordShift = player.recording.frames[played].now - before
    if let held = player.recording.pressedButton(after: played) {
      let cancel = InputEvent.cancel(at: held.place, t: time)
      pointer.record(cancel, wall: now, isTimePaused: playback.isPaused)
      scene.deliver(cancel)
    }
  }

  /// Plays what is due.
  func playOn() {
    guard let player, !playback.isPaused else { return }
    while !player.isAtEnd, sincePlayed >= rest(of: player) {
      sincePlayed -= rest(of: player)
      playFrame(of: player)
    }
  }

  /// Plays on to the next frame that shows something else.
  func playStep() {
    guard let player else { return }
    sincePlayed = 0
    while !player.isAtEnd {
      if playFrame(of: player) { break }
    }
  }

  /// How long the last frame stays, in seconds of the window.
  private func rest(of player: Player) -> TimeInterval {
    guard player.next > 0 else { return 0 }
    let frames = player.recording.frames
    return min(frames[player.next].now - frames[player.next - 1].now, Self.longestRest)
  }

  /// - Returns: whether there is a new picture.
  @discardableResult private func playFrame(of player: Player) -> Bool {
    let frame = player.recording.frames[player.next]
    let list = player.playNext()
    pointer.pumpInterval = frame.pumpInterval
    for case .input(let event, let isTimePaused) in frame.actions {
      pointer.record(event, wall: now, isTimePaused: isTimePaused)
      input.append(event)
    }
    if list != nil { hasPlayed = true }
    return list != nil
  }
}
