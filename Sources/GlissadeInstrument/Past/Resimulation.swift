import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A re-simulation of a run in a new scene that is not shown.
///
/// It leads to a frame of the past, from which the run can continue or whose views can be
/// inspected, or through a whole recording under other code. It advances in parts, so that the
/// window stays responsive.
@MainActor final class Resimulation {
  /// The end of a re-simulation.
  private enum Target {
    /// A frame that made a picture, by its index, and the hash of the picture.
    case frame(Int, hash: UInt64)
    /// The end of a recording that another build of the program made. Frames are added where motion
    /// lasts longer than in the recording.
    case end
  }

  private let player: Player
  /// The action after each frame, which receives the scene's time.
  var onFrame: (UIWindowScene, TimeInterval) -> Void = { _, _ in }
  private var target: Target

  /// Starts a re-simulation up to a frame.
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
    guard let scene = Self.scene(of: recording, subject, fonts) else { return nil }
    self.scene = scene
    player = Player(recording, in: scene)
    target = .frame(index, hash: expected)
  }

  /// Starts a re-simulation of a whole recording that another build of the program made.
  ///
  /// The pictures are recorded anew.
  ///
  /// - Returns: `nil` if the program does not start.
  init?(_ recording: Recording, of subject: CanvasSubject, fonts: FontLibrary) {
    guard let scene = Self.scene(of: recording, subject, fonts) else { return nil }
    self.scene = scene
    player = Player(recording, in: scene)
    target = .end
    scene.recorder = Recorder(Recording(header: recording.header))
  }

  private static func scene(
    of recording: Recording, _ subject: CanvasSubject, _ fonts: FontLibrary
  ) -> UIWindowScene? {
    let header = recording.header
    let scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    return subject.open(in: scene, header) ? scene : nil
  }

  /// The scene, which has the recorded state when the re-simulation is done.
  let scene: UIWindowScene

  private var last: Int {
    switch target {
    case .frame(let index, _): min(index, player.recording.frames.count - 1)
    case .end: player.recording.frames.count - 1
    }
  }

  /// The simulated run, up to the target.
  var run: Recording {
    switch target {
    case .frame(let index, _): player.recording.prefix(through: index)
    case .end: scene.recorder?.recording ?? player.recording
    }
  }

  /// The completed fraction, 0…1.
  var progress: Double { Double(player.next) / Double(last + 1) }
  /// A Boolean value that indicates whether the target has been reached.
  var isDone: Bool { player.next > last }
  /// A Boolean value that indicates whether the picture is the recorded one, bit by bit.
  var isSame: Bool {
    switch target {
    case .frame(_, let hash): player.picture?.stableHash == hash
    case .end: true
    }
  }

  /// Continues towards another frame.
  ///
  /// - Returns: `false` if the re-simulation has already passed that frame or ends before it.
  func go(to frame: FrameHistory.Frame) -> Bool {
    guard player.next <= frame.index + 1, frame.index < player.recording.frames.count else {
      return false
    }
    target = .frame(frame.index, hash: frame.picture.stableHash)
    return true
  }

  /// Simulates frames for some processor time, in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      if isDone { return }
      if case .end = target { player.fillGap() }
      player.playNext()
      onFrame(scene, player.time)
    } while ProcessorTime.now < end
  }

  /// Simulates what follows the recording until everything is at rest.
  func playTail() { player.playTail() }

  /// Simulates one of the frames that follow, as if the run had not been taken over.
  ///
  /// - Returns: `true` if its picture is the recorded one, or `nil` at the recording's end.
  func playFurther() -> Bool? {
    guard !player.isAtEnd else { return nil }
    let hash = player.recording.frames[player.next].hash
    return player.playNext()?.stableHash == hash
  }
}
