import Foundation
import GlissadeDrawing
import GlissadeReplay

/// A replay on a canvas, which consists of a player and the pace of its frames.
@MainActor final class CanvasReplay {
  /// The longest pause between two frames of a replay, in seconds of the window. Longer recorded
  /// pauses are shortened to it.
  private static let longestRest = 0.5

  /// The pace at which frames are played.
  enum Pace {
    /// The recorded pace, changed by the playback's speed.
    case recorded
    /// As fast as possible, because the recording is opened at its end. A frame of the window plays
    /// recorded frames for so many seconds of processor time.
    case fastest(slice: Double)
  }

  let player: Player
  let pace: Pace
  /// The closure that is called after each frame that is played at the fastest pace, with the
  /// frame and its picture, if it has one.
  var onFrame: (RecordedFrame, DisplayList?) -> Void = { _, _ in }
  /// The window's time since the last played frame, scaled by the playback's speed.
  private var sincePlayed: TimeInterval = 0

  init(_ player: Player, pace: Pace = .recorded) {
    self.player = player
    self.pace = pace
  }

  /// The fraction of the recording's frames that have been played, 0…1.
  var progress: Double {
    Double(player.next) / Double(max(player.recording.frames.count, 1))
  }

  /// Advances the window's time, scaled by the playback's speed.
  func advance(by seconds: TimeInterval) { sincePlayed += seconds }

  /// Returns whether the next frame is due, and if so, restarts the time since the last played
  /// frame.
  func beginDueFrame() -> Bool {
    guard !player.isAtEnd, sincePlayed >= rest else { return false }
    sincePlayed -= rest
    return true
  }

  /// Restarts the time since the last played frame, for a frame that is played before it is due.
  func beginFrame() { sincePlayed = 0 }

  /// The time for which the last played frame stays visible, in seconds of the window.
  private var rest: TimeInterval {
    guard player.next > 0 else { return 0 }
    let frames = player.recording.frames
    return min(frames[player.next].now - frames[player.next - 1].now, Self.longestRest)
  }
}
