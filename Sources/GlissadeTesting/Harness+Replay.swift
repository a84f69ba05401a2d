import Foundation
import GlissadeReplay
import UIKit

extension Harness {
  /// Plays a recording that a program made with `--record`, as fast as possible, and compares every
  /// frame with it: a recorded bug becomes a test.
  ///
  /// - Parameters:
  ///   - file: The recording.
  ///   - root: A closure that makes the controller with which the program began.
  /// - Returns: The first frame that differs, with view and property, in one line, or `nil` if none
  ///   does.
  /// - Throws: An error whose description names the file and the invalid line.
  public static func replay(_ file: URL, root: () -> UIViewController) throws -> String? {
    let recording = try Recording.read(contentsOf: file).recording
    do throws(RecordingError) {
      try recording.checkParameters()
    } catch {
      throw BadRecording(path: file.path, error: error)
    }
    let player = player(of: recording, root: root)
    return player.verify()?.description
  }

  /// Returns a player of a recording, in a scene of the recorded size with that controller in it.
  package static func player(
    of recording: Recording, root: () -> UIViewController
  ) -> Player {
    let header = recording.header
    let scene = makeScene(size: header.size, scale: header.scale)
    scene.reducesMotion = header.reducesMotion
    _ = open(root, in: scene)
    return Player(recording, in: scene)
  }
}
