import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A re-simulation of the run that led to a frame of the past, in a new scene that is not shown, so
/// that the run can continue from there.
@MainActor final class Rerun {
  private let player: Player
  private let last: Int
  private let expected: UInt64?
  /// A Boolean value that indicates whether frames are added where motion lasts longer than in the
  /// recording, because the program has changed.
  private let addsFrames: Bool

  /// Starts a re-simulation.
  ///
  /// - Parameters:
  ///   - recording: The recording of the run.
  ///   - index: The index of the last frame to simulate, which made a picture.
  ///   - expected: The hash of that picture.
  ///   - subject: The program.
  ///   - fonts: The fonts of the new scene.
  /// - Returns: `nil` if the program does not start again.
  init?(
    _ recording: Recording, through index: Int, to expected: UInt64, of subject: CanvasSubject,
    fonts: FontLibrary
  ) {
    (last, self.expected, addsFrames) = (index, expected, false)
    let header = recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    guard subject.open(in: scene, header) else { return nil }
    player = Player(recording, in: scene)
  }

  /// Starts a re-simulation of a whole recording that another build of the program made.
  ///
  /// The pictures are recorded anew.
  ///
  /// - Returns: `nil` if the program does not start.
  init?(_ recording: Recording, of subject: CanvasSubject, fonts: FontLibrary) {
    (last, expected, addsFrames) = (recording.frames.count - 1, nil, true)
    let header = recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    guard subject.open(in: scene, header) else { return nil }
    player = Player(recording, in: scene)
    scene.recorder = Recorder(Recording(header: header))
  }

  /// Simulates what follows the recording until everything is at rest.
  func finish() {
    while !isDone { advance(for: 1) }
    player.playTail()
  }

  /// The scene, which has the recorded state when the re-simulation is done.
  let scene: UIWindowScene
  /// The recording up to the frame.
  var run: Recording {
    addsFrames
      ? scene.recorder?.recording ?? player.recording : player.recording.prefix(through: last)
  }

  /// The completed fraction, 0…1.
  var progress: Double { Double(player.next) / Double(last + 1) }
  var isDone: Bool { player.next > last }
  /// A Boolean value that indicates whether the frame is equal to the recorded one, bit by bit.
  var isSame: Bool { expected == nil || player.picture?.stableHash == expected }

  /// Simulates frames for some processor time, in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      if isDone { return }
      if addsFrames { player.fillGap() }
      player.playNext()
    } while ProcessorTime.now < end
  }

  /// Simulates one of the frames that follow, as if the run had not been taken over.
  ///
  /// - Returns: `true` if its picture is the recorded one, or `nil` at the recording's end.
  func playFurther() -> Bool? {
    guard !player.isAtEnd else { return nil }
    let hash = player.recording.frames[player.next].hash
    return player.playNext()?.stableHash == hash
  }
}
