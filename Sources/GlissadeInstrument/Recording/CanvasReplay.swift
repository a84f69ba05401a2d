import Foundation
import GlissadeReplay

/// A replay on a canvas: its player, and the pace at which frames follow.
@MainActor final class CanvasReplay {
  /// The longest rest between two frames, in seconds of the window; the recorded rest can be
  /// longer.
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

  /// Returns whether a frame is due, and begins its rest if it is.
  func beginDueFrame() -> Bool {
    guard !player.isAtEnd, sincePlayed >= rest else { return false }
    sincePlayed -= rest
    return true
  }

  /// Begins the rest of a frame that is played before it is due.
  func beginFrame() { sincePlayed = 0 }

  /// The time for which the last frame stays, in seconds of the window.
  private var rest: TimeInterval {
    guard player.next > 0 else { return 0 }
    let frames = player.recording.frames
    return min(frames[player.next].now - frames[player.next - 1].now, Self.longestRest)
  }
}
