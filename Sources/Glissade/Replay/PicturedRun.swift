import Foundation
import GlissadeRaster
import GlissadeReplay

/// A run in the pictures of a replay, which can show two runs side by side.
@MainActor final class PicturedRun {
  /// The name of the recording's file, with the changed parameters.
  let name: String
  let canvas: ReplayCanvas
  /// The time of the window that counts as 0 in the pictures, in seconds.
  let zero: TimeInterval

  /// Creates a run that has not been replayed yet.
  ///
  /// - Parameter isAligned: A Boolean value that indicates whether the last release is at time 0.
  init(_ file: ReplayFile, isAligned: Bool, fonts: FontLibrary) {
    name = file.title
    canvas = ReplayCanvas(file, fonts: fonts)
    zero = isAligned ? file.recording.lastReleaseFrame?.now ?? 0 : 0
  }

  /// The size of the run's pictures, in points.
  var size: CGSize { canvas.player.recording.header.size }
  /// The time of the window at the last replayed frame, or before the first one at that frame.
  var now: TimeInterval { max(canvas.now, canvas.player.recording.frames.first?.now ?? 0) }

  /// The time of the next frame in the pictures, or `nil` at the end.
  var nextTime: TimeInterval? {
    let player = canvas.player
    return player.isAtEnd ? nil : player.recording.frames[player.next].now - zero
  }

  /// Replays the next frame.
  func playNext() {
    let player = canvas.player
    guard !player.isAtEnd else { return }
    let frame = player.recording.frames[player.next]
    player.playNext()
    canvas.follow(frame)
  }
}
