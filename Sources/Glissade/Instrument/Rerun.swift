import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import UIKit

/// Makes a run again that led to a frame of the past, in a fresh scene and without showing it, so that it
/// can be gone on with from there.
@MainActor final class Rerun {
  private let player: Player
  private let last: Int
  private let expected: UInt64

  /// - Parameters:
  ///   - index: of the recording's frame that is gone on from, which made a picture.
  ///   - expected: that picture's hash.
  /// - Returns: nil if the program does not start again.
  init?(
    _ recording: Recording, through index: Int, to expected: UInt64, of subject: StageSubject,
    fonts: FontLibrary
  ) {
    (last, self.expected) = (index, expected)
    let header = recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    guard subject.open(in: scene, header) else { return nil }
    player = Player(recording, in: scene)
  }

  /// Stands, once all is done, where the run stood then.
  let scene: UIWindowScene
  /// The run up to the frame.
  var run: Recording { player.recording.prefix(through: last) }

  /// 0…1.
  var progress: Double { Double(player.next) / Double(last + 1) }
  var isDone: Bool { player.next > last }
  /// Whether the frame is the same as it was, to the bit.
  var isSame: Bool { player.picture?.stableHash == expected }

  /// Goes on for some processor time, in seconds, a frame at least.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      if isDone { return }
      player.playNext()
    } while ProcessorTime.now < end
  }

  /// Plays one of the frames after that, as if nobody had gone on from it.
  ///
  /// - Returns: whether its picture is the recorded one; nil at the recording's end.
  func playFurther() -> Bool? {
    guard !player.isAtEnd else { return nil }
    let hash = player.recording.frames[player.next].hash
    return player.playNext()?.stableHash == hash
  }
}
