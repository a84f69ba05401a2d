import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A re-simulation of a run in a new scene that is not shown.
///
/// The target is a frame of the past, from which the run can continue or whose views can be
/// inspected, or the end of a whole recording under other code. A re-simulation advances in parts,
/// so that the window stays responsive.
@MainActor final class Resimulation {
  /// The frame at which a re-simulation ends.
  private enum Target {
    /// A frame that made a picture, by the frame's index, and the hash of that picture.
    case frame(Int, hash: UInt64)
    /// The end of a recording that another build of the program made. The re-simulation adds frames
    /// where motion lasts longer than in the recording.
    case end
  }

  private let player: Player
  /// The closure that is called after each frame with the scene and its time in seconds.
  var onFrame: (UIWindowScene, TimeInterval) -> Void = { _, _ in }
  private var target: Target

  /// Creates a re-simulation up to a frame.
  ///
  /// - Parameters:
  ///   - recording: The recording of the run.
  ///   - index: The index of the last frame to simulate, which made a picture.
  ///   - expected: The hash of the picture of the last frame.
  ///   - subject: The program.
  ///   - fonts: The fonts of the new scene.
  /// - Returns: `nil` if the program does not open a window again.
  init?(
    _ recording: Recording, through index: Int, to expected: UInt64, of subject: CanvasSubject,
    fonts: FontLibrary
  ) {
    guard let scene = Self.scene(of: recording, subject, fonts) else { return nil }
    self.scene = scene
    player = Player(recording, in: scene)
    target = .frame(index, hash: expected)
  }

  /// Creates a re-simulation of a whole recording that another build of the program made.
  ///
  /// The re-simulation records the pictures of the present code.
  ///
  /// - Returns: `nil` if the program does not open a window.
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

  /// The scene of the re-simulation, which has the recorded state when the target is reached.
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

  /// The fraction of the frames that have been simulated, 0…1.
  var progress: Double { Double(player.next) / Double(last + 1) }
  /// A Boolean value that indicates whether the target has been reached.
  var isDone: Bool { player.next > last }
  /// A Boolean value that indicates whether the simulated picture equals the recorded one, bit by
  /// bit.
  var isSame: Bool {
    switch target {
    case .frame(_, let hash): player.picture?.stableHash == hash
    case .end: true
    }
  }

  /// Changes the target to another frame.
  ///
  /// - Returns: `false` if the re-simulation has already passed that frame or ends before it.
  func go(to frame: FrameHistory.Frame) -> Bool {
    guard player.next <= frame.index + 1, frame.index < player.recording.frames.count else {
      return false
    }
    target = .frame(frame.index, hash: frame.picture.stableHash)
    return true
  }

  /// Simulates frames for a processor time in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      if isDone { return }
      if case .end = target { player.fillGap() }
      player.playNext()
      onFrame(scene, player.time)
    } while ProcessorTime.now < end
  }

  /// Simulates frames after the end of the recording until everything is at rest.
  func playTail() { player.playTail() }

  /// Simulates the next recorded frame after the target, for a run that nobody has taken over.
  ///
  /// - Returns: `true` if the frame's picture is the recorded one, or `nil` at the recording's end.
  func playFurther() -> Bool? {
    guard !player.isAtEnd else { return nil }
    let hash = player.recording.frames[player.next].hash
    return player.playNext()?.stableHash == hash
  }
}
