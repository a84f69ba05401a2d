import Foundation
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// The program as it was at the visible frame of the past: the run, re-simulated up to that frame
/// in a scene of its own, so that its views can be inspected. The history has only pictures.
@MainActor final class PastProgram {
  private let player: Player
  private let scene: UIWindowScene
  private var frame: FrameHistory.Frame

  /// Starts a re-simulation.
  ///
  /// - Parameters:
  ///   - canvas: The canvas of the program.
  ///   - recorder: The recorder of the run that contains the frame.
  ///   - frame: The frame.
  ///   - fonts: The fonts of the new scene.
  /// - Returns: `nil` if the run is too long or the program does not start again.
  init?(
    of canvas: Canvas, _ recorder: Recorder?, at frame: FrameHistory.Frame, fonts: FontLibrary
  ) {
    guard let recorder, !recorder.isTooLong else { return nil }
    let header = recorder.recording.header
    scene = UIWindowScene(size: header.size, scale: header.scale, fonts: fonts)
    guard canvas.subject.open(in: scene, header) else { return nil }
    player = Player(recorder.recording, in: scene)
    self.frame = frame
  }

  /// A Boolean value that indicates whether the re-simulation has not reached the frame yet.
  var isPending: Bool { player.next <= frame.index && !player.isAtEnd }

  /// The scene at the frame; `nil` before it is reached, and if its picture is another one.
  var result: UIWindowScene? {
    let isSame = player.picture?.stableHash == frame.picture.stableHash
    return !isPending && isSame ? scene : nil
  }

  /// Continues towards another frame.
  ///
  /// - Returns: `false` if the re-simulation has already passed that frame or ends before it.
  func go(to frame: FrameHistory.Frame) -> Bool {
    guard player.next <= frame.index + 1, frame.index < player.recording.frames.count else {
      return false
    }
    self.frame = frame
    return true
  }

  /// Simulates frames for some processor time in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    while isPending {
      player.playNext()
      if ProcessorTime.now >= end { return }
    }
  }
}
