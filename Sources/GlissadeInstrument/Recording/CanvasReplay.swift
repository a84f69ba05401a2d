import Foundation
import GlissadeReplay

/// A replay on a canvas, which consists of a player and the pace of its frames.
@MainActor final class CanvasReplay {
  /// The longest pause between two frames of a replay, in seconds of the window. Longer recorded
  /// pauses are shortened to it.
  private static let longestRest = 0.5

  let player: Player
  /// The window's time since the last played frame, scaled by the playback's speed.
  private var sincePlayed: TimeInterval = 0

  init(_ player: Player) {
    self.player = player
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
